/** The SQL of passkeys. */
import type { NewPasskey, Passkey } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

/** False where the device’s passkey is known already. */
export async function add(trx: Transaction, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((known) => known.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Oldest first. */
export async function list(db: Db, user: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findByCredential(db: Db, credential_id: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credential_id).executeTakeFirst();
}

/** Undefined where the person has no such passkey. */
export async function rename(db: Db, user: string, id: string, name: string): Promise<Passkey | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user)
    .returningAll()
    .executeTakeFirst();
}

/** Undefined where the person has no such passkey. */
export async function remove(trx: Transaction, user: string, id: string): Promise<Passkey | undefined> {
  return trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .returningAll()
    .executeTakeFirst();
}

/** Under a lock on the person. */
export async function recordUse(trx: Transaction, id: string, counter: number, at: Date): Promise<void> {
  await trx.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute();
}

/** Those that the person has added from then on, or all of them. False where there was none. */
export async function removeAll(trx: Transaction, user: string, since?: Date): Promise<boolean> {
  let removed = trx.deleteFrom('passkeys').where('user_id', '=', user);
  if (since) removed = removed.where('created_at', '>=', since);
  return (await removed.executeTakeFirst()).numDeletedRows > 0n;
}
