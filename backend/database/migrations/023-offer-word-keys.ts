import { type Kysely, sql } from 'kysely';
import { searchWords } from '#backend/database/search-words.ts';

const batch = 1000;

/**
 * A search finds words with a typing error by their keys: the first five letters, one of them left out. It also finds
 * the names of owners, which become words of their offers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offer_word_keys (
      key text collate "C" not null,
      word text collate "C" not null references offer_words (word) on delete cascade,
      primary key (key, word)
    )`.execute(db);
  await sql`create index offer_word_keys_word on offer_word_keys (word)`.execute(db);
  await addNames(db);
  await sql`
    insert into offer_word_keys
    select distinct left(word, place - 1) || substr(word, place + 1, 5 - place), word
    from offer_words, generate_series(case when length(word) = 4 then 5 else 1 end, 5) as place
    where length(word) >= 4`.execute(db);
  await sql`analyze offer_words, offer_word_keys`.execute(db);
}

async function addNames(db: Kysely<unknown>): Promise<void> {
  let last: string | undefined;
  do {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, firstname || ' ' || lastname as name from users
      where deleted_at is null and id in (select owner_id from offers)
        ${last ? sql`and id > ${last}` : sql``}
      order by id limit ${sql.lit(batch)}`.execute(db);
    const named = rows.map(({ id, name }) => ({ id, words: searchWords(name) }));
    await sql`
      with named as (
        select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (id uuid, words text[])
      ), worded as (
        insert into offer_words select distinct unnest(words) from named on conflict do nothing
      )
      update offers set search = search || array_to_tsvector(words) from named where owner_id = named.id`.execute(
      db,
    );
    last = rows.length === batch ? rows.at(-1)?.id : undefined;
  } while (last);
}
