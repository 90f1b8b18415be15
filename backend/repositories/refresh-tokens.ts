/** Refresh tokens of partners' pages, in the table `renewals`, and the one-time codes that they begin with. */
import type { Caller } from '#backend/auth/caller.ts';
import type { RefreshToken, SignInCode } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';

export async function addCode(db: Db, code: SignInCode): Promise<void> {
  await db.insertInto('sign_in_codes').values(code).execute();
}

/** Of several calls with the same code the first one gets it. */
export async function takeCode(db: Db, code_hash: string): Promise<SignInCode | undefined> {
  return db.deleteFrom('sign_in_codes').where('code_hash', '=', code_hash).returningAll().executeTakeFirst();
}

export async function start(db: Db, refreshToken: RefreshToken): Promise<void> {
  await db.insertInto('renewals').values(refreshToken).execute();
}

/** By its current token or the previous one. */
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

/** Returns false when another call has rotated it in the meantime. */
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

export async function end(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('renewals').where('id', '=', id).execute();
}

/** All of a user, with the unused codes, except the one of `keep`. */
export async function endAll(
  trx: Transaction,
  user: string,
  keep?: Pick<Caller, 'refreshTokenId'>,
): Promise<void> {
  await trx.deleteFrom('sign_in_codes').where('user_id', '=', user).execute();
  let ended = trx.deleteFrom('renewals').where('user_id', '=', user);
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
