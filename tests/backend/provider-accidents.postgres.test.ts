/** What happens at the payment provider at once, which needs a database with several connections. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bookedTask } from './money-world.ts';
import { type TestApp, testApp } from './test-app.ts';
import { openUnreliableProvider, type Provider } from './unreliable-provider.ts';

let provider: Provider;
let server: TestApp;

beforeEach(async () => {
  provider = await openUnreliableProvider(1);
  provider.behave('well');
  server = await testApp(provider.environment);
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

const sixTimes = (happen: () => Promise<unknown>) => Promise.all(Array.from({ length: 6 }, happen));

/** As at the real one: the tests of a marketplace's money compare its ledger with the provider's charges. */
it('charges a debit once, and the bank questions a charge once', async () => {
  const [owner, customer] = [await server.person(), await server.person()];
  const task = await bookedTask(server, { owner, customer });
  const json = { items: [{ id: task.id, quantity: 1 }] };
  const checkout = { as: customer, json };
  const { body } = await server.call<{ url: string }>('POST', '/create-checkout-session', checkout);
  await provider.payByDebit(body.url.split('/').at(-1) ?? '');
  await sixTimes(() => provider.answerDebit(false));
  const charges = await provider.charges();
  expect(charges).toMatchObject([{ amount: 4500 }]);
  await sixTimes(provider.openBankDispute);
  for (const charge of charges) expect(await provider.disputesOf({ charge: charge.id })).toHaveLength(1);
});
