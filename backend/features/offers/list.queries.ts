/** Lists of offers, by filters or by words. */
import { type RawBuilder, sql } from 'kysely';
import { cachePerDatabase } from '#backend/platform/database/cache.ts';
import { type Cursor, cap } from '#backend/platform/database/cursor.ts';
import { anyOf, searchQuery, searchWords } from '#backend/platform/database/search-words.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import {
  cappedCount,
  fromWhere,
  hideFromPlanner,
  inOrder,
  type Listed,
  type ListedRow,
  lengthOf,
  nextOffers,
  nothing,
  type OfferFilter,
  type Page,
  readPage,
  readRows,
  sortColumns,
  startOf,
  upTo,
} from './filter.queries.ts';
import { type Meaning, meaningsOf } from './words.queries.ts';

export interface OfferPage {
  offers: ListedRow[];
  /** How many of them have all words of the search; in the others, after them, a letter is wrong. */
  exact: number;
  next: Cursor | undefined;
  /** Exact up to 1000; 1001 means more. */
  total: number;
}

/** Offer lists: filters, five sort orders, keyset pagination, and a count capped at 1000. */
export async function list(db: Db, filter: OfferFilter): Promise<OfferPage> {
  const words = searchWords(filter.q ?? '');
  const { offers, found, exact, total } = await (words.length
    ? search(db, filter, words)
    : browse(db, filter));
  const last = offers.at(-1);
  const { column } = sortColumns[filter.sort];
  const isNear = exact < offers.length;
  return {
    offers,
    exact,
    next: found > filter.limit && last ? [filter.sort, isNear ? 1 : 0, last[column], last.id] : undefined,
    total,
  };
}

async function browse(db: Db, filter: OfferFilter): Promise<Found> {
  const { offers, found } = await readPage(db, filter, () => nextOffers(filter, lengthOf(filter)));
  const total = await cappedCount(db, filter, found, () => count(db, filter));
  return { offers, found, exact: offers.length, total };
}

async function count(db: Db, filter: OfferFilter): Promise<number> {
  const counted = sql<{ total: number }>`select count(*) as total from (${upTo(filter, cap)}) as counted`;
  const { rows } = await counted.execute(db);
  return rows[0]?.total ?? 0;
}

const rank = sql.ref('rank');
const id = sql.ref('id');

/** How many offers the search scans in sort order, in two tries, before it uses the GIN index. */
const [shortScan, longScan] = [1000, 50_000];

/** Which offers are found. */
interface Match {
  /** As a `tsquery`, for offers that are read one after the other. */
  query: string;
  /** As a condition for the GIN index. */
  indexed: RawBuilder<unknown>;
  /** Whether the vocabulary has all words. */
  isLikely: boolean;
}

export interface Found extends Page {
  /** How many of the offers have all words; in the others, after them, a letter is wrong. */
  exact: number;
  /** On all pages. */
  total: number;
}

/**
 * Full-text search for offers, by the words of their texts and of their owners' names. Offers with all words come
 * first, then those with all words but for a letter.
 */
export async function search(db: Db, filter: OfferFilter, words: string[]): Promise<Found> {
  const { meanings, state } = await meaningsOf(db, words);
  const findAny = (part: OfferFilter, match: Match) =>
    unlessNothing(db, { part, query: match.query }, state, () => find(db, part, match));
  const exact = filter.isNear ? nothing : await findAny(filter, exactly(words, meanings));
  const near =
    exact.found <= filter.limit && isForgiving(meanings)
      ? await findAny(startNear(filter), nearly(words, meanings))
      : nothing;
  const page = both(exact, near, filter.limit);
  const total = await cappedCount(db, filter, page.found, () => countMatches(db, filter, allOf(meanings)));
  return { ...page, exact: exact.offers.length, total };
}

function both(exact: Page, near: Page, limit: number): Page {
  if (near.found === 0) return exact;
  if (exact.found === 0) return near;
  return { offers: [...exact.offers, ...near.offers].slice(0, limit), found: exact.found + near.found };
}

/** The near matches of a page that begins with exact ones start from their first. */
const startNear = (filter: OfferFilter): OfferFilter =>
  filter.isNear ? filter : { ...filter, after: undefined };

/** Whether there may be offers with a near word for one word, and all others. */
const isForgiving = (meanings: Meaning[]): boolean =>
  meanings.some(({ near }) => near.length > 0) &&
  meanings.every(({ words, near }) => words === undefined || words.length + near.length > 0);

