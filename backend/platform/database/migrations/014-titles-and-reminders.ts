import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * A task keeps the languages of its offer's text, so that each side reads it in their own. What was booked before keeps the
 * title that it has: the offer may say something else by now.
 * `reminded_at`: when the newest of the mails that come by themselves was due.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table tasks add column translations jsonb not null default '{}';
    alter table tasks add column text_language text;
    alter table tasks add column reminded_at timestamptz`.execute(db);
}
