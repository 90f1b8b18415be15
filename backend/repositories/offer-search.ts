/** Full-text search for offers, by the words of titles and descriptions. */
import { type RawBuilder, sql } from 'kysely';
import { anyOf, greatestCodePoint, searchQuery } from '#backend/database/search-words.ts';
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
import type { OfferRow } from './offers.ts';

const rank = sql.ref('rank');
const id = sql.ref('id');

/** How many offers the search scans in sort order, in two tries, before it uses the GIN index. */
const [shortScan, longScan] = [1000, 50_000];

/** A prefix with more words than these is left to the GIN index. */
const maxWords = 50;

/**
 * For common words a scan in sort order fills the page soon. Words that the first offers do not contain are rare, so
 * the GIN index finds few offers to sort. The planner alone would read the whole table for words that are each common
 * but never occur together.
 */
export async function search(
  db: Db,
  filter: OfferFilter,
  words: string[],
): Promise<{ rows: OfferRow[]; total: number }> {
  const query = searchQuery(words);
  const scan = (length: number) =>
    readRows(
      db,
      filter,
      sql`${scanned(filter, query, length)} ${inOrder(filter, rank, id, lengthOf(filter))}`,
    );
  let rows = await scan(shortScan);
  if (rows.length > 0 && rows.length <= filter.limit) rows = await scan(longScan);
  if (rows.length > filter.limit)
    return { rows, total: await cappedCount(db, filter, () => count(db, filter, words)) };
  const { ids, total } = await lookUp(db, filter, words);
  if (ids.length === 0) return { rows: [], total };
  const found = sql<Listed>`select id, ${sql.ref(sortColumns[filter.sort].column)} as rank from offers where id = any(${ids})`;
  return { rows: await readRows(db, filter, found), total };
}

/** The offers with the words among the next ones in sort order. */
const scanned = (filter: OfferFilter, query: string, length: number): RawBuilder<Listed> => sql`
  select id, rank from (${nextOffers(filter, length, sql`, offers.search`)}) as next
  where search @@ ${hideFromPlanner(sql`${query}::tsquery`)}`;

async function count(db: Db, filter: OfferFilter, words: string[]): Promise<number> {
  const offers = fromWhere({ ...filter, after: undefined });
  const counted = sql<{ total: number }>`
    select count(*) as total from (
      select ${offers.where} and ${await matchesWords(db, words)} limit ${sql.lit(cap)}
    ) as counted`;
  const { rows } = await counted.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * One condition for each prefix, with the whole words that it matches: the planner has statistics about whole words,
 * and the GIN index is faster with several conditions than with one for all.
 */
async function matchesWords(db: Db, prefixes: string[]): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ prefix: string; words: string[] }>`
    select prefix, array(
      select word from offer_words
      where word >= prefix and word < prefix || ${greatestCodePoint}
      limit ${sql.lit(maxWords + 1)}
    ) as words
    from unnest(${prefixes}::text[]) as prefix`.execute(db);
  if (rows.some(({ words }) => words.length === 0)) return sql`false`;
  const queries = rows.map(({ prefix, words }) =>
    words.length > maxWords ? searchQuery([prefix]) : anyOf(words),
  );
  return sql.join(
    queries.map((query) => sql`offers.search @@ ${query}::tsquery`),
    sql` and `,
  );
}

async function lookUp(
  db: Db,
  filter: OfferFilter,
  words: string[],
): Promise<{ ids: number[]; total: number }> {
  const offers = fromWhere({ ...filter, after: undefined });
  const onPage = sql.join([sql`true`, ...startOf(filter, rank, id)], sql` and `);
  const answer = await sql<{ ids: number[]; total: number }>`
    with found as materialized (
      select ${offers.id} as id, ${offers.rank} as rank ${offers.where} and ${await matchesWords(db, words)}
    )
    select
      array(
        select id from found where ${onPage} ${inOrder(filter, rank, id, lengthOf(filter))}
      ) as ids,
      (select count(*) from (select from found limit ${sql.lit(cap)}) as counted) as total`.execute(db);
  return answer.rows[0] ?? { ids: [], total: 0 };
}
