/** The SQL of disputes, of which a task has one open at a time. */
import type { Dispute } from '#backend/database/tables-money.ts';
import type { Db } from '#backend/database/transaction.ts';

/** The newest one, open or not. */
export async function newestOf(db: Db, task: number): Promise<Dispute | undefined> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('task_id', '=', task)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
