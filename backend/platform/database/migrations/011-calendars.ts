import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** The key of the secret address at which a person's calendar reads their tasks. */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table users add column calendar_key text not null
      default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`.execute(db);
}
