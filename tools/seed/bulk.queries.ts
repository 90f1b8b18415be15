/** Bulk inserts for sample and synthetic data, in batches: a statement takes at most 65,535 parameters. */
import type { Insertable } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type Row<T extends keyof Tables> = Insertable<Tables[T]>;

export async function insert<T extends keyof Tables>(
  trx: Transaction,
  table: T,
  rows: Row<T>[],
): Promise<void> {
  for (const batch of batches(rows)) await trx.insertInto(table).values(batch).execute();
}

export async function insertTasks(trx: Transaction, rows: Row<'tasks'>[]): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of batches(rows)) {
    const added = await trx.insertInto('tasks').values(batch).returning('id').execute();
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

export async function ownerIds(db: Db, emailLike: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', 'like', emailLike)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function* batches<T>(rows: T[], size = 1000): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
