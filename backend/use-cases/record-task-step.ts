/** A task's new status, with all that reports it: history, message in the conversation, notification. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as history from '#backend/repositories/task-history.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

/** Returns false, and changes nothing, when the task's status has changed since it was read. */
export function recordTaskStep(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  task: Task,
  to: TaskStatus,
  actor: User,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const at = now();
    if (!(await history.move(trx, task, to, actor.id, at))) return false;
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
      at,
    );
    const text = messageColumns({ ...moved, person: fullName(actor) });
    await publishActivity(trx, bus, at, {
      message,
      task: { id: task.id, status: to, people: [actor.id, other] },
      notifications: [{ user_id: other, kind: 'task', ...text, url: '/Dashboard' }],
    });
    return true;
  });
}
