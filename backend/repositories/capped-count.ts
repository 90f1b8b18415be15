/** Counts that stop at a thousand: further on nobody reads the number, and it would cost more than the page. */
import { LRUCache } from 'lru-cache';
import type { Db } from '#backend/database/transaction.ts';
import type { OfferFilter } from './offer-filter.ts';

export const cap = 1001;

/** A list that has reached the cap is not counted again for so long: it hardly falls below it within a minute. */
const rest = 60_000;

/** How many lists are remembered for each database. */
const most = 1000;

const plenty = new WeakMap<Db, LRUCache<string, true>>();

/** How many offers a filter leaves, whatever their order and page. */
export async function cappedCount(
  db: Db,
  { sort, limit, after, ...filter }: OfferFilter,
  count: () => Promise<number>,
): Promise<number> {
  const name = JSON.stringify(filter);
  const known = plenty.get(db) ?? new LRUCache<string, true>({ max: most, ttl: rest });
  plenty.set(db, known);
  if (known.has(name)) return cap;
  const total = await count();
  if (total >= cap) known.set(name, true);
  return total;
}
