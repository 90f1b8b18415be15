import type { Caller } from '#server/signed-in.ts';
import type { Session } from '#server/tables.ts';
import type { Db } from '#server/transaction.ts';

export async function find(db: Db, token_hash: string, now: Date): Promise<Caller | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.expires_at'])
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id, expires_at, ...user } = row;
  return { sessionId: session_id, expiresAt: expires_at, user };
}

export async function start(db: Db, session: Session): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function end(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function list(db: Db, user: string, now: Date): Promise<Session[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

/** All of a person, but one to keep; answers those that ended. */
export async function endAll(db: Db, user: string, keep?: string): Promise<string[]> {
  let ended = db.deleteFrom('sessions').where('user_id', '=', user);
  if (keep) ended = ended.where('id', '!=', keep);
  const rows = await ended.returning('id').execute();
  return rows.map(({ id }) => id);
}

export async function sweep(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}
