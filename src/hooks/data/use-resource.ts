/** Reads a resource of the backend, through the shared request cache. */
import { useCallback, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

/** Server data as a view sees it: one status word. */
export type Resource<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | { status: 'ready'; value: Value; isRefreshing: boolean; refresh(): Promise<void> };

/** Sample data for the `demo` attribute; the ready one is fetched only when asked for. */
export interface Sample<Value> {
  ready(): Promise<Value>;
  empty: Value;
}

/** The failure of `demo="error"`. */
export const sampleFailure = () =>
  new ApiError({ reason: 'unreachable', status: 0, type: 'error', message: '', call: 'demo' });

export function readSample<Value>(demo: string, sample: Sample<Value>): Promise<Value> {
  switch (demo) {
    case 'loading':
      return new Promise(() => undefined);
    case 'empty':
      return Promise.resolve(sample.empty);
    case 'error':
      return Promise.reject(sampleFailure());
    default:
      return sample.ready();
  }
}

interface ResourceOptions {
  /** Milliseconds between polls while the browser tab is visible. */
  refreshEvery?: number;
  /** True while the backend pushes updates, so that polling is not needed. */
  isPaused?: boolean;
}

/** How long an answer is shared with views that ask for the same, in milliseconds: shorter for what changes by itself. */
const sharedFor = { usual: 2_000, polled: 250 };

/** The longest time between two polls while the backend fails. */
const longestBackoff = 60_000;

const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** The key under which swr caches an answer: by backend, apart from samples. */
export const cacheKey = ({ baseUrl }: Client, demo: string, key: readonly unknown[]): readonly unknown[] => [
  demo ? `demo:${demo}` : baseUrl,
  ...key,
];

/**
 * Reads something from the backend, once for all widgets that ask for the same key. With a null key it makes no call yet.
 * In `demo` it answers with the sample, where there is one, and makes no call.
 */
export function useResource<Value>(
  key: readonly unknown[] | null,
  read: (client: Client) => Promise<Value>,
  sample?: Sample<Value>,
  { refreshEvery = 0, isPaused = false }: ResourceOptions = {},
): Resource<Value> {
  const { client, demo, emit } = useWidget();
  const { data, error, isValidating, mutate } = useSWR<Value, Error>(
    // In `demo="loading"` no answer ever comes, and the cache would retain every widget that waits for it.
    key && demo !== 'loading' ? cacheKey(client, demo, key) : null,
    () => (demo && sample ? readSample(demo, sample) : read(client)),
    {
      refreshInterval: demo || isPaused ? 0 : refreshEvery,
      dedupingInterval: refreshEvery > 0 ? sharedFor.polled : sharedFor.usual,
      revalidateOnFocus: false,
      // swr stops polling at the first failure, which one lost answer must not cause.
      shouldRetryOnError: (error: unknown) => !demo && refreshEvery > 0 && isTemporary(error),
      onErrorRetry: (_error, _key, _config, retry, attempt) => {
        const backoff = Math.min(refreshEvery * 2 ** (attempt.retryCount - 1), longestBackoff);
        setTimeout(() => void retry(attempt), backoff);
      },
      keepPreviousData: false,
    },
  );
  const failure = data === undefined ? error : undefined;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const refresh = useCallback(async () => {
    // The answer to an action may arrive after the widget, and with the last one the cache, was removed.
    if (isMounted.current) await mutate();
  }, [mutate]);

  useEffect(() => {
    if (failure) emit('dragoman-error', errorDetail(failure));
  }, [failure, emit]);

  if (failure)
    return { status: 'failed', error: failure, isRetrying: isValidating, retry: () => void refresh() };
  if (data === undefined) return { status: 'loading' };
  return { status: 'ready', value: data, isRefreshing: isValidating, refresh };
}

export const errorDetail = (error: Error): { status: number; message: string } => ({
  status: error instanceof ApiError ? error.status : 0,
  message: error.message,
});
