/** What a payment provider does while two people change what they agreed on. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lapseChange } from '#backend/features/tasks/changes.use-cases.ts';
import { brokenInvariants } from '#tests/backend/support/database-invariants.ts';
import { notificationsOf } from '#tests/backend/support/money-world.ts';
import { differences } from '#tests/backend/support/provider-totals.ts';
import { openCheckout, openServerWithProvider } from '#tests/backend/support/server-with-provider.ts';
import type { Person } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let opened: Awaited<ReturnType<typeof openServerWithProvider>>;
let owner: Person;
let customer: Person;
let task: number;

beforeEach(async () => {
  opened = await openServerWithProvider();
  const { server } = opened;
  [owner, customer] = [await server.person(), await server.person()];
  const path = `/task/accepted/${await server.offer(owner, { title: 'Letters', price: 25 })}`;
  const json = { details: 'A', date: bookingDay, time: '09:30', quantity: 2 };
  task = (await server.call<{ id: number }>('POST', path, { as: customer, json })).body.id;
  await server.startJobs();
});
afterEach(async () => {
  const { server, provider } = opened;
  // What the jobs still ask of the provider.
  await expect.poll(() => differences(server.db, provider), { timeout: 20_000 }).toEqual([]);
  expect(await brokenInvariants(server.db)).toEqual([]);
  await opened.close();
});

interface Read {
  total: number;
  change: { id: string; pay_until: string | null } | null;
  payment: { status: string; due: number; refunded: number; payments: { amount: number; status: string }[] };
}
const read = async () =>
  (await opened.server.call<Read>('GET', `/task/accepted/${task}`, { as: customer })).body;

/** The owner proposes, the customer accepts. */
async function agreeOn(quantity: number) {
  const path = `/task/accepted/${task}/changes`;
  const json = { quantity, text: 'There is more of it.' };
  await opened.server.call('POST', path, { as: owner, json });
  const { change } = await read();
  return opened.server.call<{ code?: string; due: number }>('POST', `${path}/${change?.id}/accept`, {
    as: customer,
  });
}

async function payByCard() {
  const session = await openCheckout(opened.server, customer, task);
  await opened.provider.payByCard(session);
  await opened.provider.sendAll(opened.server);
}

it('returns a payment of the old sum that comes after the change, and takes one of the new', async () => {
  const { server, provider } = opened;
  const session = await openCheckout(server, customer, task);
  // It is paid in the very moment in which the other terms are accepted, and the message is late.
  await provider.payByCard(session);
  expect((await agreeOn(3)).status).toBe(200);
  await provider.sendAll(server);
  expect((await read()).payment).toMatchObject({ status: 'refunded', payments: [{ status: 'refunded' }] });
  for (const person of [customer, owner])
    expect((await notificationsOf(server, person)).join()).toContain(
      '“Letters” no longer needed the payment of €50. It goes back to the customer.',
    );
  await payByCard();
  expect(await read()).toMatchObject({ total: 75, payment: { status: 'held', due: 0, refunded: 0 } });
});

it('does not change the sum while a bank confirms a payment of it', async () => {
  const { server, provider } = opened;
  await provider.payByDebit(await openCheckout(server, customer, task));
  await provider.sendAll(server);
  expect(await agreeOn(3)).toMatchObject({ status: 409, body: { code: 'payment-pending' } });
  await provider.answerDebit(false);
  await provider.sendAll(server);
});

it('does not lapse while a bank confirms the difference, and has its time anew when the bank refuses', async () => {
  const { server, provider } = opened;
  await payByCard();
  expect(await agreeOn(3)).toMatchObject({ status: 200, body: { due: 2500 } });
  const { change } = await read();
  const due = { change: change?.id ?? '', payUntil: change?.pay_until ?? '' };
  const session = await openCheckout(server, customer, task);
  expect(await openCheckout(server, customer, task)).toBe(session);
  await provider.payByDebit(session);
  await provider.sendAll(server);
  await lapseChange(server.services, due);
  const pending = await read();
  expect(pending).toMatchObject({ total: 50, change: { pay_until: null }, payment: { status: 'held' } });
  expect(pending.payment.payments.map(({ status }) => status)).toEqual(['held', 'pending']);
  await provider.answerDebit(true);
  await provider.sendAll(server);
  const refused = await read();
  expect(refused.change?.pay_until).not.toBe(due.payUntil);
  expect(refused).toMatchObject({ change: { pay_until: expect.any(String) }, payment: { due: 2500 } });
  await provider.payByDebit(await openCheckout(server, customer, task));
  await provider.sendAll(server);
  await provider.answerDebit(false);
  await provider.sendAll(server);
  expect(await read()).toMatchObject({ total: 75, change: null, payment: { status: 'held', due: 0 } });
});

it('returns the difference that is paid when the change has lapsed, and the old terms stay', async () => {
  const { server, provider } = opened;
  await payByCard();
  await agreeOn(3);
  const session = await openCheckout(server, customer, task);
  await provider.payByCard(session);
  for (const status of ['in_progress', 'delivered'])
    await server.call('PATCH', `/task/accepted/${task}`, { as: owner, json: { status } });
  await provider.sendAll(server);
  const after = await read();
  expect(after).toMatchObject({ total: 50, change: null, payment: { status: 'held', due: 0, refunded: 0 } });
  expect(after.payment.payments).toMatchObject([
    { amount: 5000, status: 'held' },
    { amount: 2500, status: 'refunded' },
  ]);
});

it('refunds by the rule from both payments when the customer cancels', async () => {
  const { server, provider } = opened;
  await payByCard();
  await agreeOn(3);
  await payByCard();
  expect(await read()).toMatchObject({ total: 75, payment: { status: 'held' } });
  const cancelled = await server.call('PATCH', `/task/accepted/${task}`, {
    as: customer,
    json: { status: 'cancelled', refund: 7500 },
  });
  expect(cancelled, cancelled.text).toMatchObject({ status: 200 });
  expect((await read()).payment).toMatchObject({ status: 'refunded', refunded: 7500 });
  await provider.sendAll(server);
});
