/** A customer comes back from the payment page, and the provider's message is late or lost. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brokenInvariants } from '#tests/backend/support/database-invariants.ts';
import { openCheckout, openServerWithProvider } from '#tests/backend/support/server-with-provider.ts';
import type { Person } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let opened: Awaited<ReturnType<typeof openServerWithProvider>>;
let owner: Person;
let customer: Person;
let task: number;
let session: string;

beforeEach(async () => {
  opened = await openServerWithProvider();
  const { server } = opened;
  [owner, customer] = [await server.person(), await server.person()];
  const path = `/task/accepted/${await server.offer(owner, { price: 25 })}`;
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  task = (await server.call<{ id: number }>('POST', path, { as: customer, json })).body.id;
  session = await openCheckout(server, customer, task);
});
afterEach(async () => {
  expect(await brokenInvariants(opened.server.db)).toEqual([]);
  await opened.close();
});

const comeBack = () =>
  opened.server.call<{ status: string; code?: string }>('POST', `/task/accepted/${task}/payment`, {
    as: customer,
  });
const statusNow = async () => (await comeBack()).body.status;

async function notificationsOfPayment() {
  const { body } = await opened.server.call<{ kind: string }[]>('GET', '/notifications', { as: owner });
  return body.filter(({ kind }) => kind === 'payment').length;
}

it('finds it paid at once, in two tabs too, and counts it once when the message comes', async () => {
  const { provider, server } = opened;
  await provider.payByCard(session);
  const tabs = await Promise.all([comeBack(), comeBack()]);
  expect(tabs.map(({ body }) => body)).toEqual([{ status: 'held' }, { status: 'held' }]);
  await provider.sendAll(server);
  await provider.sendAll(server);
  expect(await statusNow()).toBe('held');
  expect(await notificationsOfPayment()).toBe(1);
  const captures = server.db.selectFrom('ledger_transactions').select('id').where('kind', '=', 'capture');
  expect(await captures.execute()).toHaveLength(1);
});

it('finds it unpaid while the page to pay on is open, which the customer gets again', async () => {
  expect(await statusNow()).toBe('unpaid');
  expect(await openCheckout(opened.server, customer, task)).toBe(session);
});

it('finds that the page to pay on has expired, so that the customer gets another', async () => {
  await opened.server.services.payments.expireCheckout(session);
  expect(await statusNow()).toBe('unpaid');
  expect(await openCheckout(opened.server, customer, task)).not.toBe(session);
});

it('finds that the bank has to confirm it, and later that it has', async () => {
  const { provider } = opened;
  await provider.payByDebit(session);
  expect([await statusNow(), await statusNow()]).toEqual(['pending', 'pending']);
  await provider.answerDebit(false);
  expect(await statusNow()).toBe('held');
});

it('says soon that the provider does not answer, and finds out later', async () => {
  const { provider } = opened;
  await provider.payByCard(session);
  for (const behaviour of ['silent', 'refusing'] as const) {
    provider.behave(behaviour);
    expect(await comeBack()).toMatchObject({ status: 502, body: { code: 'payment-silent' } });
  }
  provider.behave('well');
  expect(await statusNow()).toBe('held');
});
