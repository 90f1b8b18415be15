/** What is remembered about a database: a process of the tests opens many. */
import { LRUCache } from 'lru-cache';
import type { Db } from './transaction.ts';

export function cachePerDatabase<Value extends object | string | true>(
  options: LRUCache.Options<string, Value, unknown>,
): (db: Db) => LRUCache<string, Value> {
  const caches = new WeakMap<Db, LRUCache<string, Value>>();
  return (db) => {
    const cache = caches.get(db) ?? new LRUCache<string, Value>(options);
    caches.set(db, cache);
    return cache;
  };
}
