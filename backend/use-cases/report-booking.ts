/** Reports a new task to both parties: the first message of its conversation, with files, and a notification. */

import type { Activity } from '@dragoman/widgets/server';
import type { Task } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import type { Bus } from '#backend/live/bus.ts';
import * as documents from '#backend/repositories/documents.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as messages from '#backend/repositories/messages.ts';
import { publishActivity } from './publish-activity.ts';

export interface NewTask {
  task: Task;
  /** Who made the task: the customer who booked or accepted. */
  actor: string;
  /** The other party, who gets the notification. */
  other: string;
  message: Activity;
  notification: Activity;
  files?: documents.StoredFile[];
}

/** Part of the transaction of a use case, which has locked both. */
export async function reportBooking(
  trx: Transaction,
  bus: Bus,
  locked: Locked,
  { task, actor, other, message: text, notification, files = [] }: NewTask,
): Promise<void> {
  const { id, status, conversation_id } = task;
  const message = await messages.add(
    trx,
    {
      conversation_id,
      kind: 'system',
      ...messageColumns(text),
      url: taskAddress(task),
      created_by: actor,
      created_with: other,
    },
    locked,
  );
  const owner = { task_id: id, message_id: message.id, uploaded_by: actor };
  const booked = { user_id: other, actor_id: actor, kind: 'task', url: taskAddress(task) };
  await publishActivity(trx, bus, locked, {
    message,
    documents: await documents.add(trx, files, owner, locked),
    task: { id, status, people: [actor, other] },
    notifications: [{ ...booked, ...messageColumns(notification) }],
  });
}
