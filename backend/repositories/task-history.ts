import type { TaskStatus } from '@dragoman/widgets/server';
import type { StepCause, Task } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';
import type { Clock } from './clock.ts';

export interface Step {
  to: TaskStatus;
  /** Null where nobody did it. */
  by: string | null;
  cause: StepCause;
  message: string | null;
  /** When the task moves on by itself, if it does. */
  due: Pick<Task, 'answer_until' | 'finish_at'>;
}

/** A task's next status, under its lock. */
export async function move(
  trx: Transaction,
  task: Pick<Task, 'id' | 'status'>,
  { to, due, ...step }: Step,
  { at, newId }: Clock,
): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ status: to, ...due, updated_at: at })
    .where('id', '=', task.id)
    .execute();
  await trx
    .insertInto('task_history')
    .values({ ...step, id: newId(), task_id: task.id, from: task.status, to, at })
    .execute();
}

export async function list(db: Db, task: number) {
  return db
    .selectFrom('task_history')
    .select(['from', 'to', 'by', 'cause', 'message', 'at'])
    .where('task_id', '=', task)
    .orderBy('id')
    .execute();
}
