/** The lists of offers: filters, five sorts, keyset pages and a count that stops at 1000. */
import type { Category } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import type { Cursor } from '#server/paging.ts';
import { searchQuery, searchWords } from '#server/search-words.ts';
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

export interface OfferPage {
  offers: OfferRow[];
  next: Cursor | undefined;
  /** Exact up to 1000; 1001 says that there are more. */
  total: number;
}

const order = {
  popular: { column: 'popularity', direction: 'desc' },
  newest: { column: 'id', direction: 'desc' },
  'price-asc': { column: 'price_cents', direction: 'asc' },
  'price-desc': { column: 'price_cents', direction: 'desc' },
  rating: { column: 'rating_rank', direction: 'desc' },
} as const satisfies Record<Sort, { column: keyof OfferRow; direction: 'asc' | 'desc' }>;

export async function list(db: Db, filter: OfferFilter): Promise<OfferPage> {
  const { column, direction } = order[filter.sort];
  const matching = matches(db, filter);
  const by = filter.sort === 'popular' && pairOf(filter) ? 'pairs.popularity' : `offers.${column}`;
  let page = matching
    .orderBy(sql.ref(by), direction)
    .orderBy('offers.id', direction)
    .limit(filter.limit + 1);
  if (filter.after) {
    const compare = sql.raw(direction === 'asc' ? '>' : '<');
    const [value, id] = filter.after;
    page = page.where(sql<boolean>`(${sql.ref(by)}, offers.id) ${compare} (${value}::bigint, ${id}::bigint)`);
  }
  const rows = await page.execute();
  const count = await db
    .selectFrom(matching.clearSelect().select('offers.id').limit(1001).as('capped'))
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const offers = rows.slice(0, filter.limit);
  const last = offers.at(-1);
  return {
    offers,
    next: rows.length > filter.limit && last ? [filter.sort, last[column], last.id] : undefined,
    total: count.total,
  };
}

function matches(db: Db, filter: OfferFilter) {
  let query = offerRows(db).where('offers.active', '=', true);
  const pair = pairOf(filter);
  if (pair) {
    query = query.innerJoin('offer_language_pairs as pairs', (join) => {
      const ofPair = join
        .onRef('pairs.offer_id', '=', 'offers.id')
        .on('pairs.lang_a', '=', pair[0])
        .on('pairs.lang_b', '=', pair[1]);
      return filter.category ? ofPair.on('pairs.type', '=', filter.category) : ofPair;
    }) as unknown as typeof query; // The join only filters: the rows stay those of offers and their owners.
  }
  if (filter.category) query = query.where('offers.type', '=', filter.category);
  if (filter.languages && filter.languages.length > 2) {
    query = query.where(sql<boolean>`offers.languages @> ${filter.languages}::text[]`);
  }
  if (filter.ids) query = query.where('offers.id', 'in', filter.ids.length ? filter.ids : [0]);
  if (filter.minPriceCents !== undefined)
    query = query.where('offers.price_cents', '>=', filter.minPriceCents);
  if (filter.maxPriceCents !== undefined)
    query = query.where('offers.price_cents', '<=', filter.maxPriceCents);
  const words = searchWords(filter.q ?? '');
  if (words.length) query = query.where(sql<boolean>`offers.search @@ ${searchQuery(words)}::tsquery`);
  return query;
}

/** The pair to read from the index: one language pairs with itself, of three or more the first two lead. */
function pairOf({ languages }: OfferFilter): [string, string] | undefined {
  if (!languages?.length) return undefined;
  const [first, second] = [...languages.slice(0, 2)].sort();
  return [first as string, second ?? (first as string)];
}
