/** Full-text search for offers, by the words of their texts and of their owners' names. */
import { type RawBuilder, sql } from 'kysely';
import { anyOf, searchQuery } from '#backend/database/search-words.ts';
import type { Db } from '#backend/database/transaction.ts';
import { cap, cappedCount } from './capped-count.ts';
import {
  fromWhere,
  hideFromPlanner,
  inOrder,
  type Listed,
  lengthOf,
  nextOffers,
  type OfferFilter,
  readRows,
  sortColumns,
  startOf,
} from './offer-filter.ts';
import { type Meaning, meaningsOf } from './offer-words.ts';
import type { OfferRow } from './offers.ts';

const rank = sql.ref('rank');
const id = sql.ref('id');

/** How many offers the search scans in sort order, in two tries, before it uses the GIN index. */
const [shortScan, longScan] = [1000, 50_000];

/** Which offers are found, as conditions on a `tsvector`. */
interface Match {
  /** For offers that are read one after the other. */
  scanned(search: RawBuilder<unknown>): RawBuilder<unknown>;
  /** For the GIN index. */
  indexed: RawBuilder<unknown>;
  /** Whether the vocabulary has all words. */
  isLikely: boolean;
}

export interface FoundOffer extends OfferRow {
  /** Whether a letter of the words that were looked for is wrong. */
  isNear?: boolean;
}

/** Offers with all words come first, then those with all words but for a letter. */
export async function search(
  db: Db,
  filter: OfferFilter,
  words: string[],
): Promise<{ rows: FoundOffer[]; total: number }> {
  const meanings = await meaningsOf(db, words);
  const rows: FoundOffer[] = filter.isNear ? [] : await find(db, filter, exactly(words, meanings));
  if (rows.length <= filter.limit && isForgiving(meanings)) {
    const near = await find(db, startNear(filter), nearly(words, meanings));
    rows.push(...near.map((row) => ({ ...row, isNear: true })));
  }
  const total = await cappedCount(db, filter, rows.length, () => count(db, filter, allOf(meanings)));
  return { rows, total };
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
    scanned: (search) => sql`${search} @@ ${hideFromPlanner(sql`${searchQuery(words)}::tsquery`)}`,
    indexed: allOf(meanings.map((meaning) => ({ ...meaning, near: [] }))),
    isLikely: meanings.every((meaning) => meaning.words?.length !== 0),
  };
}

function nearly(words: string[], meanings: Meaning[]): Match {
  const all = meanings.map((meaning) => `(${queryOf(meaning)})`).join(' & ');
  const query = `${all} & !(${searchQuery(words)})`;
  return {
    scanned: (search) => sql`${search} @@ ${hideFromPlanner(sql`${query}::tsquery`)}`,
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
async function find(db: Db, filter: OfferFilter, match: Match): Promise<OfferRow[]> {
  const scan = (length: number) =>
    readRows(
      db,
      filter,
      sql`${scanned(filter, match, length)} ${inOrder(filter, rank, id, lengthOf(filter))}`,
    );
  let rows = match.isLikely ? await scan(shortScan) : [];
  if (rows.length > 0 && rows.length <= filter.limit) rows = await scan(longScan);
  if (rows.length > filter.limit) return rows;
  const ids = await lookUp(db, filter, match);
  if (ids.length === 0) return [];
  const found = sql<Listed>`select id, ${sql.ref(sortColumns[filter.sort].column)} as rank from offers where id = any(${ids})`;
  return readRows(db, filter, found);
}

/** The matching offers among the next ones in sort order. */
const scanned = (filter: OfferFilter, match: Match, length: number): RawBuilder<Listed> => sql`
  select id, rank from (${nextOffers(filter, length, sql`, offers.search`)}) as next
  where ${match.scanned(sql.ref('search'))}`;

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

async function count(db: Db, filter: OfferFilter, condition: RawBuilder<unknown>): Promise<number> {
  const offers = fromWhere({ ...filter, after: undefined });
  const counted = sql<{ total: number }>`
    select count(*) as total from (
      select ${offers.where} and ${condition} limit ${sql.lit(cap)}
    ) as counted`;
  const { rows } = await counted.execute(db);
  return rows[0]?.total ?? 0;
}
