/** The comparison of the ledger with the payment provider. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile } from '#backend/features/money/reconcile.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { choose, openCheckout } from '#tests/backend/support/stand-in-checkout.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const differences = async () => (await reconcile(server.services)).differences;

async function paidTask() {
  const [owner, customer] = [await server.person(), await server.person()];
  const offer = await server.offer(owner, { price: 45.5 });
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  const task = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, { as: customer, json });
  const items = { items: [{ id: task.body.id, quantity: 1 }] };
  const { body } = await server.call<{ url: string }>('POST', '/create-checkout-session', {
    as: customer,
    json: items,
  });
  const path = new URL(body.url).pathname;
  await choose(server, path, 'pay');
  const session = await server.services.payments.standIn?.checkout(path.split('/').at(-1) ?? '');
  const { payment_intent, client_reference_id } = session ?? {};
  if (!payment_intent || !client_reference_id) throw new Error('The task is not paid.');
  return { taskId: task.body.id, paymentIntent: payment_intent, paymentId: client_reference_id };
}

it('finds no difference where all is well', async () => {
  await paidTask();
  expect(await reconcile(server.services)).toEqual({ differences: [], count: 1 });
});

it('finds a payment at the provider that we do not have', async () => {
  const { id, path } = await openCheckout(server, { amountCents: 1200 });
  await choose(server, path, 'pay');
  expect(await differences()).toContain(
    `Payment ${id}, which is not ours: captured 0.00 EUR in the ledger, 12.00 EUR at the provider.`,
  );
});

it('finds what the ledger has and the provider does not', async () => {
  const { taskId, paymentId, paymentIntent } = await paidTask();
  await server.db
    .deleteFrom('stand_in_objects')
    .where('kind', '=', 'charge')
    .where('data', '@>', JSON.stringify({ payment_intent: paymentIntent }))
    .execute();
  expect(await differences()).toContain(
    `Payment ${paymentId}, of task ${taskId}: captured 45.50 EUR in the ledger, 0.00 EUR at the provider.`,
  );
});

it('finds a transfer with an id that is not ours', async () => {
  const { payments } = server.services;
  const { accountId } = await payments.createAccount({ id: newId(), email: 'o@example.test' });
  await payments.standIn?.activateAccount(accountId);
  const id = newId();
  const { providerId } = await payments.transfer({
    ...{ id, accountId, amountCents: 300, taskId: 7, charge: null },
  });
  expect(await differences()).toContain(
    `Transfer ${providerId} of 3.00 EUR at the provider: its id ${id} is not ours.`,
  );
});
