/** Offer lists: filters, five sort orders, keyset pagination, and a count capped at 1000. */
import { sql } from 'kysely';
import type { Cursor } from '#backend/database/cursor.ts';
import { searchWords } from '#backend/database/search-words.ts';
import type { Db } from '#backend/database/transaction.ts';
import { cap, cappedCount } from './capped-count.ts';
import { lengthOf, nextOffers, type OfferFilter, readRows, sortColumns, upTo } from './offer-filter.ts';
import { type FoundOffer, search } from './offer-search.ts';

export interface OfferPage {
  offers: FoundOffer[];
  next: Cursor | undefined;
  /** Exact up to 1000; 1001 means more. */
  total: number;
}

export async function list(db: Db, filter: OfferFilter): Promise<OfferPage> {
  const words = searchWords(filter.q ?? '');
  const { rows, total } = await (words.length ? search(db, filter, words) : browse(db, filter));
  const offers = rows.slice(0, filter.limit);
  const last = offers.at(-1);
  const { column } = sortColumns[filter.sort];
  return {
    offers,
    next:
      rows.length > filter.limit && last
        ? [filter.sort, last.isNear ? 1 : 0, last[column], last.id]
        : undefined,
    total,
  };
}

async function browse(db: Db, filter: OfferFilter): Promise<{ rows: FoundOffer[]; total: number }> {
  const rows = await readRows(db, filter, nextOffers(filter, lengthOf(filter)));
  return { rows, total: await cappedCount(db, filter, rows.length, () => count(db, filter)) };
}

async function count(db: Db, filter: OfferFilter): Promise<number> {
  const counted = sql<{ total: number }>`select count(*) as total from (${upTo(filter, cap)}) as counted`;
  const { rows } = await counted.execute(db);
  return rows[0]?.total ?? 0;
}
