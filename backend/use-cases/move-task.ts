/** One of a task's two parties moves it to its next status. */
import { allowedActions, heldMoneyAfter, needsPayment, type TaskStatus } from '@dragoman/widgets/server';
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import { taskMoney } from '#backend/domain/task-money.ts';
import * as payments from '#backend/repositories/payments.ts';
import { roleOf } from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { recordTaskStep } from './record-task-step.ts';

interface Move {
  task: Task;
  to: TaskStatus;
  actor: User;
  /** What the actor says about it. */
  message?: string | undefined;
}

/** Returns what the same person may do next. */
export function moveTask(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { task: { id, customer_id, owner_id }, to, actor, message }: Move,
): Promise<TaskStatus[]> {
  const policy = services.config.paymentPolicy;
  return inTransaction(services.db, async (trx) => {
    const locked = await lockRows(trx, actor.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const { status } = task;
    const role = roleOf(task, actor.id);
    const money = taskMoney(await payments.liveOf(trx, id), policy);
    const allowed = allowedActions(status, role, money);
    if (to === status) return allowed;
    if (needsPayment(status, to, role, money)) throw conflict('payment-needed');
    if (!allowed.includes(to)) throw conflict('task-step', { status, steps: allowed.join(', ') });
    const ownerPercent = { stays: undefined, refund: 0, release: 100 }[heldMoneyAfter(status, to, role)];
    await recordTaskStep(trx, services, locked, { task, to, actor, message, ownerPercent });
    const after = taskMoney(await payments.liveOf(trx, id), policy);
    return allowedActions(to, role, after);
  });
}
