/** Activities reach people: notifications, events for their streams, mails. */
import type { TaskStatus } from '@dragoman/widgets/server';
import { mailActivity } from '#backend/features/mail/use-cases.ts';
import type { Reader } from '#backend/platform/auth/caller.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { type Locked, lockRows } from '#backend/platform/database/locks.ts';
import type { DocumentRow, Message } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import type { Bus } from '#backend/platform/live/bus.ts';
import type { Services } from '#backend/services.ts';
import { mailedActivity, type NewActivity, notificationColumns } from './activities.ts';
import { messageData, notificationData } from './event-data.ts';
import * as events from './events.queries.ts';
import * as notifications from './queries.ts';

interface ActivityEvent {
  message?: Message;
  /** Files that came with the message. */
  documents?: DocumentRow[];
  task?: { id: number; status: TaskStatus; people: string[] };
  /** What people are notified of, also by mail where `src/domain/activities.ts` says so. */
  activities?: NewActivity[];
  /** What people get by mail alone: the bell is not for what they did themselves. */
  mails?: NewActivity[];
  /** Whose unread counts changed without any of the above. */
  reader?: string;
  /** The reader has read the author's messages up to this one. */
  read?: { reader: string; author: string; conversation_id: string; message_id: string };
}

/**
 * Reports what happened to the people it concerns: notifications, events for their streams, one wake-up each. Part
 * of the transaction of a use case, which has locked all these people. Removed accounts get nothing.
 */
export async function notify(
  trx: Transaction,
  bus: Bus,
  locked: Locked,
  event: ActivityEvent,
): Promise<void> {
  const { message, task, read } = event;
  const isPerson = (id: string | undefined): id is string => id !== undefined && locked.isHere(id);
  const sent = (event.activities ?? []).filter(({ to }) => isPerson(to));
  const mailed = (event.mails ?? []).filter(({ to }) => isPerson(to));
  const notified = sent.map(({ to }) => to);
  const counted = new Set([message?.created_with, event.reader, read?.reader, ...notified].filter(isPerson));
  // The bus wakes people in this order: those who wait for the event first, the person who caused it last.
  const people = new Set(
    [...counted, message?.created_by, read?.author, ...(task?.people ?? [])].filter(isPerson),
  );
  for (const activity of mailed) await mailOf(trx, activity, locked.at);
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
  for (const activity of sent) {
    const added = await notifications.add(trx, notificationColumns(activity), locked);
    await mailOf(trx, activity, locked.at);
    log.push({ user_id: added.user_id, kind: 'notification', data: notificationData(added) });
  }
  for (const person of counted) {
    const data = await notifications.unreadCounts(trx, { id: person, origin: null });
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

async function mailOf(trx: Transaction, activity: NewActivity, at: Date): Promise<void> {
  const { mail, ...mailed } = mailedActivity(activity);
  if (mail !== 'none') await mailActivity(trx, { ...mailed, mail, at });
}

/** A person has seen some of their notifications, or all. Without ids: all. */
export function markNotificationsRead(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { reader: by, ids }: { reader: Reader; ids?: string[] | undefined },
): Promise<void> {
  const reader = by.id;
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, reader, { users: [reader] });
    const hasChanged = await notifications.markRead(trx, by, ids?.filter(isUuid), locked.at);
    if (hasChanged) await notify(trx, bus, locked, { reader });
  });
}
