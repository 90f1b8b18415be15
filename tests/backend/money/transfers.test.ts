/** An owner's money on its way to their account at the payment provider. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendTransfer } from '#backend/features/money/payouts.use-cases.ts';
import { bookedTask, deliver } from '#tests/backend/support/money-world.ts';
import { differences } from '#tests/backend/support/provider-totals.ts';
import { openCheckout, openServerWithProvider } from '#tests/backend/support/server-with-provider.ts';

let opened: Awaited<ReturnType<typeof openServerWithProvider>>;

beforeEach(async () => {
  opened = await openServerWithProvider();
});
afterEach(() => opened.close());

/** A finished task, paid for, whose jobs have not run: returns its transfer. */
async function releasedTransfer(): Promise<string> {
  const { server, provider } = opened;
  const [owner, customer] = [await server.person(), await server.person()];
  expect((await server.call('POST', '/payouts/account', { as: owner, json: {} })).status).toBe(200);
  await provider.finishAccount();
  const task = await bookedTask(server, { owner, customer });
  await provider.payByCard(await openCheckout(server, customer, task.id));
  await provider.sendAll(server);
  await server.call('PATCH', task.path, { as: owner, json: { status: 'in_progress' } });
  await deliver(server, task);
  await server.call('PATCH', task.path, { as: customer, json: { status: 'finished' } });
  const { id } = await server.db.selectFrom('transfers').select('id').executeTakeFirstOrThrow();
  return id;
}

it('takes the money from its own charge, though the receipt was not read yet', async () => {
  const { server, provider } = opened;
  const transfer = await releasedTransfer();
  await sendTransfer(server.services, transfer);
  const [charge] = await provider.charges();
  expect(await provider.transfers()).toMatchObject([{ amount: 4050, source_transaction: charge?.id }]);
  expect(await differences(server.db, provider)).toEqual([]);
});
