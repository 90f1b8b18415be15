/** Reports what happened to the people it concerns: notifications, events for their streams, one wake-up each. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { DocumentRow, Message } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import type { Bus } from '#backend/live/bus.ts';
import { messageData, notificationData } from '#backend/live/event-data.ts';
import * as events from '#backend/repositories/events.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as notifications from '#backend/repositories/notifications.ts';

export interface ActivityEvent {
  message?: Message;
  /** Files that came with the message. */
  documents?: DocumentRow[];
  task?: { id: number; status: TaskStatus; people: string[] };
  notifications?: notifications.NewNotification[];
  /** Whose unread counts changed without any of the above. */
  reader?: string;
  /** The reader has read the author's messages up to this one. */
  read?: { reader: string; author: string; conversation_id: string; message_id: string };
}

/** Part of the transaction of a use case. */
export async function publishActivity(
  trx: Transaction,
  bus: Bus,
  at: Date,
  event: ActivityEvent,
): Promise<void> {
  const { message, task, read } = event;
  const notified = event.notifications?.map((notification) => notification.user_id) ?? [];
  const counted = new Set([message?.created_with, event.reader, read?.reader, ...notified].filter(isPerson));
  // The bus wakes people in this order: those who wait for the event first, the person who caused it last.
  const people = new Set(
    [...counted, message?.created_by, read?.author, ...(task?.people ?? [])].filter(isPerson),
  );
  if (people.size === 0) return;
  await events.lockUsers(trx, people);
  const log: events.Event[] = [];
  if (message) {
    const data = {
      ...messageData(message, event.documents ?? []),
      conversation_id: message.conversation_id,
    };
    for (const person of [message.created_by, message.created_with])
      log.push({ user_id: person, kind: 'message', data });
  }
  for (const person of task?.people ?? []) {
    log.push({ user_id: person, kind: 'task', data: { id: task?.id, status: task?.status } });
  }
  for (const notification of event.notifications ?? []) {
    const added = await notifications.add(trx, notification, at);
    log.push({ user_id: added.user_id, kind: 'notification', data: notificationData(added) });
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
    const data = { ...rest, user_id: reader, read_at: at.toISOString() };
    log.push({ user_id: author, kind: 'read', data });
  }
  await events.record(trx, log, at);
  await bus.publish(trx, people);
}

const isPerson = (person: string | undefined) => person !== undefined;
