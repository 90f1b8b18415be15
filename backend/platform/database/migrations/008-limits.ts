import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** What limits count: calls of a minute, and the bytes that a person has stored. */
export async function up(db: Db): Promise<void> {
  await sql`
    create table call_counts (
      key text primary key,
      number int4 not null,
      begun_at timestamptz not null
    );
    create index call_counts_age on call_counts (begun_at);
    create index documents_sender on documents (uploaded_by, created_at)`.execute(db);
}
