/** The numbers of the marketplace: how much there is of everything, its money, and what waits for somebody. */
import { sql } from 'kysely';
import type { Task } from '#backend/platform/database/tables.ts';
import type { LedgerAccount, LedgerKind } from '#backend/platform/database/tables-money.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

interface Counted {
  total: number;
}

const first = async (query: { executeTakeFirstOrThrow(): Promise<Counted> }): Promise<number> =>
  Number((await query.executeTakeFirstOrThrow()).total);

/** Those whose accounts are there. */
export const countUsers = (db: Db): Promise<number> =>
  first(
    db
      .selectFrom('users')
      .select((count) => count.fn.countAll<number>().as('total'))
      .where('deleted_at', 'is', null),
  );

export const countOffers = (db: Db): Promise<number> =>
  first(
    db
      .selectFrom('offers')
      .select((count) => count.fn.countAll<number>().as('total'))
      .where('deleted_at', 'is', null),
  );

export async function countTasks(db: Db): Promise<{ status: Task['status']; total: number }[]> {
  const rows = await db
    .selectFrom('tasks')
    .select((count) => ['status', count.fn.countAll<number>().as('total')])
    .groupBy('status')
    .execute();
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

/** What moved between the ledger's accounts, by month in UTC, the oldest first. */
export async function moneyByMonth(
  db: Db,
): Promise<{ month: string; kind: LedgerKind; account: LedgerAccount; cents: number }[]> {
  const month = sql<string>`to_char(moved.created_at at time zone 'UTC', 'YYYY-MM')`;
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as moved', 'moved.id', 'entry.transaction_id')
    .select((sum) => [
      month.as('month'),
      'moved.kind',
      'entry.account',
      sum.fn.sum<number>('entry.amount_cents').as('cents'),
    ])
    .groupBy([month, 'moved.kind', 'entry.account'])
    .orderBy(month)
    .execute();
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

interface Waiting {
  disputes: number;
  payments: number;
  transfers: number;
  mails: number;
  webhooks: number;
}

/** What waits for somebody. Nobody decides about disputes of their own. */
export async function countWaiting(db: Db, operator: string, now: Date): Promise<Waiting> {
  const anHourAgo = new Date(now.getTime() - 60 * 60 * 1000);
  const { rows } = await sql<Waiting>`
    select
      (
        select count(*) from disputes join tasks on tasks.id = disputes.task_id
        where outcome is null and tasks.customer_id <> ${operator} and tasks.owner_id <> ${operator}
      ) as disputes,
      (
        select count(*) from payments
        where (status = 'opening' and created_at < ${anHourAgo})
          or exists (select from refunds where payment_id = payments.id and refunds.status = 'refused')
      ) as payments,
      (select count(*) from transfers where status = 'available' and reason is not null) as transfers,
      (select count(*) from mails where status = 'failed') as mails,
      (select count(*) from webhook_deliveries where status = 'failed') as webhooks`.execute(db);
  return rows[0] as Waiting;
}
