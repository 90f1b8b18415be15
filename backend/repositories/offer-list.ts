/** Offer lists: filters, five sort orders, keyset pagination, and a count capped at 1000. */
import { sql } from 'kysely';
import type { Cursor } from '#backend/database/cursor.ts';
import { searchWords } from '#backend/database/search-words.ts';
import type { Db } from '#backend/database/transaction.ts';
import { cap, cappedCount } from './capped-count.ts';
import { type ListedRow, lengthOf, nextOffers, type OfferFilter, sortColumns, upTo } from './offer-filter.ts';
import { type Found, search } from './offer-search.ts';
import { readPage } from './unchanged-pages.ts';

export interface OfferPage {
  offers: ListedRow[];
  /** How many of them have all words of the search; in the others, after them, a letter is wrong. */
  exact: number;
  next: Cursor | undefined;
  /** Exact up to 1000; 1001 means more. */
  total: number;
}

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
