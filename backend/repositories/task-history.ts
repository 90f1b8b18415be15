import type { TaskStatus } from '@dragoman/widgets/server';
import { newId } from '#backend/database/ids.ts';
import type { Task } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';

/** Returns false when the task no longer has the status that the step starts from, because another call was faster. */
export async function move(
  trx: Transaction,
  task: Task,
  to: TaskStatus,
  by: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tasks')
    .set({ status: to, updated_at: at })
    .where('id', '=', task.id)
    .where('status', '=', task.status)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('task_history')
    .values({ id: newId(), task_id: task.id, from: task.status, to, by, at })
    .execute();
  return true;
}

export async function list(db: Db, task: number) {
  return db
    .selectFrom('task_history')
    .select(['from', 'to', 'by', 'at'])
    .where('task_id', '=', task)
    .orderBy('id')
    .execute();
}
