/** Refresh tokens of partners' pages, and the one-time codes that they begin with. */
import type { RefreshToken, SignInCode } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export async function addCode(db: Db, code: Omit<SignInCode, 'refresh_token_id'>): Promise<void> {
  await db.insertInto('sign_in_codes').values(code).execute();
}

export async function findCode(db: Db, code_hash: string): Promise<SignInCode | undefined> {
  return db.selectFrom('sign_in_codes').selectAll().where('code_hash', '=', code_hash).executeTakeFirst();
}

/** Makes a code useless that nobody has used. */
export async function dropCode(db: Db, code_hash: string): Promise<void> {
  await db
    .deleteFrom('sign_in_codes')
    .where('code_hash', '=', code_hash)
    .where('refresh_token_id', 'is', null)
    .execute();
}

export async function redeemCode(
  trx: Transaction,
  code_hash: string,
  refresh_token_id: string,
): Promise<void> {
  await trx
    .updateTable('sign_in_codes')
    .set({ refresh_token_id })
    .where('code_hash', '=', code_hash)
    .execute();
}

export async function start(db: Db, refreshToken: RefreshToken): Promise<void> {
  await db.insertInto('refresh_tokens').values(refreshToken).execute();
}

/** Finds a token by its current hash or the previous one. */
export async function find(db: Db, hash: string, now: Date): Promise<RefreshToken | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where((is) => is.or([is('token_hash', '=', hash), is('previous_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function findById(db: Db, id: string, now: Date): Promise<RefreshToken | undefined> {
  return db
    .selectFrom('refresh_tokens')
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
    .updateTable('refresh_tokens')
    .set({ ...to, previous_hash: from.token_hash })
    .where('id', '=', from.id)
    .where('token_hash', '=', from.token_hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes its sessions too: the database's foreign key does. */
export async function end(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('refresh_tokens').where('id', '=', id).execute();
}

/** One of a user. False where they have none of that id. */
export async function endOwn(trx: Transaction, user: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('refresh_tokens')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All of a user, with the unused codes. */
export async function endAll(trx: Transaction, user: string): Promise<void> {
  await trx.deleteFrom('sign_in_codes').where('user_id', '=', user).execute();
  await trx.deleteFrom('refresh_tokens').where('user_id', '=', user).execute();
}

export async function list(db: Db, user: string, now: Date): Promise<RefreshToken[]> {
  return db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('user_id', '=', user)
    .where('expires_at', '>', now)
    .execute();
}
