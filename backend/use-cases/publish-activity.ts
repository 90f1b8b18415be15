/** Tells people what happened to them: notifications for the bell, events for live streams, one wake-up each. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { Message } from '#backend/database/tables.ts';
import type { Work } from '#backend/database/transaction.ts';
import type { Bus } from '#backend/live/bus.ts';
import type { DocumentRow } from '#backend/repositories/documents.ts';
import * as events from '#backend/repositories/events.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as notifications from '#backend/repositories/notifications.ts';
import { iso } from '#backend/schema/answers.ts';
import { messageAnswer } from '#backend/schema/message.ts';
import { notificationAnswer } from '#backend/schema/notification.ts';

export interface ActivityEvent {
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

export async function publishActivity(trx: Work, bus: Bus, at: Date, news: ActivityEvent): Promise<void> {
  const { message, task, read } = news;
  const notified = news.notifications?.map((notification) => notification.user_id) ?? [];
  const counted = new Set([message?.created_with, news.reader, read?.reader, ...notified].filter(isSomebody));
  // First those who wait for it: whoever did it knows already.
  const people = new Set(
    [...counted, message?.created_by, read?.author, ...(task?.people ?? [])].filter(isSomebody),
  );
  if (people.size === 0) return;
  await events.lockUsers(trx, people);
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
  await bus.publish(trx, people);
}

const isSomebody = (person: string | undefined) => person !== undefined;
