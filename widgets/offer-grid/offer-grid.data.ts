import { useCallback, useEffect, useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Client } from '#core/api/client.ts';
import { type OfferPage, offers } from '#core/api/offers.ts';
import { largestAnswer } from '#core/api/offers-address.ts';
import type { Offer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract.ts';
import type { PreparedAnswer } from '#core/element/definition.ts';
import { errorDetail, readSample } from '#core/element/use-resource.ts';
import { useWidget } from '#core/element/widget-context.ts';
import { filtersOf, type GridQuery, queryOf } from './filters.ts';
import type { offerGridContract } from './offer-grid.contract.ts';

export type Offers =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | {
      status: 'ready';
      offers: readonly Offer[];
      total: { count: number; more: boolean };
      more: 'none' | 'there' | 'loading' | 'failed';
      showMore(): void;
    };

const emptyPage: OfferPage = { offers: [], total: { count: 0, more: false }, next: null };

const sample = {
  ready: async (): Promise<OfferPage> => {
    const { sampleOffers } = await import('#core/domain/sample-offers.ts');
    return { offers: sampleOffers, total: { count: sampleOffers.length, more: false }, next: null };
  },
  empty: emptyPage,
};

async function readPage(
  client: Client,
  query: GridQuery,
  size: number,
  start: string | null,
): Promise<OfferPage> {
  const { list, pick } = offers(client);
  if (query.ids.length > 0) {
    const picked = await pick(query.ids);
    return { offers: picked, total: { count: picked.length, more: false }, next: null };
  }
  let page = await list(query, { limit: Math.min(size, largestAnswer), cursor: start });
  while (page.next && page.offers.length < size) {
    const limit = Math.min(size - page.offers.length, largestAnswer);
    const next = await list(query, { limit, cursor: page.next });
    page = { ...next, offers: [...page.offers, ...next.offers] };
  }
  return page;
}

type PageKey = readonly [place: string, 'offers', GridQuery, pageSize: number, start: string | null];

/** The first page, for a server; longer ones than a backend gives in one answer are left to the browser. */
export async function prepareOffers(
  props: PropsOf<typeof offerGridContract>,
  client: Client,
): Promise<PreparedAnswer[]> {
  const { pageSize, ids } = props;
  if (Math.max(pageSize, ids.length) > largestAnswer) return [];
  const query = queryOf(filtersOf(props), props);
  const key: PageKey = [client.baseUrl, 'offers', query, pageSize, null];
  return [{ key, value: await readPage(client, query, pageSize, null), isFirstPage: true }];
}

/** The offers of a grid, a page at a time. */
export function useOffers(query: GridQuery, pageSize: number, limit: number): Offers {
  const { client, demo, emit } = useWidget();
  const place = demo ? `demo:${demo}` : client.baseUrl;
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<OfferPage, Error>(
    (index: number, previous: OfferPage | null): PageKey | null =>
      demo === 'loading' || (index > 0 && !previous?.next)
        ? null
        : [place, 'offers', query, pageSize, previous?.next ?? null],
    ([, , , , cursor]: PageKey) =>
      demo ? readSample(demo, sample) : readPage(client, query, pageSize, cursor),
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const failure = error ?? null;
  const total = data?.at(-1)?.total;
  const loaded = useMemo(() => data?.flatMap((page) => page.offers) ?? [], [data]);
  const shown = useMemo(
    () => loaded.slice(0, Math.min(size * pageSize, limit)),
    [loaded, size, pageSize, limit],
  );
  const showMore = useCallback(() => void setSize((pages) => pages + 1), [setSize]);
  const retry = useCallback(() => void mutate(), [mutate]);

  useEffect(() => {
    if (failure) emit('dragoman-error', errorDetail(failure));
  }, [failure, emit]);

  if (!data || !total) {
    return failure
      ? { status: 'failed', error: failure, isRetrying: isValidating, retry }
      : { status: 'loading' };
  }
  const isWaiting = size > data.length && Boolean(data.at(-1)?.next);
  const hasMore =
    shown.length < Math.min(limit, loaded.length) || Boolean(data.at(-1)?.next && shown.length < limit);
  return {
    status: 'ready',
    offers: shown,
    total: total.count > limit ? { count: limit, more: false } : total,
    more: isWaiting ? (failure ? 'failed' : 'loading') : hasMore ? 'there' : 'none',
    showMore: isWaiting ? retry : showMore,
  };
}
