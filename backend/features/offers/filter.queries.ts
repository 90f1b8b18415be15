/** The filters and orders of offer lists, their pages and capped counts. */
import type { OfferSort } from '@dragoman/widgets/domain/offer-sort.ts';
import { type Category, categories } from '@dragoman/widgets/server';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { cachePerDatabase } from '#backend/platform/database/cache.ts';
import { type Cursor, cap } from '#backend/platform/database/cursor.ts';
import { prepared } from '#backend/platform/database/pool.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { type OfferRow, offerColumnList } from './queries.ts';

export interface OfferFilter {
  category?: Category | undefined;
  languages?: string[] | undefined;
  ids?: number[] | undefined;
  q?: string | undefined;
  leastParts?: number | undefined;
  mostParts?: number | undefined;
  sort: OfferSort;
  limit: number;
  after: Cursor | undefined;
  /** Whether the page before ended with an offer that has a search's words but for a letter: these come last. */
  isNear?: boolean;
}

export const sortColumns = {
  popular: { column: 'popularity', direction: 'desc' },
  newest: { column: 'id', direction: 'desc' },
  'price-asc': { column: 'price_parts', direction: 'asc' },
  'price-desc': { column: 'price_parts', direction: 'desc' },
  rating: { column: 'rating_rank', direction: 'desc' },
} as const satisfies Record<OfferSort, { column: keyof OfferRow; direction: 'asc' | 'desc' }>;

type Sql = RawBuilder<unknown>;

const all = (conditions: Sql[]) => sql.join(conditions, sql` and `);

/** `from … where …` for a filter's offers from the start of its page on, with the columns of their id and sort key. */
export function fromWhere(filter: OfferFilter) {
  const { languages = [], ids, q } = filter;
  const byId = ids ? [sql`offers.id = any(${ids}::bigint[])`] : [];
  // Only the first pair gets the cursor's condition. With one for each pair the planner multiplies their selectivities,
  // underestimates the rows and picks a bad plan.
  const pairs = pairsOf(languages).map((pair, index) =>
    ofPair(index === 0 ? filter : { ...filter, after: undefined }, pair, `pair_${index}`),
  );
  const [first, ...others] = pairs;
  if (!first) {
    const offers = ordered(filter, 'offers', 'id');
    const conditions = [sql`offers.active`, ...offers.conditions, ...byId];
    return { ...offers, where: sql`from offers where ${all(conditions)}` };
  }
  const joined = others.map(
    ({ table, id, rank }) => sql`join ${table} on ${id} = ${first.id} and ${rank} = ${first.rank}`,
  );
  // The pairs only contain active offers, with all columns that a filter by languages and price needs.
  const isCovered = !q && !ids && languages.length <= maxPaired;
  const offers = isCovered ? [] : [sql`join offers on offers.id = ${first.id}`];
  const remaining = languages.length > maxPaired ? [sql`offers.languages @> ${languages}::text[]`] : [];
  const conditions = [...pairs.flatMap((pair) => pair.conditions), ...remaining, ...byId];
  const tables = sql.join([first.table, ...joined, ...offers], sql` `);
  return { id: first.id, rank: first.rank, where: sql`from ${tables} where ${all(conditions)}` };
}

/** The id, the sort key and the conditions of a filter, for a table with all sort columns. */
function ordered(filter: OfferFilter, name: string, idColumn: string) {
  const { category, leastParts, mostParts, sort } = filter;
  const column = (of: string) => sql.ref(`${name}.${of}`);
  const id = column(idColumn);
  const rank = sort === 'newest' ? id : column(sortColumns[sort].column);
  const conditions = [
    ...(category ? [sql`${column('type')} = ${category}`] : []),
    ...(leastParts === undefined ? [] : [sql`${column('price_parts')} >= ${leastParts}::bigint`]),
    ...(mostParts === undefined ? [] : [sql`${column('price_parts')} <= ${mostParts}::bigint`]),
    ...startOf(filter, rank, id),
  ];
  return { id, rank, conditions };
}

type Pair = [string, string];

