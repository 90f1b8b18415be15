import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * Sign-up looks for links that still bring an address back to its former account, however it is spelt. Links from before
 * reserve nothing: they live for two days.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table mail_links add column email_key text;
    create index mail_links_reserved on mail_links (email_key) where purpose = 'undo' and ended_at is null`.execute(
    db,
  );
}
