/** The SQL of proposals how to divide the money of a task, of which one is open at a time. */
import type { Insertable } from 'kysely';
import type { Settlement, SettlementsTable } from '#backend/platform/database/tables-money.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export async function openOf(db: Db, task: number): Promise<Settlement | undefined> {
  return db
    .selectFrom('settlements')
    .selectAll()
    .where('task_id', '=', task)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

export async function add(
  trx: Transaction,
  settlement: Omit<Insertable<SettlementsTable>, 'status' | 'closed_at'>,
): Promise<void> {
  await trx
    .insertInto('settlements')
    .values({ ...settlement, status: 'open', closed_at: null })
    .execute();
}

/** The open one, if there is one. */
export async function close(
  trx: Transaction,
  task: number,
  status: Exclude<Settlement['status'], 'open'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('settlements')
    .set({ status, closed_at: at })
    .where('task_id', '=', task)
    .where('status', '=', 'open')
    .execute();
}
