import { sql } from 'kysely';
import { searchWords } from '#backend/platform/database/search-words.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

const batchSize = 1000;

/** Parts of compounds are found by the ends of words; words are made anew, since the tokenizer folds more letters. */
export async function up(db: Db): Promise<void> {
  await sql`
    -- Each end of a word that a search may look for. One that begins with "urkunden" leads to "geburtsurkunden".
    create table offer_word_ends (
      ending text collate "C" not null,
      word text collate "C" not null references offer_words (word) on delete cascade,
      primary key (ending, word)
    );
    create index offer_word_ends_word on offer_word_ends (word)`.execute(db);
  for (let last: number | undefined = 0; last !== undefined; ) last = await renewWords(db, last);
  // A list of the words in use decides: asking the index for each word takes a minute at 60,000 words.
  await sql`
    with used as materialized (select word from ts_stat('select search from offers'))
    delete from offer_words where not exists (select from used where used.word = offer_words.word)`.execute(
    db,
  );
  await sql`
    insert into offer_word_ends
    select substr(word, place), word from offer_words, generate_series(3, length(word) - 3) as place`.execute(
    db,
  );
}

/** The next offers after an id: the last one's id, undefined behind all. */
async function renewWords(db: Db, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; text: string }>`
    select offers.id, concat_ws(' ', title, description, (
      select string_agg(concat_ws(' ', text ->> 'title', text ->> 'description'), ' ')
      from jsonb_each(translations) as translation (language, text)
    ), firstname, lastname) as text
    from offers join users on users.id = owner_id
    where offers.id > ${after} order by offers.id limit ${sql.lit(batchSize)}`.execute(db);
  const renewed = rows.map(({ id, text }) => ({ id, words: searchWords(text) }));
  await sql`
    with renewed as (
      select * from jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb) as renewed (id bigint, words text[])
    ), worded as (
      insert into offer_words select distinct unnest(words) as word from renewed order by word
      on conflict do nothing
      returning word
    ), keyed as (
      insert into offer_word_keys
      select distinct left(word, place - 1) || substr(word, place + 1, 5 - place), word
      from worded, generate_series(case when length(word) = 4 then 5 else 1 end, 5) as place
      where length(word) >= 4
    )
    update offers set search = array_to_tsvector(words) from renewed
    where offers.id = renewed.id and search <> array_to_tsvector(words)`.execute(db);
  return rows.at(-1)?.id;
}
