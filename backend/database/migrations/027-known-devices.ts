import { type Kysely, sql } from 'kysely';

/** The browsers in which a person has signed in, as hashes: another one is reported by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column known_devices text[] not null default '{}'`.execute(db);
}
