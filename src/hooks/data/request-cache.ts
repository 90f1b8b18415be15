/** The request cache that all widgets of a page share. The only file that uses what swr does not document. */
import { type Cache, type SWRConfiguration, unstable_serialize as serialize } from 'swr';
import { defaultConfigOptions, initCache, type ScopedMutator, SWRGlobalState } from 'swr/_internal';
import { unstable_serialize as serializePaged } from 'swr/infinite';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { getRuntime } from '#core/runtime/runtime.ts';

interface RequestCache {
  cache: Cache;
  mutate: ScopedMutator;
  /** Called by each widget that starts. The first one makes swr listen for the network coming back; returns how to leave. */
  enter(): () => void;
}

let instance: RequestCache | null = null;

/**
 * swr's cache on the runtime's shared map. It is set up by hand because `<SWRConfig provider>` would clear the cache
 * for every widget on the page as soon as the widget that rendered it leaves.
 */
export function requestCache(): RequestCache {
  if (instance) return instance;
  // A Map has the members that swr's Cache asks for; its values are swr's own.
  const shared = getRuntime().cache as unknown as Cache;
  // swr returns how to stop its first listener only, but adds another one with each `init`.
  let stopListening: (() => void) | undefined;
  const parts = initCache(shared, {
    initFocus: () => () => undefined,
    initReconnect(listener) {
      stopListening = defaultConfigOptions.initReconnect(listener) ?? undefined;
      return () => undefined;
    },
  });
  if (!parts) throw new Error('The shared request cache could not be set up.');
  const [cache, mutate, init, stop] = parts;
  const stopAll = () => {
    stopListening?.();
    stop?.();
  };
  // swr keeps the calls of the last seconds apart from their answers. Without this, it would wait for a call that is over
  // when the same user signs in again at once, and store the answer to one that is under way.
  getRuntime().onUserLeft((userId) => {
    const calls = SWRGlobalState.get(shared)?.[2] ?? {};
    for (const key of Object.keys(calls)) if (key.includes(userId)) delete calls[key];
  });
  // swr listens from the start, but the element that made the cache may be removed before its widget starts.
  stopAll();
  let widgets = 0;
  instance = {
    cache,
    mutate,
    enter() {
      widgets += 1;
      if (widgets === 1) init?.();
      return () => {
        widgets -= 1;
        if (widgets === 0) stopAll();
      };
    },
  };
  return instance;
}

/** The shared cache as configuration for a widget's `SWRConfig`. */
export function sharedRequests(): SWRConfiguration {
  const { cache, mutate } = requestCache();
  // swr passes its bound mutate through the same object, which its public type leaves out.
  return { cache, mutate } as SWRConfiguration;
}

/** A cache entry as swr writes it: the answer, and the key before it was serialized. */
export interface CacheEntry {
  data: unknown;
  _k: unknown;
}

/** A prepared answer under the keys that swr reads it with. The first page of a list has a second entry, for the list. */
export function cacheEntries({ key, value, isFirstPage }: PreparedAnswer): [string, CacheEntry][] {
  const entry: [string, CacheEntry] = [serialize(key), { data: value, _k: key }];
  return isFirstPage ? [entry, [serializePaged(() => key), { data: [value], _k: key }]] : [entry];
}

/**
 * The configuration for a view's first rendering, whose answers are there already. They are stored under keys that have
 * none yet, and are not asked for again; what is not among them is asked for as usual.
 */
export function answeredRequests(entries: Map<string, { data: unknown }>): SWRConfiguration {
  const { cache } = getRuntime();
  for (const [key, entry] of entries) if (!cache.has(key)) cache.set(key, entry);
  const fallback = Object.fromEntries([...entries].map(([key, { data }]) => [key, data]));
  return { ...sharedRequests(), fallback, revalidateIfStale: false };
}
