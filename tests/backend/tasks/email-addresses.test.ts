/** Whose e-mail address the other party of a task sees, and when. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let free: TestApp;
beforeAll(async () => {
  [server, free] = [await testApp(), await testApp({ PAYMENT_POLICY: 'off' })];
});
afterAll(() => Promise.all([server.close(), free.close()]));

async function booked(app: TestApp, more: Record<string, unknown> = {}) {
  const [owner, customer] = [await app.person(), await app.person()];
  const json = { details: 'A', date: bookingDay, time: '10:00' };
  const path = `/task/accepted/${await app.offer(owner, more)}`;
  const { id } = (await app.call<{ id: number }>('POST', path, { as: customer, json })).body;
  const seenBy = async (as: Person) => {
    const one = await app.call<{ email: string }>('GET', `/task/accepted/${id}`, { as });
    const [listed] = (await app.call<{ email: string }[]>('GET', '/task/accepted', { as })).body;
    expect(listed?.email).toBe(one.body.email);
    return one.body.email;
  };
  const step = async (as: Person, status: string) => {
    const { body } = await app.call('PATCH', `/task/accepted/${id}`, { as, json: { status } });
    expect(body).toMatchObject({ status });
  };
  return { id, owner, customer, seenBy, step };
}

it('is nobody’s while a booking is not paid, both’s from then on, and nobody’s once it is cancelled', async () => {
  const { id, owner, customer, seenBy, step } = await booked(server);
  expect([await seenBy(customer), await seenBy(owner)]).toEqual(['', '']);
  await payFor(server, customer, id);
  expect([await seenBy(customer), await seenBy(owner)]).toEqual([owner.email, customer.email]);
  await step(customer, 'cancelled');
  expect([await seenBy(customer), await seenBy(owner)]).toEqual(['', '']);
});

it('stays where work was cancelled after its time had come', async () => {
  const { id, owner, customer, seenBy, step } = await booked(server);
  await payFor(server, customer, id);
  await server.db
    .updateTable('tasks')
    .set({ starts_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  await step(owner, 'cancelled');
  expect([await seenBy(customer), await seenBy(owner)]).toEqual([owner.email, customer.email]);
});

it('follows the agreement where nothing is paid at the marketplace', async () => {
  const { owner, customer, seenBy, step } = await booked(free, { booking: 'on-request' });
  expect(await seenBy(customer)).toBe('');
  await step(owner, 'accepted');
  expect([await seenBy(customer), await seenBy(owner)]).toEqual([owner.email, customer.email]);
});
