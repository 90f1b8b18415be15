/** A step in a task's life and everything it says: to the history, in the conversation, to the other party. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { Task, User } from '#backend/database/tables.ts';
import type { Work } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as history from '#backend/repositories/task-history.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

/** Answers false, and does nothing, when the task has moved on meanwhile. */
export async function moveTask(
  trx: Work,
  { bus, now }: Pick<Services, 'bus' | 'now'>,
  task: Task,
  to: TaskStatus,
  actor: User,
): Promise<boolean> {
  const at = now();
  if (!(await history.move(trx, task, to, actor.id, at))) return false;
  const other = task.customer_id === actor.id ? task.owner_id : task.customer_id;
  const line = { code: `task-${to}`, title: task.title } as const;
  const message = await messages.add(
    trx,
    {
      conversation_id: task.conversation_id,
      kind: 'system',
      ...messageColumns(line),
      created_by: actor.id,
      created_with: other,
    },
    at,
  );
  await publishActivity(trx, bus, at, {
    message,
    task: { id: task.id, status: to, people: [actor.id, other] },
    notifications: [
      {
        user_id: other,
        kind: 'task',
        ...messageColumns({ ...line, person: fullName(actor) }),
        url: '/Dashboard',
      },
    ],
  });
  return true;
}
