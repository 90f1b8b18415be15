/** Only money that is held is disputed or divided, once the work has begun: before that, one cancels. */
import { allowedActions, isDivisible, type TaskMoney } from '@dragoman/widgets/server';
import type { Task } from '#backend/database/tables.ts';
import { conflict } from '#backend/domain/errors.ts';
import { roleOf } from '#backend/repositories/tasks.ts';

export function refuseIndivisible(task: Task, actor: string, money: TaskMoney): void {
  const { status } = task;
  if (money.payment !== 'held') throw conflict('dispute-without-money');
  if (isDivisible(status, money.payment)) return;
  const steps = allowedActions(status, roleOf(task, actor), money).join(', ');
  throw conflict('task-step', { status, steps });
}
