/** One of a task's two parties moves it to its next status. */
import { allowedActions, type TaskStatus } from '@dragoman/widgets/server';
import type { Task, User } from '#backend/database/tables.ts';
import { conflict } from '#backend/domain/errors.ts';
import { roleOf } from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { recordTaskStep } from './record-task-step.ts';

/** Returns what the same person may do next. */
export async function moveTask(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { task, to, actor }: { task: Task; to: TaskStatus; actor: User },
): Promise<TaskStatus[]> {
  const role = roleOf(task, actor.id);
  if (to === task.status) return allowedActions(to, role);
  const allowed = allowedActions(task.status, role);
  if (!allowed.includes(to)) throw conflict('task-step', { status: task.status, steps: allowed.join(', ') });
  if (!(await recordTaskStep(services, task, to, actor))) throw conflict('task-changed');
  return allowedActions(to, role);
}
