/** A step in a task's life and everything it says: to the history, in the conversation, to the other party. */
import type { TaskStatus } from '@dragoman/widgets/server';
import { announce } from './announcements.ts';
import { fullName, told } from './facts.ts';
import * as messages from './repositories/messages.ts';
import * as history from './repositories/task-history.ts';
import type { Services } from './services.ts';
import type { Task, User } from './tables.ts';
import type { Work } from './transaction.ts';

/** Answers false, and does nothing, when the task has moved on meanwhile. */
export async function step(
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
      ...told(line),
      created_by: actor.id,
      created_with: other,
    },
    at,
  );
  await announce(trx, bus, at, {
    message,
    task: { id: task.id, status: to, people: [actor.id, other] },
    notifications: [
      { user_id: other, kind: 'task', ...told({ ...line, person: fullName(actor) }), url: '/Dashboard' },
    ],
  });
  return true;
}
