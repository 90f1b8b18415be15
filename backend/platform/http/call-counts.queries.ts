/** The SQL of how many calls somebody makes in a minute, over all processes. */
import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

export interface Count {
  key: string;
  number: number;
  begun_at: Date;
}

/**
 * Counts one call under each key. The keys are in one order for everybody, the widest last, so that two calls at once
 * never wait for each other.
 */
export async function countCall(db: Db, keys: readonly string[], at: Date, window: number): Promise<Count[]> {
  const isOver = sql`call_counts.begun_at <= ${new Date(at.getTime() - window)}`;
  const { rows } = await sql<Count>`
    insert into call_counts (key, number, begun_at)
    values ${sql.join(keys.map((key) => sql`(${key}, 1, ${at})`))}
    on conflict (key) do update set
      number = case when ${isOver} then 1 else call_counts.number + 1 end,
      begun_at = case when ${isOver} then excluded.begun_at else call_counts.begun_at end
    returning key, number, begun_at`.execute(db);
  return rows;
}
