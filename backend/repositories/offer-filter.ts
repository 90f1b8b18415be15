/** What lists of offers are put together from: which offers, in what order, from where on. */
import { type Category, categories } from '@dragoman/widgets/server';
import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from '#backend/database/cursor.ts';
import { runPrepared } from '#backend/database/prepared-statements.ts';
import type { Db } from '#backend/database/transaction.ts';
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

export const sortColumns = {
  popular: { column: 'popularity', direction: 'desc' },
  newest: { column: 'id', direction: 'desc' },
  'price-asc': { column: 'price_cents', direction: 'asc' },
  'price-desc': { column: 'price_cents', direction: 'desc' },
  rating: { column: 'rating_rank', direction: 'desc' },
} as const satisfies Record<Sort, { column: keyof OfferRow; direction: 'asc' | 'desc' }>;

type Sql = RawBuilder<unknown>;

const all = (conditions: Sql[]) => sql.join(conditions, sql` and `);

/** `from … where …` of a filter's offers from the start of its page on, with their id and what they are sorted by. */
export function fromWhere(filter: OfferFilter) {
  const { languages = [], ids, q } = filter;
  const picked = ids ? [sql`offers.id = any(${ids}::bigint[])`] : [];
  // Where the page starts is told of one pair: told of each, the planner takes what follows for next to nothing.
  const pairs = pairsOf(languages).map((pair, place) =>
    ofPair(place === 0 ? filter : { ...filter, after: undefined }, pair, `pair_${place}`),
  );
  const [first, ...others] = pairs;
  if (!first) {
    const offers = ordered(filter, 'offers', 'id');
    const conditions = [sql`offers.active`, ...offers.conditions, ...picked];
    return { ...offers, where: sql`from offers where ${all(conditions)}` };
  }
  const joined = others.map(
    ({ table, id, rank }) => sql`join ${table} on ${id} = ${first.id} and ${rank} = ${first.rank}`,
  );
  // The pairs are those of active offers alone, and hold all that a list by languages and price needs.
  const isPlain = !q && !ids && languages.length <= mostPaired;
  const offers = isPlain ? [] : [sql`join offers on offers.id = ${first.id}`];
  const further = languages.length > mostPaired ? [sql`offers.languages @> ${languages}::text[]`] : [];
  const conditions = [...pairs.flatMap((pair) => pair.conditions), ...further, ...picked];
  const tables = sql.join([first.table, ...joined, ...offers], sql` `);
  return { id: first.id, rank: first.rank, where: sql`from ${tables} where ${all(conditions)}` };
}

/** A table that holds offers in every order, what they are sorted by in it, and how a filter narrows it. */
function ordered(filter: OfferFilter, name: string, idColumn: string) {
  const { category, minPriceCents, maxPriceCents, sort } = filter;
  const column = (of: string) => sql.ref(`${name}.${of}`);
  const id = column(idColumn);
  const rank = sort === 'newest' ? id : column(sortColumns[sort].column);
  const conditions = [
    ...(category ? [sql`${column('type')} = ${category}`] : []),
    ...(minPriceCents === undefined ? [] : [sql`${column('price_cents')} >= ${minPriceCents}::bigint`]),
    ...(maxPriceCents === undefined ? [] : [sql`${column('price_cents')} <= ${maxPriceCents}::bigint`]),
    ...startOf(filter, rank, id),
  ];
  return { id, rank, conditions };
}

type Pair = [string, string];

/** Every order of a pair is one range of an index, and several pairs are read side by side in the same order. */
function ofPair(filter: OfferFilter, [one, other]: Pair, name: string) {
  const pair = ordered(filter, name, 'offer_id');
  const languages = [
    sql`${sql.ref(`${name}.lang_a`)} = ${one}`,
    sql`${sql.ref(`${name}.lang_b`)} = ${other}`,
  ];
  return {
    ...pair,
    conditions: [...languages, ...pair.conditions],
    table: sql`offer_language_pairs as ${sql.ref(name)}`,
  };
}

/** So many languages are told by two pairs; of more, the offers themselves are asked. */
const mostPaired = 4;

/** One language pairs with itself; the third of three with one that another pair has already. */
function pairsOf(languages: string[]): Pair[] {
  const [first, second = first, third, fourth = second] = languages.slice(0, mostPaired).sort();
  if (first === undefined || second === undefined) return [];
  return third === undefined || fourth === undefined
    ? [[first, second]]
    : [[first, second], [third, fourth].sort() as Pair];
}

/** Where the page starts: after the last row of the one before. */
export function startOf(filter: OfferFilter, rank: Sql, id: Sql): Sql[] {
  const { sort, after } = filter;
  if (!after) return [];
  const compare = sql.raw(sortColumns[sort].direction === 'asc' ? '>' : '<');
  const [lastRank, lastId] = after.map((value) => {
    const part = sql`${value}::bigint`;
    return isSteady(filter) ? hideFromPlanner(part) : part;
  });
  return [sql`(${rank}, ${id}) ${compare} (${lastRank}, ${lastId})`];
}

/** The planner does not look behind a `select`. What it sees it takes for so telling that it plans each call anew. */
export const hideFromPlanner = (value: Sql): Sql => sql`(select ${value})`;

/** Pairs are in order within a category: a filter for all of them is one for each. */
const parts = (filter: OfferFilter): OfferFilter[] =>
  filter.category || !filter.languages?.length
    ? [filter]
    : categories.map((category) => ({ ...filter, category }));

/** The next offers of a filter in its order, with further columns of theirs. */
export function nextOffers(filter: OfferFilter, length: number, further: Sql = sql``): RawBuilder<Listed> {
  const firsts = parts(filter).map((part) => {
    const { where, id, rank } = fromWhere(part);
    return sql`(select ${id} as id, ${rank} as rank ${further} ${where} ${inOrder(part, rank, id, length)})`;
  });
  const order = inOrder(filter, sql.ref('rank'), sql.ref('id'), length);
  return sql`select * from (${sql.join(firsts, sql` union all `)}) as next ${order}`;
}

/** As many rows as a filter has offers on all its pages, up to a limit. */
export function upTo(filter: OfferFilter, limit: number): Sql {
  const found = parts({ ...filter, after: undefined }).map(
    (part) => sql`(select ${fromWhere(part).where} limit ${sql.lit(limit)})`,
  );
  return sql`select from (${sql.join(found, sql` union all `)}) as found limit ${sql.lit(limit)}`;
}

/** The length is written out: of a page of unknown length the planner expects a tenth of the table. */
export function inOrder({ sort }: OfferFilter, rank: Sql, id: Sql, length: number): Sql {
  const direction = sql.raw(sortColumns[sort].direction);
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
export function readRows(db: Db, filter: OfferFilter, listed: RawBuilder<Listed>): Promise<OfferRow[]> {
  const { direction } = sortColumns[filter.sort];
  const rows = offerRows(db)
    .innerJoin(sql<Listed>`(${listed})`.as<'listed'>(sql.ref('listed')), 'listed.id', 'offers.id')
    .orderBy('listed.rank', direction)
    .orderBy('offers.id', direction);
  return isSteady(filter) ? runPrepared(db, rows) : rows.execute();
}

/** Whether one plan is right for all values of a filter: how many offers a price leaves is for each call to find out. */
const isSteady = ({ languages = [], ids, minPriceCents, maxPriceCents }: OfferFilter): boolean =>
  languages.length <= 2 && !ids && minPriceCents === undefined && maxPriceCents === undefined;