/** For each sort order a pair is one range of an index, and several pairs can be merged in that order. */
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

/** Two pairs cover up to four languages. With more, the condition on `offers.languages` checks the rest. */
const maxPaired = 4;

/** A single language forms a pair with itself, the third of three a pair with the second. */
function pairsOf(languages: string[]): Pair[] {
  const [first, second = first, third, fourth = second] = languages.slice(0, maxPaired).sort();
  if (first === undefined || second === undefined) return [];
  return third === undefined || fourth === undefined
    ? [[first, second]]
    : [[first, second], [third, fourth].sort() as Pair];
}

/** The cursor's condition: rows after the last one of the page before. */
export function startOf(filter: OfferFilter, rank: Sql, id: Sql): Sql[] {
  const { sort, after } = filter;
  if (!after) return [];
  const compare = sql.raw(sortColumns[sort].direction === 'asc' ? '>' : '<');
  const [lastRank, lastId] = after.map((value) => {
    const part = sql`${value}::bigint`;
    return isPlanReusable(filter) ? hideFromPlanner(part) : part;
  });
  return [sql`(${rank}, ${id}) ${compare} (${lastRank}, ${lastId})`];
}

/**
 * A sub-select hides a constant from the planner. With visible constants it considers a plan for each value so much
 * better than a generic one that it never reuses a prepared plan.
 */
export const hideFromPlanner = (value: Sql): Sql => sql`(select ${value})`;

/** The indexes on pairs begin with the category, so a filter without one becomes a filter for each. */
const byCategory = (filter: OfferFilter): OfferFilter[] =>
  filter.category || !filter.languages?.length
    ? [filter]
    : categories.map((category) => ({ ...filter, category }));

/** A filter's next offers in its order, with more columns if needed. */
export function nextOffers(filter: OfferFilter, length: number, columns: Sql = sql``): RawBuilder<Listed> {
  const firsts = byCategory(filter).map((part) => {
    const { where, id, rank } = fromWhere(part);
    return sql`(select ${id} as id, ${rank} as rank ${columns} ${where} ${inOrder(part, rank, id, length)})`;
  });
  const order = inOrder(filter, sql.ref('rank'), sql.ref('id'), length);
  return sql`select * from (${sql.join(firsts, sql` union all `)}) as next ${order}`;
}

/** One row for each offer on all pages, up to a limit. */
export function upTo(filter: OfferFilter, limit: number): Sql {
  const found = byCategory({ ...filter, after: undefined }).map(
    (part) => sql`(select ${fromWhere(part).where} limit ${sql.lit(limit)})`,
  );
  return sql`select from (${sql.join(found, sql` union all `)}) as found limit ${sql.lit(limit)}`;
}

/** The limit is a literal: for a parameter the planner expects a tenth of the table. */
export function inOrder({ sort }: OfferFilter, rank: Sql, id: Sql, length: number): Sql {
  const direction = sql.raw(sortColumns[sort].direction);
  return sql`order by ${rank} ${direction}, ${id} ${direction} limit ${sql.lit(length)}`;
}

/** At least one more than requested, to know whether there is another page. Few lengths make few prepared queries. */
export const lengthOf = ({ limit }: OfferFilter): number =>
  [13, 25, 51, 101].find((length) => length > limit) ?? limit + 1;

export interface Listed {
  id: number;
  rank: number;
}

/** Which transactions wrote an offer and its owner last: while both are the same, so is all that a list shows of it. */
const version = sql`concat_ws(' ', offers.id, offers.xmin, users.xmin)`;

export interface ListedRow extends OfferRow {
  version: string;
}

/** The listed offers with all that the list shows. */
export async function readRows(
  db: Db,
  filter: OfferFilter,
  listed: RawBuilder<Listed>,
): Promise<ListedRow[]> {
  const query = sql<ListedRow>`
    select ${offerColumnList}, ${version} as version ${withOwners(listed)}
    order by ${orderOf(filter)}`;
  const { rows } = await db.executeQuery(compile(db, filter, query));
  return rows;
}

