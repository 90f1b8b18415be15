/** Two tabs that begin to pay at once, while the payment provider refuses one of them. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { openUnreliableProvider, type Provider } from '#tests/backend/support/unreliable-provider.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let provider: Provider;
let server: TestApp;
let customer: Person;
let task: number;

beforeEach(async () => {
  provider = await openUnreliableProvider(1);
  server = await testApp(provider.environment);
  customer = await server.person();
  const path = `/task/accepted/${await server.offer(await server.person(), { price: 25 })}`;
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  task = (await server.call<{ id: number }>('POST', path, { as: customer, json })).body.id;
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

const begin = () =>
  server.call<{ url: string }>('POST', '/create-checkout-session', {
    as: customer,
    json: { items: [{ id: task, quantity: 1 }] },
  });

/** Begins to pay in two tabs. Returns the call that the provider has not answered, once it has refused the other. */
async function beginTwice() {
  provider.behave('one-of-two');
  const calls = [begin(), begin()];
  const refused = await Promise.race(
    calls.map(async (call, index) => ({ index, status: (await call).status })),
  );
  expect(refused.status).toBe(502);
  const other = calls[1 - refused.index];
  if (!other) throw new Error('There are two calls.');
  return () => {
    provider.answerFirst();
    return other;
  };
}

it('leaves one checkout, which is found again', async () => {
  const answered = await beginTwice();
  const opened = await answered();
  expect(opened.status).toBe(200);
  provider.behave('well');
  expect((await begin()).body.url).toBe(opened.body.url);
});

it('leaves no checkout when the task is cancelled before the provider answers', async () => {
  const answered = await beginTwice();
  const json = { status: 'cancelled' };
  expect((await server.call('PATCH', `/task/accepted/${task}`, { as: customer, json })).status).toBe(200);
  expect(await answered()).toMatchObject({ status: 409, body: { message: expect.stringContaining('pay') } });
  const open = server.db.selectFrom('payments').selectAll().where('status', 'in', ['opening', 'open']);
  expect(await open.execute()).toEqual([]);
});
