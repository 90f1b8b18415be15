/** One of a task's two parties moves it to its next status. */
import { allowedActions, type TaskStatus } from '@dragoman/widgets/server';
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import { roleOf } from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { recordTaskStep } from './record-task-step.ts';

/** Returns what the same person may do next. */
export function moveTask(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { task: { id, customer_id, owner_id }, to, actor }: { task: Task; to: TaskStatus; actor: User },
): Promise<TaskStatus[]> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, actor.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const { status } = task;
    const role = roleOf(task, actor.id);
    const allowed = allowedActions(status, role);
    if (to === status) return allowed;
    if (!allowed.includes(to)) throw conflict('task-step', { status, steps: allowed.join(', ') });
    await recordTaskStep(trx, bus, locked, { task, to, actor });
    return allowedActions(to, role);
  });
}
