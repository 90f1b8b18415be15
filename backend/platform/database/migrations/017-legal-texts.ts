import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * Each version of the terms and the privacy policy is kept, and each account and task names the one that was agreed to.
 * Which one people had read before is not known.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    create table legal_versions (
      version text primary key,
      language text not null,
      terms text not null,
      privacy text not null,
      first_seen_at timestamptz not null
    );
    alter table users add column terms_version text references legal_versions (version);
    alter table tasks add column terms_version text references legal_versions (version)`.execute(db);
}
