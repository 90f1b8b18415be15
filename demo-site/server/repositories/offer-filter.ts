/** What lists of offers are put together from: which offers, in what order, from where on. */
import type { Category } from '@dragoman/widgets/server';
import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from '#server/paging.ts';
import { runPrepared } from '#server/prepared.ts';
import type { Db } from '#server/transaction.ts';
import { type OfferRow, offerRows } from './offers.ts';

export const sorts = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const;
export type Sort = (typeof sorts)[number];

export interface OfferFilter {
  category?: Category | undefined;
  languages?: string[] | undefined;
  ids?: number[] | undefined;
  q?: string | undefined;
  minPriceCents?: number | undefined;
  maxPriceCents?: number | undefined;
  sort: Sort;
  limit: number;
  after: Cursor | undefined;
}

export const order = {
  popular: { column: 'popularity', direction: 'desc' },
  newest: { column: 'id', direction: 'desc' },
  'price-asc': { column: 'price_cents', direction: 'asc' },
  'price-desc': { column: 'price_cents', direction: 'desc' },
  rating: { column: 'rating_rank', direction: 'desc' },
} as const satisfies Record<Sort, { column: keyof OfferRow; direction: 'asc' | 'desc' }>;

type Sql = RawBuilder<unknown>;

/** `from … where …` of a filter's offers, with their id and what they are sorted by. */
export function matching({
  category,
  languages = [],
  ids,
  q,
  minPriceCents,
  maxPriceCents,
  sort,
}: OfferFilter) {
  const pair = pairOf(languages);
  const { column } = order[sort];
  const more = [
    languages.length > 2 && sql`offers.languages @> ${languages}::text[]`,
    ids && sql`offers.id = any(${ids}::bigint[])`,
    minPriceCents !== undefined && sql`offers.price_cents >= ${minPriceCents}::bigint`,
    maxPriceCents !== undefined && sql`offers.price_cents <= ${maxPriceCents}::bigint`,
  ].filter((condition) => condition !== false && condition !== undefined);
  const all = (...conditions: Sql[]) => sql.join(conditions, sql` and `);
  if (!pair) {
    const ofCategory = category ? [sql`offers.type = ${category}`] : [];
    const where = sql`from offers where ${all(sql`offers.active`, ...ofCategory, ...more)}`;
    return { where, id: sql.ref('offers.id'), rank: sql.ref(`offers.${column}`) };
  }
  const ofPair = all(
    sql`pairs.lang_a = ${pair[0]}`,
    sql`pairs.lang_b = ${pair[1]}`,
    ...(category ? [sql`pairs.type = ${category}`] : []),
  );
  const id = sql.ref('pairs.offer_id');
  const ofOffers = sql.ref(`offers.${column}`);
  const rank = { popular: sql.ref('pairs.popularity'), newest: id, other: ofOffers }[
    sort === 'popular' || sort === 'newest' ? sort : 'other'
  ];
  // The pairs are those of active offers alone, and hold all that the plain list of a pair needs.
  const isPlain = more.length === 0 && !q && rank !== ofOffers;
  const offers = isPlain ? sql`` : sql`join offers on offers.id = pairs.offer_id`;
  const where = sql`from offer_language_pairs as pairs ${offers} where ${all(ofPair, ...more)}`;
  return { where, id, rank };
}

/** The pair to read from the index: one language pairs with itself, of three or more the first two lead. */
function pairOf(languages: string[]): [string, string] | undefined {
  if (languages.length === 0) return undefined;
  const [first, second] = languages.slice(0, 2).sort();
  return [first as string, second ?? (first as string)];
}

/** Where the page starts: after the last row of the one before. */
export function startOf({ sort, after }: OfferFilter, rank: Sql, id: Sql): Sql {
  if (!after) return sql``;
  const compare = sql.raw(order[sort].direction === 'asc' ? '>' : '<');
  return sql`and (${rank}, ${id}) ${compare} (${after[0]}::bigint, ${after[1]}::bigint)`;
}

/** The length is written out: of a page of unknown length the planner expects a tenth of the table. */
export function inOrder({ sort }: OfferFilter, rank: Sql, id: Sql, length: number): Sql {
  const direction = sql.raw(order[sort].direction);
  return sql`order by ${rank} ${direction}, ${id} ${direction} limit ${sql.lit(length)}`;
}

/** At least one more than asked for tells whether there is another page; few lengths make few forms of a query. */
export const lengthOf = ({ limit }: OfferFilter): number =>
  [13, 25, 51, 101].find((length) => length > limit) ?? limit + 1;

export interface Listed {
  id: number;
  rank: number;
}

/** The offers that are listed, as they are shown. */
export function read(db: Db, filter: OfferFilter, listed: RawBuilder<Listed>): Promise<OfferRow[]> {
  const { direction } = order[filter.sort];
  const rows = offerRows(db)
    .innerJoin(sql<Listed>`(${listed})`.as<'listed'>(sql.ref('listed')), 'listed.id', 'offers.id')
    .orderBy('listed.rank', direction)
    .orderBy('offers.id', direction);
  return isSteady(filter) ? runPrepared(db, rows) : rows.execute();
}

/** Whether one plan is right for all values of a filter: how many offers a price leaves is for each call to find out. */
const isSteady = ({ languages = [], ids, minPriceCents, maxPriceCents, sort }: OfferFilter): boolean =>
  languages.length <= (sort === 'popular' ? 2 : 0) &&
  !ids &&
  minPriceCents === undefined &&
  maxPriceCents === undefined;
