/** What keeps somebody signed in on a partner's page, and the codes it starts with. */
import type { Caller } from '#backend/auth/caller.ts';
import type { RefreshToken, SignInCode } from '#backend/database/tables.ts';
import type { Db } from '#backend/database/transaction.ts';

export async function addCode(db: Db, code: SignInCode): Promise<void> {
  await db.insertInto('sign_in_codes').values(code).execute();
}

/** Whoever asks first has it; there is no second time. */
export async function takeCode(db: Db, code_hash: string): Promise<SignInCode | undefined> {
  return db.deleteFrom('sign_in_codes').where('code_hash', '=', code_hash).returningAll().executeTakeFirst();
}

export async function start(db: Db, renewal: RefreshToken): Promise<void> {
  await db.insertInto('renewals').values(renewal).execute();
}

/** By its present token or the one before. */
export async function find(db: Db, hash: string, now: Date): Promise<RefreshToken | undefined> {
  return db
    .selectFrom('renewals')
    .selectAll()
    .where((is) => is.or([is('token_hash', '=', hash), is('previous_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function findById(db: Db, id: string, now: Date): Promise<RefreshToken | undefined> {
  return db
    .selectFrom('renewals')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Answers false when another call has rotated it meanwhile. */
export async function rotate(
  db: Db,
  from: Pick<RefreshToken, 'id' | 'token_hash'>,
  to: Pick<RefreshToken, 'token_hash' | 'nonce' | 'rotated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('renewals')
    .set({ ...to, previous_hash: from.token_hash })
    .where('id', '=', from.id)
    .where('token_hash', '=', from.token_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function end(db: Db, id: string): Promise<void> {
  await db.deleteFrom('renewals').where('id', '=', id).execute();
}

/** All of a person, with the codes still open, but the one this caller goes on with. */
export async function endAll(db: Db, user: string, keep?: Pick<Caller, 'refreshTokenId'>): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('user_id', '=', user).execute();
  let ended = db.deleteFrom('renewals').where('user_id', '=', user);
  if (keep?.refreshTokenId) ended = ended.where('id', '!=', keep.refreshTokenId);
  await ended.execute();
}

export async function list(db: Db, user: string, now: Date): Promise<RefreshToken[]> {
  return db
    .selectFrom('renewals')
    .selectAll()
    .where('user_id', '=', user)
    .where('expires_at', '>', now)
    .execute();
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('renewals').where('expires_at', '<', now).execute();
}