/** The versions of the same rows, with commas between. */
const versionOf = (
  db: Db,
  filter: OfferFilter,
  listed: RawBuilder<Listed>,
): CompiledQuery<{ version: string }> =>
  compile(
    db,
    filter,
    sql`
      select coalesce(string_agg(${version}, ',' order by ${orderOf(filter)}), '') as version
      ${withOwners(listed)}`,
  );

const withOwners = (listed: RawBuilder<Listed>): Sql => sql`
  from (${listed}) as listed
  join offers on offers.id = listed.id join users on users.id = offers.owner_id`;

function orderOf({ sort }: OfferFilter): Sql {
  const direction = sql.raw(sortColumns[sort].direction);
  return sql`listed.rank ${direction}, offers.id ${direction}`;
}

function compile<T>(db: Db, filter: OfferFilter, query: RawBuilder<T>): CompiledQuery<T> {
  const compiled = query.compile(db);
  return isPlanReusable(filter) ? prepared(compiled) : compiled;
}

/**
 * Whether one plan suits all values of a filter. A price range may match few offers or all, so it needs its own plan.
 */
const isPlanReusable = ({ languages = [], ids, leastParts, mostParts }: OfferFilter): boolean =>
  languages.length <= 2 && !ids && leastParts === undefined && mostParts === undefined;

// Remembers pages of offer lists. They are read far more often than their offers change, so later reads of a page
// ask only which offers are on it, and which transactions wrote these and their owners last.

export interface Page {
  /** As many as the filter's limit allows. */
  offers: ListedRow[];
  /** How many these are, with those read to know whether there is another page. */
  found: number;
}

export const nothing: Page = { offers: [], found: 0 };

interface Remembered extends Page {
  version: string;
  versionNow: CompiledQuery<{ version: string }>;
}

/** Nothing is remembered of a page that was read once: most of all pages are. */
type Known = Remembered | 'read once';

/** In offers, for each database. */
const mostRemembered = 10_000;
const sizeOf = (known: Known): number => (known === 'read once' ? 1 : known.offers.length + 1);

const pagesIn = cachePerDatabase<Known>({ maxSize: mostRemembered, sizeCalculation: sizeOf });

/**
 * While nothing on the page has changed, always the same array `offers`. `more` is what tells lists of one filter apart.
 */
export async function readPage(
  db: Db,
  filter: OfferFilter,
  listed: () => RawBuilder<Listed>,
  more = '',
): Promise<Page> {
  const pages = pagesIn(db);
  const name = JSON.stringify([filter, more]);
  const last = pages.get(name);
  if (last && last !== 'read once' && (await isCurrent(db, last))) return last;
  const query = listed();
  const rows = await readRows(db, filter, query);
  const page = { offers: rows.slice(0, filter.limit), found: rows.length };
  const remembered = last && {
    ...page,
    version: rows.map(({ version }) => version).join(),
    versionNow: versionOf(db, filter, query),
  };
  pages.set(name, remembered ?? 'read once');
  return remembered ?? page;
}

async function isCurrent(db: Db, { version, versionNow }: Remembered): Promise<boolean> {
  const { rows } = await db.executeQuery(versionNow);
  return rows[0]?.version === version;
}

/** For so long a list at the cap is not counted again: it hardly falls below the cap within a minute. */
const recountAfterMs = 60_000;

const listsAtCap = cachePerDatabase<true>({ max: 1000, ttl: recountAfterMs });

/**
 * Counts capped at 1000, because a full count would cost more than the page. The number of offers that match a
 * filter, on all pages. A first page with room for more `found` ones has them all.
 */
export async function cappedCount(
  db: Db,
  { sort, limit, after, isNear, ...filter }: OfferFilter,
  found: number,
  count: () => Promise<number>,
): Promise<number> {
  if (!after && found <= limit) return found;
  const name = JSON.stringify(filter);
  const known = listsAtCap(db);
  if (known.has(name)) return cap;
  const total = await count();
  if (total >= cap) known.set(name, true);
  return total;
}
