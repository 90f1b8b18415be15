/** One transaction per use case. After a collision with another transaction it starts again. */
import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

/** SQLSTATEs: serialization failure, deadlock. */
const collisions = new Set(['40001', '40P01']);

/** For a use case that finds under its locks that it needs more of them. */
export class Collision extends Error {
  readonly code = '40001';
}

const mostAttempts = 8;

/**
 * A use case that runs inside another one joins its transaction. `work` may run several times, so it has no effect
 * outside the transaction: what it notifies is sent when the transaction commits.
 */
export async function inTransaction<T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostAttempts || !isCollision(error)) throw error;
      // Backoff with jitter: those who collided do not meet again at the same moment.
      await setTimeout(Math.random() * 10 * 2 ** attempt);
    }
  }
}

const isTransaction = (db: Db | Transaction): db is Transaction => db.isTransaction;

export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const isCollision = (error: unknown) => collisions.has(sqlState(error) ?? '');

export const isDuplicate = (error: unknown) => sqlState(error) === '23505';

// Distinguishes a database that cannot be reached from one that refuses a query. Only the first is worth a retry.

/** Its disk, or the disk of the embedded one. */
export const isDatabaseFull = (error: unknown): boolean => sqlState(error) === '53100';

/** Network error codes, then SQLSTATEs: connection lost or refused, shutting down, starting, full, too slow. */
const codes =
  /^(ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57014|57P0[1-5]|53[0-4]00|25P03|25006)$/;

/** The driver's errors for a broken connection, which have no code. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

export const isDatabaseAway = (error: unknown): boolean =>
  codes.test(sqlState(error) ?? '') || (error instanceof Error && messages.test(error.message));
