import { type Kysely, sql } from 'kysely';

/** When an offer was last changed, for sitemaps; null for one that is as it was published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offers add column changed_at timestamptz`.execute(db);
}
