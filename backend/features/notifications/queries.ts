/** The SQL of users' notifications. */
import type { Insertable } from 'kysely';
import { isMessageShown, isNotificationShown } from '#backend/features/people/page-reader.queries.ts';
import type { Reader } from '#backend/platform/auth/caller.ts';
import type { Clock } from '#backend/platform/database/locks.ts';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';
import * as events from './events.queries.ts';

type NewNotification = Omit<Insertable<Tables['notifications']>, 'id' | 'created_at' | 'read_at'>;

export async function add(trx: Transaction, notification: NewNotification, { at, newId }: Clock) {
  return trx
    .insertInto('notifications')
    .values({ ...notification, id: newId(), created_at: at, read_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('user_id', '=', reader.id)
    .where('read_at', 'is', null)
    .where(isNotificationShown('notifications', reader))
    .executeTakeFirstOrThrow();
  return unread;
}

async function countUnreadMessages(db: Db, reader: Reader): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('created_with', '=', reader.id)
    .where('read_at', 'is', null)
    .where(isMessageShown('messages', reader))
    .executeTakeFirstOrThrow();
  return unread;
}

/** What a stream says of both. */
export const unreadCounts = async (db: Db, reader: Reader) => ({
  messages: await countUnreadMessages(db, reader),
  notifications: await countUnread(db, reader),
});

/** Newest first. It reads one more row than requested, to know whether there is a next page. */
export async function list(db: Db, reader: Reader, limit: number, before: string | undefined) {
  const found = await db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', reader.id)
    .where(isNotificationShown('notifications', reader))
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return { notifications: found.slice(0, limit), hasMore: found.length > limit };
}

/** Those of `ids`, or all; only the user's own. */
export async function markRead(
  trx: Transaction,
  reader: Reader,
  ids: string[] | undefined,
  at: Date,
): Promise<boolean> {
  if (ids?.length === 0) return false;
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', reader.id)
    .where('read_at', 'is', null)
    .where(isNotificationShown('notifications', reader))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids as string[]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Removes the unread notifications of files that this person added to a task, because a newer notification covers them.
 * Returns how many files they were.
 */
export async function removeUnreadOfFiles(
  trx: Transaction,
  { user_id, actor_id, url }: { user_id: string; actor_id: string; url: string },
): Promise<number> {
  const removed = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', user_id)
    .where('read_at', 'is', null)
    .where('kind', '=', 'document')
    .where('actor_id', '=', actor_id)
    .where('url', '=', url)
    .returning(['id', 'activity'])
    .execute();
  // A client that reconnects must not be told of them again.
  await events.removeNotifications(
    trx,
    user_id,
    removed.map(({ id }) => id),
  );
  return removed.reduce((sum, { activity }) => sum + (activity?.count ?? 0), 0);
}

export async function removeAll(trx: Transaction, person: string): Promise<void> {
  await trx.deleteFrom('notifications').where('user_id', '=', person).execute();
}