function exactly(words: string[], meanings: Meaning[]): Match {
  return {
    query: searchQuery(words),
    indexed: allOf(meanings.map((meaning) => ({ ...meaning, near: [] }))),
    isLikely: meanings.every((meaning) => meaning.words?.length !== 0),
  };
}

function nearly(words: string[], meanings: Meaning[]): Match {
  const all = meanings.map((meaning) => `(${queryOf(meaning)})`).join(' & ');
  return {
    query: `${all} & !(${searchQuery(words)})`,
    indexed: sql`${allOf(meanings)} and not offers.search @@ ${searchQuery(words)}::tsquery`,
    isLikely: true,
  };
}

/**
 * Whole words where possible: the planner has statistics about them. A word that the vocabulary does not have is still
 * looked for, since another transaction may be about to add it.
 */
const queryOf = ({ prefix, words, near }: Meaning): string =>
  [words?.length ? anyOf(words) : searchQuery([prefix]), ...near.map((word) => anyOf([word]))].join(' | ');

/** One condition for each word: the GIN index is faster with several conditions than with one for all. */
const allOf = (meanings: Meaning[]): RawBuilder<unknown> =>
  sql.join(
    meanings.map((meaning) => sql`offers.search @@ ${queryOf(meaning)}::tsquery`),
    sql` and `,
  );

/**
 * For common words a scan in sort order fills the page soon. Words that the first offers do not contain are rare, so
 * the GIN index finds few offers to sort. The planner alone would read the whole table for words that are each common
 * but never occur together.
 */
async function find(db: Db, filter: OfferFilter, match: Match): Promise<Page> {
  const scan = (length: number) =>
    readPage(
      db,
      filter,
      () => sql`${scanned(filter, match, length)} ${inOrder(filter, rank, id, lengthOf(filter))}`,
      `${length} ${match.query}`,
    );
  let page = match.isLikely ? await scan(shortScan) : nothing;
  if (page.found > 0 && page.found <= filter.limit) page = await scan(longScan);
  if (page.found > filter.limit) return page;
  const ids = await lookUp(db, filter, match);
  if (ids.length === 0) return nothing;
  const found = sql<Listed>`select id, ${sql.ref(sortColumns[filter.sort].column)} as rank from offers where id = any(${ids})`;
  const offers = await readRows(db, filter, found);
  return { offers: offers.slice(0, filter.limit), found: offers.length };
}

/** The matching offers among the next ones in sort order. */
const scanned = (filter: OfferFilter, { query }: Match, length: number): RawBuilder<Listed> => sql`
  select id, rank from (${nextOffers(filter, length, sql`, offers.search`)}) as next
  where search @@ ${hideFromPlanner(sql`${query}::tsquery`)}`;

async function lookUp(db: Db, filter: OfferFilter, match: Match): Promise<number[]> {
  const offers = fromWhere({ ...filter, after: undefined });
  const onPage = sql.join([sql`true`, ...startOf(filter, rank, id)], sql` and `);
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      select ${offers.id} as id, ${offers.rank} as rank ${offers.where} and ${match.indexed}
    )
    select id from found where ${onPage} ${inOrder(filter, rank, id, lengthOf(filter))}`.execute(db);
  return rows.map((row) => row.id);
}

async function countMatches(db: Db, filter: OfferFilter, condition: RawBuilder<unknown>): Promise<number> {
  const offers = fromWhere({ ...filter, after: undefined });
  const counted = sql<{ total: number }>`
    select count(*) as total from (
      select ${offers.where} and ${condition} limit ${sql.lit(cap)}
    ) as counted`;
  const { rows } = await counted.execute(db);
  return rows[0]?.total ?? 0;
}

/** The state of the database before a search that found nothing. */
const statesIn = cachePerDatabase<string>({ max: 1000 });

/**
 * Remembers that a search found nothing, until anything is written to the database: words that are common but never
 * occur together take longest, and nothing else shows that no offer with both has come. `state` is that of the
 * database before the search, see `meaningsOf` in words.queries.ts.
 */
async function unlessNothing(
  db: Db,
  search: object,
  state: string,
  find: () => Promise<Page>,
): Promise<Page> {
  const known = statesIn(db);
  const name = JSON.stringify(search);
  if (known.get(name) === state) return nothing;
  const page = await find();
  if (page.found === 0) known.set(name, state);
  return page;
}
