/** The SQL of sessions: find by token, start, list and end. */
import type { Caller } from '#backend/auth/caller.ts';
import type { NewSession, Session } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';
import * as refreshTokens from './refresh-tokens.ts';

export async function find(db: Db, token_hash: string, now: Date): Promise<Caller | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.expires_at', 'sessions.origin', 'sessions.renewal_id'])
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id, expires_at, origin, renewal_id, ...user } = row;
  return { sessionId: session_id, expiresAt: expires_at, origin, refreshTokenId: renewal_id, user };
}

export async function start(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function end(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** All of a user but the latest, so many. Returns the ids of the ended sessions. */
export async function endOldest(db: Db, user: string, most: number): Promise<string[]> {
  const oldest = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most);
  const rows = await db.deleteFrom('sessions').where('id', 'in', oldest).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Those on our own pages. A session on a partner's page is listed as its refresh token. */
export async function list(db: Db, user: string, now: Date): Promise<Session[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where('renewal_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * All of a user, with their refresh tokens and codes, except those of `keep`. Returns the ids of the ended sessions.
 */
export async function endAll(
  trx: Transaction,
  user: string,
  keep?: Pick<Caller, 'sessionId' | 'refreshTokenId'>,
): Promise<string[]> {
  let ended = trx.deleteFrom('sessions').where('user_id', '=', user);
  if (keep) ended = ended.where('id', '!=', keep.sessionId);
  if (keep?.refreshTokenId)
    ended = ended.where((is) =>
      is.or([is('renewal_id', 'is', null), is('renewal_id', '!=', keep.refreshTokenId)]),
    );
  const rows = await ended.returning('id').execute();
  await refreshTokens.endAll(trx, user, keep);
  return rows.map(({ id }) => id);
}

/** Those that came from a refresh token. */
export async function endOf(trx: Transaction, refreshToken: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('sessions')
    .where('renewal_id', '=', refreshToken)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}
