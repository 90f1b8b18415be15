/** The SQL of sessions: find by token, start, list and end. */

import type { Caller } from '#backend/platform/auth/caller.ts';
import type { NewSession, Session } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';
import * as refreshTokens from './refresh-tokens.queries.ts';
import * as signInTickets from './sign-in-tickets.queries.ts';

export async function find(
  db: Db,
  token_hash: string,
  now: Date,
): Promise<Omit<Caller, 'source'> | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select([
      ...([
        'sessions.id as session_id',
        'sessions.expires_at',
        'sessions.origin',
        'sessions.refresh_token_id',
        'sessions.arrived_from',
      ] as const),
      ...(['sessions.created_at as started_at', 'sessions.used_at'] as const),
      ...(['sessions.password_at', 'sessions.passkey_at', 'sessions.second_factor_at'] as const),
    ])
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    session_id,
    expires_at,
    origin,
    refresh_token_id,
    arrived_from,
    started_at,
    password_at,
    passkey_at,
    second_factor_at,
    used_at,
    ...user
  } = row;
  const provedAt = latest([password_at, passkey_at]);
  const isProved = origin === null && arrived_from === null;
  return {
    sessionId: session_id,
    expiresAt: expires_at,
    usedAt: used_at,
    confirmedAt: latest([provedAt, isProved ? started_at : null]),
    provedAt,
    hasTwoFactors: passkey_at !== null || second_factor_at !== null,
    origin,
    refreshTokenId: refresh_token_id,
    user,
  };
}

/** Null where there is none. */
function latest(times: (Date | null)[]): Date | null {
  const known = times.filter((at) => at !== null).map(Number);
  return known.length ? new Date(Math.max(...known)) : null;
}

export async function start(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Its user has entered the password again, used a passkey, or shown the second factor. */
export async function confirm(
  db: Db,
  id: string,
  at: Date,
  by: 'password_at' | 'passkey_at' | 'second_factor_at' = 'password_at',
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ [by]: at })
    .where('id', '=', id)
    .execute();
}

/** It was used now. */
export async function touch(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ used_at: at }).where('id', '=', id).execute();
}

export async function isOpen(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** One of a user on our own pages. False where they have none of that id. */
export async function endOwn(trx: Transaction, user: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .where('refresh_token_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function end(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** All of a user but the latest, so many. */
export async function endOldest(db: Db, user: string, most: number): Promise<void> {
  const oldest = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most);
  await db.deleteFrom('sessions').where('id', 'in', oldest).execute();
}

/** Those on our own pages. A session on a partner's page is listed as its refresh token. */
export async function list(db: Db, user: string, now: Date): Promise<Session[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where('refresh_token_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
}

/** All of a user but the `current` one, with all refresh tokens, codes and tickets. */
export async function endAll(
  trx: Transaction,
  user: string,
  current?: Pick<Caller, 'sessionId'>,
): Promise<void> {
  let ended = trx.deleteFrom('sessions').where('user_id', '=', user);
  if (current) ended = ended.where('id', '!=', current.sessionId);
  await ended.execute();
  await refreshTokens.endAll(trx, user);
  await signInTickets.endAll(trx, user);
}
