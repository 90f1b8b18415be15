/** The SQL of the outbox of webhooks: one row for each event that a webhook gets. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type WebhookDelivery = Selectable<Tables['webhook_deliveries']>;

export async function add(
  trx: Transaction,
  delivery: Insertable<Tables['webhook_deliveries']>,
): Promise<WebhookDelivery> {
  return trx.insertInto('webhook_deliveries').values(delivery).returningAll().executeTakeFirstOrThrow();
}

export async function find(db: Db, id: string): Promise<WebhookDelivery | undefined> {
  return db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lock(trx: Transaction, id: string): Promise<WebhookDelivery | undefined> {
  return trx.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Newest first, with one row more than requested. */
export async function list(
  db: Db,
  webhook: string,
  limit: number,
  before: string | undefined,
): Promise<WebhookDelivery[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhook)
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

export async function update(
  trx: Transaction,
  id: string,
  change: Updateable<Tables['webhook_deliveries']>,
): Promise<WebhookDelivery> {
  return trx
    .updateTable('webhook_deliveries')
    .set({ id, ...change })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Those of a webhook that is switched off. */
export async function giveUpAll(trx: Transaction, webhook: string): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', next_attempt_at: null })
    .where('webhook_id', '=', webhook)
    .where('status', '=', 'waiting')
    .execute();
}
