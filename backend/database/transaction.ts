/** One transaction per use case. After a collision with another transaction it starts again. */
import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

const collisions = new Set(['40001', '40P01']);

/** A use case that runs inside another one joins its transaction. */
export async function inTransaction<T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 5 || !collisions.has(sqlState(error) ?? '')) throw error;
    }
  }
}

const isTransaction = (db: Db | Transaction): db is Transaction => db.isTransaction;

export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const isDuplicate = (error: unknown) => sqlState(error) === '23505';
