/** Reads a list of the backend a page at a time, through the shared request cache. */
import { useCallback, useEffect, useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Client } from '#core/api/client.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { cacheKey, errorDetail, readSample, type Sample } from './use-resource.ts';

/** One page of a list; `next` is the cursor of the page after it, null on the last one. */
interface Page {
  next: string | null;
}

/** Whether there is a page after those that are shown, and what became of the call for it. */
export type NextPage = 'none' | 'there' | 'loading' | 'failed';

/** A list that is read a page at a time, as a view sees it. */
export type PagedResource<Answer extends Page> =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | {
      status: 'ready';
      pages: readonly Answer[];
      more: NextPage;
      /** Reads the next page, or reads again where that failed. */
      showMore(): void;
      /** Changes the pages shown, without a call, until they are read again. */
      update(change: (page: Answer) => Answer): void;
    };

interface PagedOptions {
  /** Milliseconds between two reads of the pages shown, while the browser tab is visible. */
  refreshEvery?: number;
  /** False where the first page is not read again with each further one. */
  revalidateFirstPage?: boolean;
  /** False where answers are too large to compare their content at each read. */
  compareContent?: boolean;
}

const pageKey = (client: Client, demo: string, key: readonly unknown[], cursor: string | null) => [
  ...cacheKey(client, demo, key),
  cursor,
];

/** The first page under the key that `usePagedResource` reads it with, for a widget's `prepare`. */
export const preparedFirstPage = (
  client: Client,
  key: readonly unknown[],
  value: unknown,
): PreparedAnswer => ({ key: pageKey(client, '', key, null), value, isFirstPage: true });

/**
 * Reads a list from the backend page by page, once for all widgets that ask for the same key. The same object until
 * something of it changes.
 */
export function usePagedResource<Answer extends Page>(
  key: readonly unknown[],
  read: (client: Client, cursor: string | null) => Promise<Answer>,
  sample: Sample<Answer>,
  { refreshEvery = 0, revalidateFirstPage = true, compareContent = true }: PagedOptions = {},
): PagedResource<Answer> {
  const { client, demo, emit } = useWidget();
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Answer, Error>(
    (index: number, previous: Answer | null) =>
      demo === 'loading' || (index > 0 && !previous?.next)
        ? null
        : pageKey(client, demo, key, previous?.next ?? null),
    (parts: readonly unknown[]) => {
      const cursor = parts.at(-1);
      return demo ? readSample(demo, sample) : read(client, typeof cursor === 'string' ? cursor : null);
    },
    {
      refreshInterval: demo ? 0 : refreshEvery,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      revalidateFirstPage,
      ...(compareContent ? {} : { compare: Object.is }),
    },
  );
  const hasNext = Boolean(data?.at(-1)?.next);
  const isWaiting = data !== undefined && hasNext && size > data.length;
  // A failed refresh of what is shown already is no failure that a visitor sees.
  const failure = error && (!data || isWaiting) ? error : null;

  useEffect(() => {
    if (failure) emit('dragoman-error', errorDetail(failure));
  }, [failure, emit]);

  const retry = useCallback(() => void mutate(), [mutate]);
  const readNext = useCallback(() => void setSize((pages) => pages + 1), [setSize]);
  const update = useCallback(
    (change: (page: Answer) => Answer) => void mutate((pages) => pages?.map(change), { revalidate: false }),
    [mutate],
  );

  const isRetrying = failure !== null && !data && isValidating;
  const showMore = isWaiting ? retry : readNext;
  const more = isWaiting ? (failure ? 'failed' : 'loading') : hasNext ? 'there' : 'none';
  return useMemo(() => {
    if (data) return { status: 'ready', pages: data, more, showMore, update };
    return failure ? { status: 'failed', error: failure, isRetrying, retry } : { status: 'loading' };
  }, [data, more, showMore, update, failure, isRetrying, retry]);
}
