/** The log behind event streams. A use case writes events in its own transaction. */
import { sql } from 'kysely';
import { isEventShown } from '#backend/features/people/page-reader.queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import type { Caller } from '#backend/platform/auth/caller.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export interface Event {
  user_id: string;
  kind: 'message' | 'task' | 'notification' | 'unread' | 'read';
  data: unknown;
}

/** Under locks on all whom the events concern. */
export async function record(trx: Transaction, events: Event[], at: Date): Promise<void> {
  await trx
    .insertInto('events')
    .values(events.map((event) => ({ ...event, data: JSON.stringify(event.data), created_at: at })))
    .execute();
}

/** Undefined once the session has ended: what happens after that is not for whoever has its token. */
export async function after(
  db: Db,
  { sessionId, user, origin }: Pick<Caller, 'sessionId' | 'user' | 'origin'>,
  id: number,
  limit: number,
) {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'kind', 'data'])
    .where('user_id', '=', user.id)
    .where('id', '>', id)
    .where(isEventShown({ id: user.id, origin }))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('sessions').select('sessions.id').where('sessions.id', '=', sessionId)),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.length > 0 || (await sessions.isOpen(db, sessionId)) ? rows : undefined;
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

export async function removeAll(trx: Transaction, person: string): Promise<void> {
  await trx.deleteFrom('events').where('user_id', '=', person).execute();
}

/** Removes the events of notifications that are there no longer. */
export async function removeNotifications(trx: Transaction, person: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('events')
    .where('user_id', '=', person)
    .where('kind', '=', 'notification')
    .where(sql`data->>'id'`, 'in', ids)
    .execute();
}
