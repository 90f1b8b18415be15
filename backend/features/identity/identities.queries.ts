/** The SQL of who people are at OpenID Connect providers. */
import type { Identity, NewIdentity } from '#backend/platform/database/tables.ts';
import { type Db, isDuplicate, type Transaction } from '#backend/platform/database/transaction.ts';

export async function findBySubject(
  db: Db,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Identity | undefined> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** False where it belongs to an account already. The transaction can only be given up then. */
export async function add(trx: Transaction, identity: NewIdentity): Promise<boolean> {
  try {
    await trx.insertInto('identities').values(identity).execute();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

export async function markUsed(trx: Transaction, id: string, at: Date): Promise<void> {
  await trx.updateTable('identities').set({ used_at: at }).where('id', '=', id).execute();
}

export async function list(db: Db, user: string): Promise<Identity[]> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Undefined where it is not theirs, or gone. */
export async function remove(trx: Transaction, id: string, user: string): Promise<Identity | undefined> {
  return trx
    .deleteFrom('identities')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .returningAll()
    .executeTakeFirst();
}

/** Those that the person has connected from then on, or all of them. False where there was none. */
export async function removeAll(trx: Transaction, user: string, since?: Date): Promise<boolean> {
  let removed = trx.deleteFrom('identities').where('user_id', '=', user);
  if (since) removed = removed.where('created_at', '>=', since);
  return (await removed.executeTakeFirst()).numDeletedRows > 0n;
}
