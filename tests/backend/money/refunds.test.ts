/** Money that goes back to the customer, with a payment provider that does not always do what it is asked. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as objects from '#backend/features/money/stand-in/queries.ts';
import { brokenInvariants } from '#tests/backend/support/database-invariants.ts';
import { differences } from '#tests/backend/support/provider-totals.ts';
import { areJobsDone } from '#tests/backend/support/quiet-jobs.ts';
import { openCheckout, openServerWithProvider } from '#tests/backend/support/server-with-provider.ts';
import type { Person, TestApp } from '#tests/backend/support/test-app.ts';
import type { Provider } from '#tests/backend/support/unreliable-provider.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let provider: Provider;
let server: TestApp;
let close: () => Promise<void>;
let owner: Person;
let customer: Person;
let task: number;
let session: string;

/** A task with an open checkout. */
beforeEach(async () => {
  ({ provider, server, close } = await openServerWithProvider());
  [owner, customer] = [await server.person(), await server.person()];
  const path = `/task/accepted/${await server.offer(owner, { price: 25 })}`;
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  task = (await server.call<{ id: number }>('POST', path, { as: customer, json })).body.id;
  session = await openCheckout(server, customer, task);
});
afterEach(() => close());

const cancel = async () => {
  const json = { status: 'cancelled' };
  const { status } = await server.call('PATCH', `/task/accepted/${task}`, { as: customer, json });
  expect(status).toBe(200);
};
const payment = async () => {
  const path = `/task/accepted/${task}`;
  return (await server.call<{ payment: Record<string, unknown> }>('GET', path, { as: customer })).body
    .payment;
};
const listedPayments = async () => (await server.call<object[]>('GET', '/payments', { as: customer })).body;
const countNotifications = async (as: Person, code: string) => {
  const { body } = await server.call<{ activity: { code: string } }[]>('GET', '/notifications', { as });
  return body.filter(({ activity }) => activity.code === code).length;
};
const refundedAtProvider = async () =>
  (await provider.charges()).map(({ amount_refunded }) => amount_refunded);
/** Every cent is where the ledger says. */
async function settle(): Promise<void> {
  await expect.poll(async () => !(await provider.sendAll(server)) && areJobsDone(server.db)).toBe(true);
  expect(await brokenInvariants(server.db)).toEqual([]);
  expect(await differences(server.db, provider)).toEqual([]);
}

it('tells the customer once of a refund that the provider refuses, and tries it again', async () => {
  await provider.payByCard(session);
  await provider.sendAll(server);
  // The limits of retries apply to jobs that are enqueued afterwards.
  await server.startJobs();
  provider.behave('refusing');
  await cancel();
  await expect.poll(payment).toMatchObject({ status: 'refunded', refunded: 2500, refund_delayed: true });
  const listed = { task_id: task, status: 'refunded', refunded: 2500 };
  expect(await listedPayments()).toMatchObject([{ ...listed, refund_delayed: true }]);
  provider.behave('well');
  await settle();
  expect(await payment()).toMatchObject({ status: 'refunded', refunded: 2500, refund_delayed: false });
  expect(await refundedAtProvider()).toEqual([2500]);
  expect(await listedPayments()).toMatchObject([{ ...listed, refund_delayed: false }]);
  expect(await countNotifications(customer, 'refund-delayed')).toBe(1);
});

it('gives the money back once where somebody refunds by hand what is to be refunded', async () => {
  await provider.payByCard(session);
  await provider.sendAll(server);
  await cancel();
  await provider.refundByHand(true);
  await provider.sendAll(server);
  await server.startJobs();
  await settle();
  expect(await payment()).toMatchObject({ status: 'refunded', refunded: 2500, refund_delayed: false });
  expect(await refundedAtProvider()).toEqual([2500]);
  expect(await countNotifications(customer, 'refund-delayed')).toBe(0);
});

it('returns a payment for a task that was cancelled meanwhile, and tells both', async () => {
  await cancel();
  await provider.payByCard(session);
  await provider.sendAll(server);
  for (const person of [customer, owner])
    expect(await countNotifications(person, 'payment-returned')).toBe(1);
  await server.startJobs();
  await settle();
  expect(await refundedAtProvider()).toEqual([2500]);
  expect(await payment()).toMatchObject({ status: 'refunded', refunded: 2500 });
});

it('holds what comes by an older checkout while the task still needs it, and closes the later one', async () => {
  await server.db.updateTable('payments').set({ status: 'expired' }).execute();
  const later = await openCheckout(server, customer, task);
  await provider.payByCard(session);
  await provider.sendAll(server);
  await server.startJobs();
  await settle();
  expect(await payment()).toMatchObject({ status: 'held', amount: 2500, refunded: 0 });
  expect(await refundedAtProvider()).toEqual([0]);
  expect(await countNotifications(customer, 'payment-returned')).toBe(0);
  await provider.payByCard(later).catch(() => undefined);
  expect(await provider.charges()).toHaveLength(1);
});

it('counts what somebody refunds by hand of money that is held as the customer’s', async () => {
  await provider.payByCard(session);
  await provider.sendAll(server);
  await provider.refundByHand(true);
  await server.startJobs();
  await settle();
  expect(await payment()).toMatchObject({ status: 'refunded', refunded: 2500 });
  expect(await countNotifications(customer, 'refunded')).toBe(1);
});

it('owes a refund again that the customer’s bank sends back, tells both, and tries it under another id', async () => {
  await provider.payByCard(session);
  await provider.sendAll(server);
  await server.startJobs();
  await cancel();
  await settle();
  await provider.failRefund();
  const [event] = await objects.pending(provider.db, new Date(0));
  await provider.sendAll(server);
  // The same message under another name, as Stripe sends it to older endpoints.
  const again = Object.assign({}, event?.data, { id: 'evt_again', type: 'charge.refund.updated' });
  await provider.sendPayload(server, again);
  expect(await payment()).toMatchObject({ status: 'refunded', refunded: 2500, refund_delayed: true });
  expect([
    await countNotifications(customer, 'refund-delayed'),
    await countNotifications(owner, 'refund-delayed'),
  ]).toEqual([1, 1]);
  expect(await differences(server.db, provider)).toEqual([]);

  await server.db.updateTable('jobs.job').set({ start_after: new Date() }).execute();
  await settle();
  expect(await payment()).toMatchObject({ status: 'refunded', refund_delayed: false });
  expect(await refundedAtProvider()).toEqual([2500]);
});
