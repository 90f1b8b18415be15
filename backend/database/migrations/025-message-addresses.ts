import { type Kysely, sql } from 'kysely';

/** What the marketplace says in a conversation leads to the page that it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column url text`.execute(db);
}
