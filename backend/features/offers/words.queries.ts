/** The words by which the search finds offers, and the vocabulary of all of them. */
import { type RawBuilder, sql } from 'kysely';
import { runPrepared } from '#backend/platform/database/pool.ts';
import { greatestCodePoint, searchWords } from '#backend/platform/database/search-words.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

interface OfferTexts {
  title: string;
  description: string;
  translations?: Record<string, { title: string; description: string }> | undefined;
}

/** The words of an offer's texts in all languages, and of its owner's name. */
export function wordsOf({ title, description, translations = {} }: OfferTexts, ownerName: string): string[] {
  const texts = Object.values(translations).map((text) => `${text.title} ${text.description}`);
  return searchWords([title, description, ...texts, ownerName].join(' '));
}

export async function namesOf(trx: Transaction, owners: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname'])
    .where((is) => is('id', '=', is.fn.any(is.val(owners))))
    .execute();
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
}

/** A part of a compound has so many letters or more, and so many before it. Shorter ones stand in unrelated words. */
const minPart = 4;
const minBefore = 2;

/**
 * Common table expressions that add words to the vocabulary: those that `source` lists in its column `words`. A new word
 * gets its keys, by which a word with a typing error finds it, and its ends, by which the parts of a compound do.
 */
export const addWords = (source: string): RawBuilder<unknown> => sql`
  worded as (
    insert into offer_words select distinct unnest(words) as word from ${sql.ref(source)} order by word
    on conflict do nothing
    returning word
  ), keyed as (
    insert into offer_word_keys
    select distinct left(word, place - 1) || substr(word, place + 1, 5 - place), word
    from worded, generate_series(case when length(word) = 4 then 5 else 1 end, 5) as place
    where length(word) >= 4
  ), ended as (
    insert into offer_word_ends
    select substr(word, place), word
    from worded, generate_series(${sql.lit(minBefore + 1)}, length(word) - ${sql.lit(minPart - 1)}) as place
  )`;

/** After a change of texts or of the owner's name, under a lock on the owner. */
export async function refresh(trx: Transaction, owner: string, offer?: number): Promise<void> {
  const names = await namesOf(trx, [owner]);
  const changed = await trx
    .selectFrom('offers')
    .select(['id', 'title', 'description', 'translations'])
    .where('owner_id', '=', owner)
    .where('deleted_at', 'is', null)
    .$if(offer !== undefined, (offers) => offers.where('id', '=', offer as number))
    .execute();
  const rows = changed.map(({ id, ...texts }) => ({ id, words: wordsOf(texts, names.get(owner) ?? '') }));
  await sql`
    with changed as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id bigint, words text[])
    ), ${addWords('changed')}
    update offers set search = array_to_tsvector(words) from changed where offers.id = changed.id`.execute(
    trx,
  );
}

/** Removes the words of a name from the vocabulary that no offer contains any more. */
export async function forget(trx: Transaction, name: string): Promise<void> {
  await sql`
    delete from offer_words
    where word = any(${searchWords(name)}::text[])
      and not exists (select from offers where search @@ quote_literal(word)::tsquery)`.execute(trx);
}

/** More words than these are left to the GIN index, which finds them by their prefix. */
const maxWords = 50;

/** So many words of a query may have a typing error: a longer one would compare too many words. */
const mostForgiven = 10;

/** What a word of a query stands for. */
export interface Meaning {
  prefix: string;
  /** The whole words that it begins; undefined where they are too many. */
  words: string[] | undefined;
  /** The words that contain it further on, and those that it begins if one letter of it is wrong. */
  near: string[];
}

/** With the state of the database: which transactions are done. While it is the same, every read finds the same. */
export async function meaningsOf(
  db: Db,
  prefixes: string[],
): Promise<{ meanings: Meaning[]; state: string }> {
  const wanted = prefixes.map((prefix, index) => ({
    prefix,
    ...(index < mostForgiven ? nearWord(prefix) : undefined),
  }));
  const query = sql<{ prefix: string; words: string[]; near: string[]; state: string }>`
    select prefix, pg_current_snapshot()::text as state, array(
      select word from offer_words
      where word >= prefix and word < prefix || ${greatestCodePoint}
      limit ${sql.lit(maxWords + 1)}
    ) as words, array(
      (
        select word from offer_word_ends
        where length(prefix) >= ${sql.lit(minPart)} and word not like prefix || '%'
          and ending >= prefix and ending < prefix || ${greatestCodePoint}
        limit ${sql.lit(maxWords)}
      ) union all (
        select word from offer_word_keys
        where key = any(keys) and word like any(patterns) and word not like prefix || '%'
        group by word order by length(word), word limit ${sql.lit(maxWords)}
      )
    ) as near
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (prefix text, keys text[], patterns text[])`;
  const rows = await runPrepared(db, query.compile(db));
  const meanings = rows.map(({ prefix, words, near }) => ({
    prefix,
    words: words.length > maxWords ? undefined : words,
    near,
  }));
  return { meanings, state: rows[0]?.state ?? '' };
}

/** Finds words with one wrong, missing, extra or swapped letter, by deletion neighbourhoods. */

/** Shorter words are too much alike. */
const minLength = 5;

/** How many first letters a key is made of. `addWords` makes the same keys in SQL. */
const keyed = 5;

interface NearWord {
  /** What a word and each near one have in common: their first letters, one of them left out. */
  keys: string[];
  /** `like` patterns of the words that begin with a near word. */
  patterns: string[];
}

/** How to find what a query word may mean; undefined for short words and those of digits. */
export function nearWord(word: string): NearWord | undefined {
  const letters = [...word];
  if (letters.length < minLength || /^\p{N}+$/u.test(word)) return undefined;
  const text = (...parts: (string | undefined)[][]) => parts.flat().join('');
  const before = (end: number) => letters.slice(0, end);
  const from = (start: number) => letters.slice(start);
  const first = before(keyed);
  const patterns = letters.flatMap((letter, index) => [
    text(before(index), ['_'], from(index + 1)),
    text(before(index), from(index + 1)),
    text(before(index), ['_'], from(index)),
    text(before(index), [letters[index + 1] ?? '_', letter], from(index + 2)),
  ]);
  return {
    keys: [...new Set(first.map((_, index) => text(first.toSpliced(index, 1))))],
    patterns: [...new Set(patterns)].map((pattern) => `${pattern}%`),
  };
}
