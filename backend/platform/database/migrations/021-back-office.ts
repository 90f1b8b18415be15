import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** What operators read: why something was done, and what a mail was about. Neither is known of what is older. */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table audit_events add column reason text;
    alter table mails add column subject text`.execute(db);
}
