/** Counts capped at 1000, because a full count would cost more than the page. */
import { LRUCache } from 'lru-cache';
import type { Db } from '#backend/database/transaction.ts';
import type { OfferFilter } from './offer-filter.ts';

export const cap = 1001;

/** For so long a list at the cap is not counted again: it hardly falls below the cap within a minute. */
const recountAfterMs = 60_000;

/** Remembered lists for each database. */
const maxEntries = 1000;

const listsAtCap = new WeakMap<Db, LRUCache<string, true>>();

/** The number of offers that match a filter, on all pages. A first page with room for more `found` ones has them all. */
export async function cappedCount(
  db: Db,
  { sort, limit, after, isNear, ...filter }: OfferFilter,
  found: number,
  count: () => Promise<number>,
): Promise<number> {
  if (!after && found <= limit) return found;
  const name = JSON.stringify(filter);
  const known = listsAtCap.get(db) ?? new LRUCache<string, true>({ max: maxEntries, ttl: recountAfterMs });
  listsAtCap.set(db, known);
  if (known.has(name)) return cap;
  const total = await count();
  if (total >= cap) known.set(name, true);
  return total;
}
