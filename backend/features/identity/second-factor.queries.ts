/** The SQL of second factors: one for each person, which counts once its app has shown a code. */
import type { Selectable } from 'kysely';
import type { SecondFactorsTable } from '#backend/platform/database/tables-identity.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type SecondFactor = Selectable<SecondFactorsTable>;

export async function find(db: Db, user: string): Promise<SecondFactor | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', user).executeTakeFirst();
}

/** Replaces one that its app has not confirmed. Under a lock on the person. */
export async function begin(trx: Transaction, user_id: string, secret: string): Promise<void> {
  await trx
    .insertInto('second_factors')
    .values({ user_id, secret })
    .onConflict((known) => known.column('user_id').doUpdateSet({ secret }))
    .execute();
}

/** Under a lock on the person. */
export async function update(
  trx: Transaction,
  user: string,
  change: Partial<Pick<SecondFactor, 'confirmed_at' | 'last_step' | 'recovery_hashes'>>,
): Promise<void> {
  await trx.updateTable('second_factors').set(change).where('user_id', '=', user).execute();
}

/**
 * Removes a person's second factor, always or where it was confirmed from then on. Their sessions have shown none any
 * more. False where there was none. Under a lock on the person.
 */
export async function remove(trx: Transaction, user: string, since?: Date): Promise<boolean> {
  let removed = trx.deleteFrom('second_factors').where('user_id', '=', user);
  // Whoever has begun to set one up knows its secret.
  if (since)
    removed = removed.where((is) => is.or([is('confirmed_at', '>=', since), is('confirmed_at', 'is', null)]));
  const rows = await removed.returning('confirmed_at').execute();
  if (rows.length > 0)
    await trx.updateTable('sessions').set({ second_factor_at: null }).where('user_id', '=', user).execute();
  return rows.some(({ confirmed_at }) => confirmed_at !== null);
}
