/**
 * The database's clock, for what people read in its order: messages, a task's steps, notifications. Servers' own clocks
 * differ, and a conversation that two of them write would change its order.
 */
import { sql } from 'kysely';
import { idAt } from '#backend/database/ids.ts';
import type { Transaction } from '#backend/database/transaction.ts';

export interface Clock {
  at: Date;
  /** Greater than all earlier ids that were made under the same locks. */
  newId(): string;
}

/** After the locks: not the time at which the transaction began to wait for them. */
export async function readClock(trx: Transaction): Promise<Clock> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000000)::int8 as now`.execute(trx);
  const now = rows[0]?.now ?? 0;
  let made = 0;
  return {
    at: new Date(Math.floor(now / 1000)),
    newId: () => {
      made += 1;
      return idAt(now, made);
    },
  };
}
