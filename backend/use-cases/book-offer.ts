/** A booking, whether of an offer or of an accepted proposal: task, conversation, first line in it, and the news. */
import type { Fact } from '@dragoman/widgets/server';
import type { User } from '#backend/database/tables.ts';
import type { Work } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export interface Booking {
  actor: User;
  /** Whoever did not act hears of it. */
  other: string;
  task: Omit<tasks.NewTask, 'conversation_id' | 'created_at'>;
  /** What the conversation begins with, and what the other one hears. */
  line: Fact;
  news: Fact;
  files?: documents.StoredFile[];
}

export async function bookOffer(trx: Work, { bus, now }: Pick<Services, 'bus' | 'now'>, booking: Booking) {
  const at = now();
  const { actor, other, task } = booking;
  const conversation_id = await conversations.start(trx, actor.id, other, at);
  const id = await tasks.accept(trx, { ...task, conversation_id, created_at: at });
  if (task.offer_id) await offers.countBooking(trx, task.offer_id);
  const message = await messages.add(
    trx,
    {
      conversation_id,
      kind: 'system',
      ...messageColumns(booking.line),
      created_by: actor.id,
      created_with: other,
    },
    at,
  );
  const files = await documents.add(
    trx,
    booking.files ?? [],
    { task_id: id, message_id: message.id, uploaded_by: actor.id },
    at,
  );
  await publishActivity(trx, bus, at, {
    message,
    documents: files,
    task: { id, status: 'accepted', people: [actor.id, other] },
    notifications: [{ user_id: other, kind: 'task', ...messageColumns(booking.news), url: '/Dashboard' }],
  });
  return { id, conversation_id };
}
