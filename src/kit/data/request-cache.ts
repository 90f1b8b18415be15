import type { Cache, SWRConfiguration } from 'swr';
import { defaultConfigOptions, initCache, type ScopedMutator } from 'swr/_internal';
import { getRuntime } from '#core/runtime/runtime.ts';

interface RequestCache {
  cache: Cache;
  mutate: ScopedMutator;
  /** Starts listening for the network coming back; returns how to stop. */
  enter(): () => void;
}

let made: RequestCache | null = null;

/**
 * swr's cache on the runtime's shared map. It is set up by hand because `<SWRConfig provider>` would tear the
 * cache down for every widget on the page as soon as the first one that used it leaves.
 */
export function requestCache(): RequestCache {
  if (made) return made;
  // A Map has the members swr's Cache asks for; its values are swr's own.
  const shared = getRuntime().cache as unknown as Cache;
  // What swr hands back stops its first listening only; it listens anew with each first widget.
  let stopListening: (() => void) | undefined;
  const parts = initCache(shared, {
    initFocus: () => () => undefined,
    initReconnect(hear) {
      stopListening = defaultConfigOptions.initReconnect(hear) ?? undefined;
      return () => undefined;
    },
  });
  if (!parts) throw new Error('The shared request cache could not be set up.');
  const [cache, mutate, init, stop] = parts;
  const rest = () => {
    stopListening?.();
    stop?.();
  };
  // swr listens at once, and who made the cache may be gone before its widget starts.
  rest();
  let present = 0;
  made = {
    cache,
    mutate,
    enter() {
      present += 1;
      if (present === 1) init?.();
      return () => {
        present -= 1;
        if (present === 0) rest();
      };
    },
  };
  return made;
}

/** The shared cache as a widget's requests use it. */
export function sharedRequests(): SWRConfiguration {
  const { cache, mutate } = requestCache();
  // swr passes its bound mutate through the same object, which its public type leaves out.
  return { cache, mutate } as SWRConfiguration;
}

/**
 * Puts answers where nobody has asked yet. Returned by key they also stand in while a widget is taken over: swr
 * then goes by what the cache held when the page began.
 */
export function keepAnswers(entries: Map<string, { data: unknown }>): Record<string, unknown> {
  const { cache } = getRuntime();
  for (const [key, entry] of entries) if (!cache.has(key)) cache.set(key, entry);
  return Object.fromEntries([...entries].map(([key, { data }]) => [key, data]));
}
