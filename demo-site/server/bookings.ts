/** A booking, whether of an offer or of an accepted proposal: task, conversation, first line in it, and the news. */
import type { Fact } from '@dragoman/widgets/server';
import { announce } from './announcements.ts';
import type { Upload } from './document-uploads.ts';
import { told } from './facts.ts';
import * as conversations from './repositories/conversations.ts';
import * as documents from './repositories/documents.ts';
import * as messages from './repositories/messages.ts';
import * as offers from './repositories/offers.ts';
import * as tasks from './repositories/tasks.ts';
import type { Services } from './services.ts';
import type { User } from './tables.ts';
import type { Work } from './transaction.ts';

export interface Booking {
  actor: User;
  /** Whoever did not act hears of it. */
  other: string;
  task: Omit<tasks.NewTask, 'conversation_id' | 'created_at'>;
  /** What the conversation begins with, and what the other one hears. */
  line: Fact;
  news: Fact;
  uploads?: Upload[];
}

export async function book(trx: Work, { bus, now }: Pick<Services, 'bus' | 'now'>, booking: Booking) {
  const at = now();
  const { actor, other, task } = booking;
  const conversation_id = await conversations.start(trx, actor.id, other, at);
  const id = await tasks.accept(trx, { ...task, conversation_id, created_at: at });
  if (task.offer_id) await offers.countBooking(trx, task.offer_id);
  const message = await messages.add(
    trx,
    { conversation_id, kind: 'system', ...told(booking.line), created_by: actor.id, created_with: other },
    at,
  );
  const files = documents.rowsOf(
    booking.uploads ?? [],
    { task_id: id, message_id: message.id, uploaded_by: actor.id },
    at,
  );
  await documents.add(trx, files);
  await announce(trx, bus, at, {
    message,
    documents: files,
    task: { id, status: 'accepted', people: [actor.id, other] },
    notifications: [{ user_id: other, kind: 'task', ...told(booking.news), url: '/Dashboard' }],
  });
  return { id, conversation_id };
}
