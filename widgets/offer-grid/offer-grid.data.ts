import { useCallback, useEffect, useMemo, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Client } from '#core/api/client.ts';
import { type ListedOffer, type OfferPage, offers } from '#core/api/offers.ts';
import { largestAnswer } from '#core/api/offers-address.ts';
import { distinct } from '#core/api/rows.ts';
import type { Offer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { errorDetail, readSample } from '#core/kit/data/use-resource.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { filtersOf, type GridQuery, queryOf } from './filters.ts';
import type { offerGridContract } from './offer-grid.contract.ts';

export type Offers =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | {
      status: 'ready';
      offers: readonly ListedOffer[];
      total: { count: number; more: boolean };
      more: 'none' | 'there' | 'loading' | 'failed';
      showMore(): void;
    };

const onlyPage = (found: readonly Offer[]): OfferPage => ({
  offers: found.map((offer) => ({ id: offer.id, type: offer.type, offer })),
  total: { count: found.length, more: false },
  next: null,
});

const sample = {
  ready: async () => onlyPage((await import('#core/domain/sample-offers.ts')).sampleOffers),
  empty: onlyPage([]),
};

async function readPage(
  client: Client,
  query: GridQuery,
  size: number,
  start: string | null,
): Promise<OfferPage> {
  const { list, pick } = offers(client);
  if (query.ids.length > 0) return onlyPage(await pick(query.ids));
  return list(query, { limit: atOnce(size), cursor: start });
}

/** How many of a page are asked for in one call. */
const atOnce = (pageSize: number): number => Math.min(pageSize, largestAnswer);

type PageKey = readonly [place: string, 'offers', GridQuery, pageSize: number, start: string | null];

/** The first page, or as much of it as a backend gives in one answer. */
export async function prepareOffers(
  props: PropsOf<typeof offerGridContract>,
  client: Client,
): Promise<PreparedAnswer[]> {
  const { pageSize, ids } = props;
  if (ids.length > largestAnswer) return [];
  const query = queryOf(filtersOf(props), props);
  const key: PageKey = [client.baseUrl, 'offers', query, pageSize, null];
  return [{ key, value: await readPage(client, query, pageSize, null), isFirstPage: true }];
}

/** Each once; those of one page are that already. */
const offersOf = ([first, ...more]: readonly OfferPage[]): readonly ListedOffer[] =>
  first && more.length > 0
    ? distinct([first, ...more].flatMap(({ offers }) => offers))
    : (first?.offers ?? []);

/** The offers of a grid, a page at a time; a page of several answers shows each as it comes. */
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
    {
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      // Not by what is in it: that is ten thousand offers for some.
      compare: Object.is,
    },
  );
  const failure = error ?? null;
  const total = data?.at(-1)?.total;
  const next = data?.at(-1)?.next ?? null;
  const [wanted, setWanted] = useWanted(query, pageSize);
  const loaded = useMemo(() => offersOf(data ?? []), [data]);
  const most = Math.min(wanted, limit);
  const shown = useMemo(() => (loaded.length > most ? loaded.slice(0, most) : loaded), [loaded, most]);
  const isWaiting = next !== null && loaded.length < most;
  const showMore = useCallback(() => setWanted(wanted + pageSize), [setWanted, wanted, pageSize]);
  const retry = useCallback(() => void mutate(), [mutate]);

  useEffect(() => {
    if (failure) emit('dragoman-error', errorDetail(failure));
  }, [failure, emit]);

  const mayAsk = isWaiting && !failure && size <= (data?.length ?? 0);
  useEffect(() => {
    if (mayAsk) void setSize((answers) => answers + 1);
  }, [mayAsk, setSize]);

  if (!data || !total) {
    return failure
      ? { status: 'failed', error: failure, isRetrying: isValidating, retry }
      : { status: 'loading' };
  }
  const hasMore = shown.length < limit && (shown.length < loaded.length || next !== null);
  return {
    status: 'ready',
    offers: shown,
    total: total.count > limit ? { count: limit, more: false } : total,
    more: isWaiting ? (failure ? 'failed' : 'loading') : hasMore ? 'there' : 'none',
    showMore: isWaiting ? retry : showMore,
  };
}

/** How many a visitor has asked to see of what is looked for. */
function useWanted(query: GridQuery, pageSize: number) {
  // By what it says: the same query is put together anew when the element's attributes are read again.
  const subject = JSON.stringify([query, pageSize]);
  const [asked, setAsked] = useState({ subject, count: pageSize });
  const setCount = useCallback((count: number) => setAsked({ subject, count }), [subject]);
  return [asked.subject === subject ? asked.count : pageSize, setCount] as const;
}
