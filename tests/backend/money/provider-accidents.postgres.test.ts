/** What happens at the payment provider at once, which needs a database with several connections. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookedTask } from '#tests/backend/support/money-world.ts';
import { openCheckout, openServerWithProvider } from '#tests/backend/support/server-with-provider.ts';

let opened: Awaited<ReturnType<typeof openServerWithProvider>>;

beforeEach(async () => {
  opened = await openServerWithProvider();
});
afterEach(() => opened.close());

const sixTimes = (happen: () => Promise<unknown>) => Promise.all(Array.from({ length: 6 }, happen));

/** As at the real one: the tests of a marketplace's money compare its ledger with the provider's charges. */
it('charges a debit once, and the bank questions a charge once', async () => {
  const { server, provider } = opened;
  const [owner, customer] = [await server.person(), await server.person()];
  const task = await bookedTask(server, { owner, customer });
  await provider.payByDebit(await openCheckout(server, customer, task.id));
  await sixTimes(() => provider.answerDebit(false));
  const charges = await provider.charges();
  expect(charges).toMatchObject([{ amount: 4500 }]);
  await sixTimes(provider.openBankDispute);
  for (const charge of charges) expect(await provider.disputesOf({ charge: charge.id })).toHaveLength(1);
});
