/** The SQL of proposals how to divide the money of a task, of which one is open at a time. */
import type { Settlement } from '#backend/database/tables-money.ts';
import type { Db } from '#backend/database/transaction.ts';

export async function openOf(db: Db, task: number): Promise<Settlement | undefined> {
  return db
    .selectFrom('settlements')
    .selectAll()
    .where('task_id', '=', task)
    .where('status', '=', 'open')
    .executeTakeFirst();
}
