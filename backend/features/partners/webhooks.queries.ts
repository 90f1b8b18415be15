/** The SQL of webhooks: where a partner wants to get its events. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type Webhook = Selectable<Tables['webhooks']>;

export async function add(trx: Transaction, webhook: Insertable<Tables['webhooks']>): Promise<Webhook> {
  return trx.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow();
}

export async function list(db: Db, partner: string): Promise<Webhook[]> {
  return db.selectFrom('webhooks').selectAll().where('partner', '=', partner).orderBy('id').execute();
}

export async function find(db: Db, id: string): Promise<Webhook | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** After all other locks. */
export async function lock(trx: Transaction, id: string): Promise<Webhook | undefined> {
  return trx.selectFrom('webhooks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Those that get events of this type. */
export async function listening(db: Db, partner: string, type: string): Promise<Webhook[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('partner', '=', partner)
    .where('active', '=', true)
    .where(sql<boolean>`${type} = any(events)`)
    .orderBy('id')
    .execute();
}

export async function update(
  trx: Transaction,
  id: string,
  change: Updateable<Tables['webhooks']>,
): Promise<Webhook> {
  return trx
    .updateTable('webhooks')
    .set({ id, ...change })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function remove(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}
