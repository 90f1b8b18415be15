/** Says in the conversation of a task what one of its parties has done, and notifies the other one. */
import type { Task, User } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import type { Bus } from '#backend/live/bus.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as messages from '#backend/repositories/messages.ts';
import { publishActivity } from './publish-activity.ts';

interface TaskActivity {
  task: Task;
  actor: User;
  code: 'settlement-proposed' | 'settlement-declined' | 'place-set';
  /** Cents. */
  amount?: number;
}

/** Part of the transaction of a use case, which has locked both parties. A new status is `recordTaskStep`. */
export async function publishTaskActivity(
  trx: Transaction,
  bus: Bus,
  locked: Locked,
  { task, actor, code, amount }: TaskActivity,
): Promise<void> {
  const { id, title, status, customer_id, owner_id, conversation_id } = task;
  const other = actor.id === customer_id ? owner_id : customer_id;
  const text = messageColumns({
    code,
    title,
    person: fullName(actor),
    ...(amount !== undefined && { amount }),
  });
  const written = { conversation_id, created_by: actor.id, created_with: other, kind: 'system' } as const;
  await publishActivity(trx, bus, locked, {
    message: await messages.add(trx, { ...written, ...text, url: taskAddress(task) }, locked),
    task: { id, status, people: [customer_id, owner_id] },
    notifications: [{ user_id: other, actor_id: actor.id, kind: 'task', ...text, url: taskAddress(task) }],
  });
}
