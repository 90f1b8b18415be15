import { useCallback, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { useWidget } from '#core/kit/widget-context.ts';

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

const sampleFailure = () =>
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

export interface ResourceOptions {
  /** Milliseconds between looks for news while the page is visible. */
  refreshEvery?: number;
  /** News come by themselves for now. */
  isPaused?: boolean;
}

/** How long an answer does for whoever asks the same; what changes by itself is asked for anew by the next who comes. */
const shortWhile = 2_000;
const sameMoment = 250;

/** The longest time between two looks for news while the backend fails. */
const longestPause = 60_000;

const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** Under which answers are shared: those of one backend, apart from samples. */
export const cacheKey = ({ baseUrl }: Client, demo: string, key: readonly unknown[]): readonly unknown[] => [
  demo ? `demo:${demo}` : baseUrl,
  ...key,
];

/**
 * Reads something from the backend, once for all widgets that ask for the same key. A null key asks for
 * nothing yet. In `demo` the sample stands in and no call is made.
 */
export function useResource<Value>(
  key: readonly unknown[] | null,
  read: (client: Client) => Promise<Value>,
  sample: Sample<Value>,
  { refreshEvery = 0, isPaused = false }: ResourceOptions = {},
): Resource<Value> {
  const { client, demo, emit } = useWidget();
  const { data, error, isValidating, mutate } = useSWR<Value, Error>(
    // What never comes is not asked for: the cache would hold whoever waits for it.
    key && demo !== 'loading' ? cacheKey(client, demo, key) : null,
    () => (demo ? readSample(demo, sample) : read(client)),
    {
      refreshInterval: demo || isPaused ? 0 : refreshEvery,
      dedupingInterval: refreshEvery > 0 ? sameMoment : shortWhile,
      revalidateOnFocus: false,
      // swr stops looking for news at the first failure; one lost answer must not end it.
      shouldRetryOnError: (error: unknown) => !demo && refreshEvery > 0 && mayPass(error),
      onErrorRetry: (_error, _key, _config, again, attempt) => {
        const pause = Math.min(refreshEvery * 2 ** (attempt.retryCount - 1), longestPause);
        setTimeout(() => void again(attempt), pause);
      },
      keepPreviousData: false,
    },
  );
  const failure = data === undefined ? error : undefined;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const refresh = useCallback(async () => {
    // What somebody did last may be answered when they, and the cache with the last widget, have gone.
    if (isHere.current) await mutate();
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
