import { type Kysely, sql } from 'kysely';

/**
 * Every word that offers are found by, in the order of its letters: a search for how words begin asks for those there
 * are. Left to the index of words, it gathers all offers of every such word before it compares them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table offer_words (word text collate "C" primary key)`.execute(db);
  await sql`insert into offer_words select word from ts_stat('select search from offers')`.execute(db);
  await sql`analyze offer_words`.execute(db);
}
