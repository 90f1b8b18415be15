/** Tells people what happened to them: notifications for the bell, events for live streams, one wake-up each. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { DocumentRow } from '#server/repositories/documents.ts';
import * as events from '#server/repositories/events.ts';
import * as messages from '#server/repositories/messages.ts';
import * as notifications from '#server/repositories/notifications.ts';
import { iso } from '#server/schema/answers.ts';
import { messageAnswer } from '#server/schema/message.ts';
import { notificationAnswer } from '#server/schema/notification.ts';
import type { Bus } from './bus.ts';
import type { Message } from './tables.ts';
import type { Work } from './transaction.ts';

export interface News {
  message?: Message;
  /** Files that came with the message. */
  documents?: DocumentRow[];
  task?: { id: number; status: TaskStatus; people: string[] };
  notifications?: notifications.NewNotification[];
  /** Whose unread counts changed without any of the above. */
  reader?: string;
  /** Somebody has read what the other party wrote, up to a message. */
  read?: { reader: string; author: string; conversation_id: string; message_id: string };
}

export async function announce(trx: Work, bus: Bus, at: Date, news: News): Promise<void> {
  const { message, task, read } = news;
  const notified = news.notifications?.map((notification) => notification.user_id) ?? [];
  const counted = new Set([message?.created_with, news.reader, read?.reader, ...notified].filter(isSomebody));
  // First those who wait for it: whoever did it knows already.
  const people = new Set(
    [...counted, message?.created_by, read?.author, ...(task?.people ?? [])].filter(isSomebody),
  );
  if (people.size === 0) return;
  await events.queue(trx, people);
  const log: events.Event[] = [];
  if (message) {
    const data = {
      ...messageAnswer(message, news.documents ?? []),
      conversation_id: message.conversation_id,
    };
    for (const person of [message.created_by, message.created_with])
      log.push({ user_id: person, kind: 'message', data });
  }
  for (const person of task?.people ?? []) {
    log.push({ user_id: person, kind: 'task', data: { id: task?.id, status: task?.status } });
  }
  for (const notification of news.notifications ?? []) {
    const added = await notifications.add(trx, notification, at);
    log.push({ user_id: added.user_id, kind: 'notification', data: notificationAnswer(added) });
  }
  for (const person of counted) {
    const data = {
      messages: await messages.countUnread(trx, person),
      notifications: await notifications.countUnread(trx, person),
    };
    log.push({ user_id: person, kind: 'unread', data });
  }
  if (read) {
    const { reader, author, ...rest } = read;
    log.push({ user_id: author, kind: 'read', data: { ...rest, user_id: reader, read_at: iso(at) } });
  }
  await events.record(trx, log, at);
  await bus.tell(trx, people);
}

const isSomebody = (person: string | undefined) => person !== undefined;
