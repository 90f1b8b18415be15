/** The log behind event streams. A use case writes events in its own transaction. */
import type { Db, Transaction } from '#backend/database/transaction.ts';

export interface Event {
  user_id: string;
  kind: 'message' | 'task' | 'notification' | 'unread' | 'read';
  data: unknown;
}

/**
 * One writer for each user at a time, so that events commit in the order of their ids, and unread counts are correct.
 */
export async function lockUsers(trx: Transaction, people: ReadonlySet<string>): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...people])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** After `lockUsers` for all whom the events concern. */
export async function record(trx: Transaction, events: Event[], at: Date): Promise<void> {
  await trx
    .insertInto('events')
    .values(events.map((event) => ({ ...event, data: JSON.stringify(event.data), created_at: at })))
    .execute();
}

export async function after(db: Db, person: string, id: number, limit: number) {
  return db
    .selectFrom('events')
    .select(['id', 'kind', 'data'])
    .where('user_id', '=', person)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The id after which a new stream starts. */
export async function latest(db: Db, person: string): Promise<number> {
  const { last } = await db
    .selectFrom('events')
    .select((row) => row.fn.max('id').as('last'))
    .where('user_id', '=', person)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Whether the log still has this event of this user, so that a replay from it is complete. */
export async function knows(db: Db, person: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpired(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('events').where('created_at', '<', before).execute();
}

export async function removeAll(trx: Transaction, person: string): Promise<void> {
  await trx.deleteFrom('events').where('user_id', '=', person).execute();
}
