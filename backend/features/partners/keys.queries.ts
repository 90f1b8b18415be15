/** The SQL of partners' keys. Only their hashes are stored. */
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type PartnerKey = Selectable<Tables['partner_keys']>;

export async function add(trx: Transaction, key: Insertable<Tables['partner_keys']>): Promise<void> {
  await trx.insertInto('partner_keys').values(key).execute();
}

export async function list(db: Db, partner: string): Promise<PartnerKey[]> {
  return db.selectFrom('partner_keys').selectAll().where('partner', '=', partner).orderBy('id').execute();
}

export async function remove(trx: Transaction, partner: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('partner_keys')
    .where('partner', '=', partner)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const minute = 60_000;

/** Notes the use, at most once a minute. */
export async function use(db: Db, key_hash: string, now: Date): Promise<PartnerKey | undefined> {
  const key = await db
    .selectFrom('partner_keys')
    .selectAll()
    .where('key_hash', '=', key_hash)
    .executeTakeFirst();
  if (key && (!key.last_used_at || now.getTime() - key.last_used_at.getTime() > minute))
    await db.updateTable('partner_keys').set({ last_used_at: now }).where('id', '=', key.id).execute();
  return key;
}
