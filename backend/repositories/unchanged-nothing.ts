/**
 * Remembers that a search found nothing, until anything is written to the database: words that are common but never occur
 * together take longest, and nothing else shows that no offer with both has come.
 */
import { LRUCache } from 'lru-cache';
import type { Db } from '#backend/database/transaction.ts';
import { nothing, type Page } from './unchanged-pages.ts';

/** For each database. */
const mostRemembered = 1000;

/** The state of the database before a search that found nothing. */
const states = new WeakMap<Db, LRUCache<string, string>>();

/** `state` is that of the database before the search, see `meaningsOf` in offer-words.ts. */
export async function unlessNothing(
  db: Db,
  search: object,
  state: string,
  find: () => Promise<Page>,
): Promise<Page> {
  const known = states.get(db) ?? new LRUCache<string, string>({ max: mostRemembered });
  states.set(db, known);
  const name = JSON.stringify(search);
  if (known.get(name) === state) return nothing;
  const page = await find();
  if (page.found === 0) known.set(name, state);
  return page;
}
