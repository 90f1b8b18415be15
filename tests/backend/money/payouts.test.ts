/** The account that an owner's earnings go to, and what becomes of them when the owner leaves. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiveProviderEvent } from '#backend/features/tasks/payment-events.use-cases.ts';
import { expectRefused } from '#tests/backend/support/dispute-calls.ts';
import type { ErrorBody } from '#tests/backend/support/error-translations.ts';
import {
  bookedTask,
  deliver,
  moneyOf,
  type PaidTask,
  readTask,
  startedTask,
} from '#tests/backend/support/money-world.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
/** The accounts at the provider. */
const accounts = new Map<string, { user: string; isActive: boolean }>();
let links = 0;
let isAway = false;

beforeAll(async () => {
  server = await testApp();
  // What the provider answers: only the HTTP of Stripe or the stand-in is left out.
  Object.assign(server.services.payments, {
    async createAccount({ id }: { id: string }) {
      if (isAway) throw new Error('no answer');
      const accountId = `acct_${id}`;
      if (!accounts.has(accountId)) accounts.set(accountId, { user: id, isActive: false });
      return { accountId };
    },
    async accountLink({ accountId }: { accountId: string }) {
      links += 1;
      return { url: `https://provider.example/${accountId}/${links}` };
    },
    async isAccountActive(accountId: string) {
      if (isAway) throw new Error('no answer');
      return accounts.get(accountId)?.isActive ?? false;
    },
  });
});
afterAll(() => server.close());

type Body = ErrorBody & { url: string; status: string };
const open = (as: Person) => server.call<Body>('POST', '/payouts/account', { as, json: {} });
const status = async (as: Person) => (await server.call<Body>('GET', '/payouts/account', { as })).body.status;
const reauthenticate = (as: Person) =>
  server.call('POST', '/user/reauthenticate', { as, json: { password } });
const remove = (as: Person) => server.call<Body>('DELETE', '/user', { as, json: { password } });

async function finish(task: PaidTask) {
  await deliver(server, task);
  await server.call('PATCH', task.path, { as: task.customer, json: { status: 'finished' } });
}

/** The transfers that wait for a worker. */
const sent = async (task: PaidTask) => {
  const { rows } = await sql<{ data: object }>`
    select data from jobs.job where name = 'send-transfer'`.execute(server.db);
  const transfer = await server.db
    .selectFrom('transfers')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('transfers.id')
    .where('task_id', '=', task.id)
    .executeTakeFirstOrThrow();
  return rows.filter(({ data }) => JSON.stringify(data).includes(transfer.id)).length;
};

it('is made once at the provider, behind the password, and becomes active', async () => {
  const owner = await server.person();
  expect(await status(owner)).toBe('none');
  server.wait(10 * 60_000 + 1);
  await expectRefused(await open(owner), 401, 'reauthentication-needed');
  await reauthenticate(owner);
  const [first, second] = await Promise.all([open(owner), open(owner)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body.url).toContain(`https://provider.example/acct_${owner.id}/`);
  expect((await open(owner)).body.url).not.toBe(first.body.url);
  expect(await server.db.selectFrom('payout_accounts').selectAll().execute()).toHaveLength(1);
  expect(await status(owner)).toBe('pending');
  const task = await startedTask(server, { owner });
  await finish(task);
  const before = await sent(task);
  const account = accounts.get(`acct_${owner.id}`);
  if (account) account.isActive = true;
  expect(await status(owner)).toBe('active');
  expect(await sent(task)).toBe(before + 1);
  const audited = await server.db
    .selectFrom('audit_events')
    .select('outcome')
    .where('action', '=', 'set-up-payouts')
    .where('actor_id', '=', owner.id)
    .execute();
  expect(audited.map(({ outcome }) => outcome).sort()).toEqual(['done', 'done', 'done', 'unauthenticated']);
});

it('becomes active by a message that came before we knew the account', async () => {
  const owner = await server.person();
  await reauthenticate(owner);
  const accountId = `acct_${owner.id}`;
  const what = { kind: 'account', accountId, isActive: true } as const;
  await receiveProviderEvent(server.services, { id: `evt_${owner.id}`, type: 'account.updated', what });
  await open(owner);
  expect(await status(owner)).toBe('active');
});

it('says in words that the provider does not answer', async () => {
  const owner = await server.person();
  await reauthenticate(owner);
  isAway = true;
  await expectRefused(await open(owner), 502, 'payouts-away');
  expect(await status(owner)).toBe('none');
  isAway = false;
  expect((await open(owner)).status).toBe(200);
  isAway = true;
  expect(await status(owner)).toBe('pending');
  isAway = false;
});

it('keeps an account while its owner has money that is not paid out', async () => {
  const task = await startedTask(server);
  await finish(task);
  await expectRefused(await remove(task.owner), 409, 'money-available');
  expect(await moneyOf(server, task)).toEqual({ provider: 4500, owner: 4050, fee: 450 });
  expect((await server.call('GET', '/user/Profile', { as: task.owner })).status).toBe(200);
  await server.db
    .updateTable('transfers')
    .set({ status: 'paid_out' })
    .where('owner_id', '=', task.owner.id)
    .execute();
  expect((await remove(task.owner)).status).toBe(200);
});

it('keeps a customer while their money is held for work that has begun; before that it goes back', async () => {
  const started = await startedTask(server);
  await expectRefused(await remove(started.customer), 409, 'money-held');
  expect(await moneyOf(server, started)).toEqual({ provider: 4500, held: 4500 });
  const task = await bookedTask(server, { owner: started.owner, customer: await server.person() });
  await payFor(server, task.customer, task.id);
  expect((await remove(task.customer)).status).toBe(200);
  expect(await moneyOf(server, task)).toEqual({ provider: 4500, 'refund-due': 4500 });
});

it('returns to customers what is held for an owner who leaves, in a dispute too', async () => {
  const task = await startedTask(server);
  await server.call('POST', `${task.path}/dispute`, { as: task.owner, json: { text: 'A' } });
  expect((await remove(task.owner)).status).toBe(200);
  expect(await moneyOf(server, task)).toEqual({ provider: 4500, 'refund-due': 4500 });
  expect(await readTask(server, task.customer, task)).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
    dispute: { outcome: 'withdrawn' },
  });
});
