/** A task's new status, with all that reports it: history, message in the conversation, notification. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { Task, User } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import type { Bus } from '#backend/live/bus.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as history from '#backend/repositories/task-history.ts';
import { publishActivity } from './publish-activity.ts';

/** Part of the transaction of a use case, which has locked both parties and read the task after that. */
export async function recordTaskStep(
  trx: Transaction,
  bus: Bus,
  locked: Locked,
  { task, to, actor }: { task: Task; to: TaskStatus; actor: User },
): Promise<void> {
  await history.move(trx, task, to, actor.id, locked);
  const other = task.customer_id === actor.id ? task.owner_id : task.customer_id;
  const moved = { code: `task-${to}`, title: task.title } as const;
  const message = await messages.add(
    trx,
    {
      conversation_id: task.conversation_id,
      kind: 'system',
      ...messageColumns(moved),
      created_by: actor.id,
      created_with: other,
    },
    locked,
  );
  const text = messageColumns({ ...moved, person: fullName(actor) });
  await publishActivity(trx, bus, locked, {
    message,
    task: { id: task.id, status: to, people: [actor.id, other] },
    notifications: [{ user_id: other, actor_id: actor.id, kind: 'task', ...text, url: '/Dashboard' }],
  });
}
