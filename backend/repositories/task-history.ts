import type { TaskStatus } from '@dragoman/widgets/server';
import type { Task } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';
import type { Clock } from './clock.ts';

/** A task's next status, under its lock. */
export async function move(
  trx: Transaction,
  task: Pick<Task, 'id' | 'status'>,
  to: TaskStatus,
  by: string,
  { at, newId }: Clock,
): Promise<void> {
  await trx.updateTable('tasks').set({ status: to, updated_at: at }).where('id', '=', task.id).execute();
  await trx
    .insertInto('task_history')
    .values({ id: newId(), task_id: task.id, from: task.status, to, by, at })
    .execute();
}

export async function list(db: Db, task: number) {
  return db
    .selectFrom('task_history')
    .select(['from', 'to', 'by', 'at'])
    .where('task_id', '=', task)
    .orderBy('id')
    .execute();
}
