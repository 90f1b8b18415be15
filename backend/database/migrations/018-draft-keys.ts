import { type Kysely, sql } from 'kysely';

/** A random secret of each user: browsers encrypt with it what the user has typed and not sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const random = sql`gen_random_uuid()::text || gen_random_uuid()::text`;
  await sql`alter table users add column draft_key text not null default ${random}`.execute(db);
}
