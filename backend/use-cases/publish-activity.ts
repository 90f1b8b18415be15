/** Reports what happened to the people it concerns: notifications, events for their streams, one wake-up each. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { DocumentRow, Message } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import type { Bus } from '#backend/live/bus.ts';
import { messageData, notificationData } from '#backend/live/event-data.ts';
import * as events from '#backend/repositories/events.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as notifications from '#backend/repositories/notifications.ts';
import { mailActivity } from './mail-activity.ts';

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

/** Part of the transaction of a use case, which has locked all these people. Removed accounts get nothing. */
export async function publishActivity(
  trx: Transaction,
  bus: Bus,
  locked: Locked,
  event: ActivityEvent,
): Promise<void> {
  const { message, task, read } = event;
  const isPerson = (id: string | undefined): id is string => id !== undefined && locked.isHere(id);
  const sent = (event.notifications ?? []).filter(({ user_id }) => isPerson(user_id));
  const notified = sent.map(({ user_id }) => user_id);
  const counted = new Set([message?.created_with, event.reader, read?.reader, ...notified].filter(isPerson));
  // The bus wakes people in this order: those who wait for the event first, the person who caused it last.
  const people = new Set(
    [...counted, message?.created_by, read?.author, ...(task?.people ?? [])].filter(isPerson),
  );
  if (people.size === 0) return;
  const log: events.Event[] = [];
  if (message) {
    const data = {
      ...messageData(message, event.documents ?? []),
      conversation_id: message.conversation_id,
    };
    for (const person of [message.created_by, message.created_with].filter(isPerson))
      log.push({ user_id: person, kind: 'message', data });
  }
  for (const person of task?.people.filter(isPerson) ?? []) {
    log.push({ user_id: person, kind: 'task', data: { id: task?.id, status: task?.status } });
  }
  for (const notification of sent) {
    const added = await notifications.add(trx, notification, locked);
    await mailActivity(trx, added);
    log.push({ user_id: added.user_id, kind: 'notification', data: notificationData(added) });
  }
  for (const person of counted) {
    const data = {
      messages: await messages.countUnread(trx, person),
      notifications: await notifications.countUnread(trx, person),
    };
    log.push({ user_id: person, kind: 'unread', data });
  }
  if (read && isPerson(read.author)) {
    const { reader, author, ...rest } = read;
    const data = { ...rest, user_id: reader, read_at: locked.at.toISOString() };
    log.push({ user_id: author, kind: 'read', data });
  }
  await events.record(trx, log, locked.at);
  await bus.publish(trx, people);
}
