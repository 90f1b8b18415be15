/** Waits for the jobs about money: until none is left that the provider did not refuse again and again. */
import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** Those that failed are tried again at once. */
export async function areJobsDone(db: Db): Promise<boolean> {
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);
  const { rows } = await sql`
    select name from jobs.job
    where name not like 'sweep-%' and name <> 'mail-unread' and state in ('created', 'retry', 'active') and retry_count < 4
      and start_after < now() + interval '1 hour'
    limit 1`.execute(db);
  return rows.length === 0;
}
