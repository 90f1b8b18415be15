/** A task that is paid for and under way, and what its two parties are told and get. */
import { bookingDay } from '#tests/setup/booking-day.ts';
import { payFor } from './pay-for.ts';
import type { Person, TestApp } from './test-app.ts';

export interface PaidTask {
  owner: Person;
  customer: Person;
  id: number;
  path: string;
  conversation: string;
}

/** Money is held, and the owner has begun; €45. */
export async function startedTask(
  server: TestApp,
  people: { owner?: Person; customer?: Person } = {},
): Promise<PaidTask> {
  const owner = people.owner ?? (await server.person({ firstname: 'Mira', lastname: 'Okafor' }));
  const customer = people.customer ?? (await server.person({ firstname: 'Jonas', lastname: 'Weber' }));
  const task = await bookedTask(server, { owner, customer });
  await payFor(server, customer, task.id);
  await server.call('PATCH', task.path, { as: owner, json: { status: 'in_progress' } });
  return task;
}

export async function bookedTask(
  server: TestApp,
  { owner, customer }: { owner: Person; customer: Person },
): Promise<PaidTask> {
  const offer = await server.offer(owner, { title: 'Certificates' });
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  const booking = `/task/accepted/${offer}`;
  const { body } = await server.call<{ id: number; conversation_id: string }>('POST', booking, {
    as: customer,
    json,
  });
  const path = `/task/accepted/${body.id}`;
  return { owner, customer, id: body.id, path, conversation: body.conversation_id };
}

export async function deliver(server: TestApp, { owner, path }: PaidTask): Promise<void> {
  await server.call('PATCH', path, { as: owner, json: { status: 'delivered' } });
}

type ReadTask = Record<string, unknown> & {
  history: object[];
  settlement: { id: string; owner_percent: number } | null;
};

export const readTask = async (server: TestApp, as: Person, { path }: PaidTask) =>
  (await server.call<ReadTask>('GET', path, { as })).body;

/** The newest notifications, newest first. */
export async function notificationsOf(server: TestApp, as: Person) {
  const { body } = await server.call<{ text: string; url: string; activity: { code: string } }[]>(
    'GET',
    '/notifications',
    { as },
  );
  return body.map(({ text, url }) => `${text} ${url}`);
}

/** The ledger's accounts of a task in cents, positive for what is there or owed; zeros are left out. */
export async function moneyOf(server: TestApp, { id }: Pick<PaidTask, 'id'>) {
  const rows = await server.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'id', 'transaction_id')
    .select((one) => ['account', one.fn.sum<string>('amount_cents').as('sum')])
    .where('task_id', '=', id)
    .groupBy('account')
    .execute();
  const sums = rows.map(({ account, sum }) => [account, account === 'provider' ? Number(sum) : -Number(sum)]);
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0)) as Record<string, number>;
}
