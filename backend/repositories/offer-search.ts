/** Offers by words of their titles and descriptions. */
import { type RawBuilder, sql } from 'kysely';
import { anyOf, lastLetter, searchQuery } from '#backend/database/search-words.ts';
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

/** How many offers are read in order for a word, before it is looked up in the index of words. */
const [fewSteps, longWay] = [1000, 50_000];

/** A beginning that more words than these have is left to the index. */
const fewEndings = 50;

/**
 * A word that the first offers in order hold fills a page on the way through that order; one that none of them holds
 * is rare enough to be looked up and sorted. The planner, left to choose, reads the whole table for words that are
 * common each and never stand together.
 */
export async function search(
  db: Db,
  filter: OfferFilter,
  words: string[],
): Promise<{ rows: OfferRow[]; total: number }> {
  const query = searchQuery(words);
  const near = (steps: number) =>
    readRows(
      db,
      filter,
      sql`${onTheWay(filter, query, steps)} ${inOrder(filter, rank, id, lengthOf(filter))}`,
    );
  let rows = await near(fewSteps);
  if (rows.length > 0 && rows.length <= filter.limit) rows = await near(longWay);
  if (rows.length > filter.limit)
    return { rows, total: await cappedCount(db, filter, () => count(db, filter, words)) };
  const { ids, total } = await lookUp(db, filter, words);
  if (ids.length === 0) return { rows: [], total };
  const found = sql<Listed>`select id, ${sql.ref(sortColumns[filter.sort].column)} as rank from offers where id = any(${ids})`;
  return { rows: await readRows(db, filter, found), total };
}

/** Those with the words among the next offers in order. */
const onTheWay = (filter: OfferFilter, query: string, steps: number): RawBuilder<Listed> => sql`
  select id, rank from (${nextOffers(filter, steps, sql`, offers.search`)}) as near
  where search @@ ${hideFromPlanner(sql`${query}::tsquery`)}`;

async function count(db: Db, filter: OfferFilter, words: string[]): Promise<number> {
  const offers = fromWhere({ ...filter, after: undefined });
  const counted = sql<{ total: number }>`
    select count(*) as total from (
      select ${offers.where} and ${await wordedSo(db, words)} limit ${sql.lit(cap)}
    ) as counted`;
  const { rows } = await counted.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Each beginning is a condition of its own for the words that begin so, of which the planner knows how common they are;
 * the index is quicker with several conditions than with one for all.
 */
async function wordedSo(db: Db, beginnings: string[]): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ beginning: string; words: string[] }>`
    select beginning, array(
      select word from offer_words
      where word >= beginning and word < beginning || ${lastLetter}
      limit ${sql.lit(fewEndings + 1)}
    ) as words
    from unnest(${beginnings}::text[]) as beginning`.execute(db);
  if (rows.some(({ words }) => words.length === 0)) return sql`false`;
  const queries = rows.map(({ beginning, words }) =>
    words.length > fewEndings ? searchQuery([beginning]) : anyOf(words),
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
      select ${offers.id} as id, ${offers.rank} as rank ${offers.where} and ${await wordedSo(db, words)}
    )
    select
      array(
        select id from found where ${onPage} ${inOrder(filter, rank, id, lengthOf(filter))}
      ) as ids,
      (select count(*) from (select from found limit ${sql.lit(cap)}) as counted) as total`.execute(db);
  return answer.rows[0] ?? { ids: [], total: 0 };
}
