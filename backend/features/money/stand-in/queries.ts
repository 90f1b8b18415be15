/** The objects of the stand-in for the payment provider, as JSON. */
import { sql } from 'kysely';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

interface NewObject {
  id: string;
  kind: string;
  data: object;
  created_at: Date;
  idempotency_key?: string;
  is_pending?: boolean;
}

/** Returns false where there is a row with the same idempotency key, which may be of a transaction that just ended. */
export async function add(db: Db, { data, ...row }: NewObject): Promise<boolean> {
  const added = await db
    .insertInto('stand_in_objects')
    .values({ idempotency_key: null, is_pending: false, ...row, data: JSON.stringify(data) })
    .onConflict((same) => same.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function find(db: Db, kind: string, id: string): Promise<unknown> {
  return (await byId(db, kind, id).executeTakeFirst())?.data;
}

export async function lock(trx: Transaction, kind: string, id: string): Promise<unknown> {
  return (await byId(trx, kind, id).forUpdate().executeTakeFirst())?.data;
}

export async function findByKey(db: Db, idempotency_key: string): Promise<unknown> {
  const query = db.selectFrom('stand_in_objects').select('data');
  return (await query.where('idempotency_key', '=', idempotency_key).executeTakeFirst())?.data;
}

export async function update(trx: Transaction, id: string, data: object): Promise<void> {
  await trx
    .updateTable('stand_in_objects')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', id)
    .execute();
}

/** Those that have these values, newest first, after the object with the id `after`. */
export async function list(
  db: Db,
  kind: string,
  { values, after, limit }: { values: object; after: string | null; limit: number },
): Promise<unknown[]> {
  let query = db
    .selectFrom('stand_in_objects')
    .select('data')
    .where('kind', '=', kind)
    .where(sql<boolean>`data @> ${JSON.stringify(values)}::jsonb`);
  if (after)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from stand_in_objects where id = ${after})`,
    );
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ data }) => data);
}

/** Events that the webhook has not accepted yet, oldest first. */
export async function pending(db: Db, since: Date) {
  return db
    .selectFrom('stand_in_objects')
    .select(['id', 'data'])
    .where('is_pending', '=', true)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .limit(100)
    .execute();
}

export async function markDelivered(db: Db, id: string): Promise<void> {
  await db.updateTable('stand_in_objects').set({ is_pending: false }).where('id', '=', id).execute();
}

const byId = (db: Db, kind: string, id: string) =>
  db.selectFrom('stand_in_objects').select('data').where('kind', '=', kind).where('id', '=', id);
