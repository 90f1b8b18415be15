/** One transaction per use case. A collision with another one is not an error but a reason to try again. */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Work = Transaction<Tables>;

const collisions = new Set(['40001', '40P01']);

export async function inTransaction<T>(db: Db, work: (trx: Work) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 5 || !collisions.has(sqlState(error) ?? '')) throw error;
    }
  }
}

export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const isDuplicate = (error: unknown) => sqlState(error) === '23505';
