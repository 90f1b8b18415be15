/** Reports a new task to both parties: the first message of its conversation, with files, and a notification. */
import type { Activity } from '@dragoman/widgets/server';
import { inTransaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export interface NewTask {
  id: number;
  conversation_id: string;
  /** Who made the task: the customer who booked or accepted. */
  actor: string;
  /** The other party, who gets the notification. */
  other: string;
  message: Activity;
  notification: Activity;
  files?: documents.StoredFile[];
}

export function reportBooking(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { id, conversation_id, actor, other, message: text, notification, files = [] }: NewTask,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const at = now();
    const message = await messages.add(
      trx,
      {
        conversation_id,
        kind: 'system',
        ...messageColumns(text),
        created_by: actor,
        created_with: other,
      },
      at,
    );
    const owner = { task_id: id, message_id: message.id, uploaded_by: actor };
    await publishActivity(trx, bus, at, {
      message,
      documents: await documents.add(trx, files, owner, at),
      task: { id, status: 'accepted', people: [actor, other] },
      notifications: [{ user_id: other, kind: 'task', ...messageColumns(notification), url: '/Dashboard' }],
    });
  });
}
