/** Two tabs that begin to pay at the very same moment, which needs a database with several connections. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RefusedByProvider } from '#backend/features/money/payment-provider.ts';
import * as payments from '#backend/features/money/payments.queries.ts';
import { lockInOrder } from '#backend/platform/database/locks.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { bookedTask } from '#tests/backend/support/money-world.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const areWaiting = async () => {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows.length > 0;
};

it('leaves what one tab is storing of its checkout, while the provider refuses the other one', async () => {
  const [owner, customer] = [await server.person(), await server.person()];
  const task = await bookedTask(server, { owner, customer });
  const url = 'https://provider.example/checkout';
  let storing: Promise<unknown> | undefined;
  Object.assign(server.services.payments, {
    openCheckout: ({ id }: { id: string }) =>
      new Promise((_resolve, refuse) => {
        storing = inTransaction(server.db, async (trx) => {
          await lockInOrder(trx, { users: [owner.id, customer.id], task: task.id });
          await payments.update(trx, id, { status: 'open', url });
          refuse(new RefusedByProvider('The other call was faster.', undefined));
          await expect.poll(areWaiting).toBe(true);
        });
      }),
  });
  const begin = () => {
    const json = { items: [{ id: task.id, quantity: 1 }] };
    return server.call<{ url: string }>('POST', '/create-checkout-session', { as: customer, json });
  };
  expect((await begin()).status).toBe(502);
  await storing;
  expect(await begin()).toMatchObject({ status: 200, body: { url } });
});
