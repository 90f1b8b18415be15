/** A step in a task's life and everything it says: to the history, in the conversation, to the other party. */
import type { TaskStatus } from '@dragoman/widgets/server';
import { announce } from './announcements.ts';
import { fullName } from './bookings.ts';
import * as messages from './repositories/messages.ts';
import * as history from './repositories/task-history.ts';
import type { Services } from './services.ts';
import type { Task, User } from './tables.ts';
import type { Work } from './transaction.ts';

const words: Record<TaskStatus, string> = {
  accepted: 'is booked',
  in_progress: 'is in progress',
  delivered: 'is delivered',
  changes_requested: 'needs changes',
  finished: 'is finished',
  declined: 'is declined',
  cancelled: 'is cancelled',
};

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
  const line = `“${task.title}” ${words[to]}.`;
  const message = await messages.add(
    trx,
    {
      conversation_id: task.conversation_id,
      kind: 'system',
      text: line,
      created_by: actor.id,
      created_with: other,
    },
    at,
  );
  await announce(trx, bus, at, {
    message,
    task: { id: task.id, status: to, people: [actor.id, other] },
    notifications: [{ user_id: other, kind: 'task', text: `${fullName(actor)}: ${line}`, url: '/Dashboard' }],
  });
  return true;
}
