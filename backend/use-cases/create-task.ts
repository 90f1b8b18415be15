/** The task of a booking or of an accepted proposal: with its conversation, first message and notification. */
import type { Activity } from '@dragoman/widgets/server';
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export interface NewTask {
  actor: User;
  /** The other party, who gets the notification. */
  other: string;
  task: Omit<tasks.NewTask, 'conversation_id' | 'created_at'>;
  /** The first message of the conversation. */
  message: Activity;
  notification: Activity;
  files?: documents.StoredFile[];
}

export function createTask(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { actor, other, task, message: text, notification, files = [] }: NewTask,
): Promise<{ id: number; conversation_id: string }> {
  return inTransaction(db, async (trx) => {
    const at = now();
    const conversation_id = await conversations.start(trx, actor.id, other, at);
    const id = await tasks.accept(trx, { ...task, conversation_id, created_at: at });
    if (task.offer_id) await offers.countBooking(trx, task.offer_id);
    const message = await messages.add(
      trx,
      {
        conversation_id,
        kind: 'system',
        ...messageColumns(text),
        created_by: actor.id,
        created_with: other,
      },
      at,
    );
    const owner = { task_id: id, message_id: message.id, uploaded_by: actor.id };
    await publishActivity(trx, bus, at, {
      message,
      documents: await documents.add(trx, files, owner, at),
      task: { id, status: 'accepted', people: [actor.id, other] },
      notifications: [{ user_id: other, kind: 'task', ...messageColumns(notification), url: '/Dashboard' }],
    });
    return { id, conversation_id };
  });
}
