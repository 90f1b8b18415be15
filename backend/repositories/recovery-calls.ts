/** The SQL that counts the calls that cause mails to people, by whom they concern or where they come from. */
import { sql } from 'kysely';
import { newId } from '#backend/database/ids.ts';
import type { Transaction } from '#backend/database/transaction.ts';

/** Counts one more, unless there were `most` since then: then it returns the time of the oldest of these. */
export async function count(
  trx: Transaction,
  key: string,
  { at, since, most }: { at: Date; since: Date; most: number },
): Promise<Date | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  const recent = await trx
    .selectFrom('recovery_calls')
    .select('at')
    .where('key', '=', key)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  const oldest = recent[most - 1];
  if (oldest) return oldest.at;
  await trx.insertInto('recovery_calls').values({ id: newId(), key, at }).execute();
  return undefined;
}
