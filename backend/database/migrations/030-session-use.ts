import { type Kysely, sql } from 'kysely';

/** When a session was last used, so that people recognise the ones that are not theirs. Null until its first call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column used_at timestamptz`.execute(db);
}
