import { type Kysely, sql } from 'kysely';

/**
 * All words of all offers, sorted, for prefix search: the search looks up which words a prefix has. With the prefix in
 * the `tsquery` the GIN index would collect all offers of each such word before it compares them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table offer_words (word text collate "C" primary key)`.execute(db);
  await sql`insert into offer_words select word from ts_stat('select search from offers')`.execute(db);
  await sql`analyze offer_words`.execute(db);
}
