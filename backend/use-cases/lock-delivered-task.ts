/** Locks a task that is due to finish by itself at a time. */
import type { Transaction } from '#backend/database/transaction.ts';
import { lockTask } from './lock-task.ts';

export interface Due {
  task: number;
  /** ISO 8601. */
  finishAt: string;
}

/** Undefined where the task has moved on since. */
export async function lockDeliveredTask(trx: Transaction, { task: id, finishAt }: Due) {
  const locked = await lockTask(trx, id);
  const task = locked?.task;
  const isDue = task?.status === 'delivered' && task.finish_at?.toISOString() === finishAt;
  return locked && isDue ? { task, locked } : undefined;
}
