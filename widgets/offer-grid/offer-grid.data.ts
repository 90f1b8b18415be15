import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Client } from '#core/api/client.ts';
import type { ListedOffer } from '#core/api/offer-wire.ts';
import { type OfferPage, offers } from '#core/api/offers.ts';
import { largestAnswer } from '#core/api/offers-address.ts';
import { distinct } from '#core/api/rows.ts';
import type { Offer } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { type NextPage, preparedFirstPage, usePagedResource } from '#core/kit/data/use-paged-resource.ts';
import { filtersOf, type GridQuery, queryOf } from './filters.ts';
import type { offerGridContract } from './offer-grid.contract.ts';

export type Offers =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | {
      status: 'ready';
      offers: readonly ListedOffer[];
      total: { count: number; more: boolean };
      more: NextPage;
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
  return list(query, { limit: limitOf(size), cursor: start });
}

/** How many offers of a page are requested in one call. */
const limitOf = (pageSize: number): number => Math.min(pageSize, largestAnswer);

const offersKey = (query: GridQuery, pageSize: number) => ['offers', query, pageSize] as const;

/** The first page, or as much of it as a backend sends in one answer. */
export async function prepareOffers(
  props: PropsOf<typeof offerGridContract>,
  client: Client,
): Promise<PreparedAnswer[]> {
  const { pageSize, ids } = props;
  if (ids.length > largestAnswer) return [];
  const query = queryOf(filtersOf(props), props);
  const page = await readPage(client, query, pageSize, null);
  return [preparedFirstPage(client, offersKey(query, pageSize), page)];
}

const noPages: readonly OfferPage[] = [];

/** The rows of all pages, each once. The rows of a single page are distinct already. */
const offersOf = ([first, ...others]: readonly OfferPage[]): readonly ListedOffer[] =>
  first && others.length > 0
    ? distinct([first, ...others].flatMap(({ offers }) => offers))
    : (first?.offers ?? []);

type ShownProps = Pick<PropsOf<typeof offerGridContract>, 'pageSize' | 'limit' | 'shown'>;

/** The offers of a grid, a page at a time. A page that takes several answers shows each as it comes. */
export function useOffers(
  query: GridQuery,
  { pageSize, limit = Number.POSITIVE_INFINITY, shown: atFirst = 0 }: ShownProps,
): Offers {
  const found = usePagedResource(
    offersKey(query, pageSize),
    (client, cursor) => readPage(client, query, pageSize, cursor),
    sample,
    // An answer may hold thousands of offers.
    { revalidateFirstPage: false, compareContent: false },
  );
  const [wanted, setWanted] = useWanted(query, pageSize, atFirst);
  const pages = found.status === 'ready' ? found.pages : noPages;
  const loaded = useMemo(() => offersOf(pages), [pages]);
  const most = Math.min(wanted, limit);
  const shown = useMemo(() => (loaded.length > most ? loaded.slice(0, most) : loaded), [loaded, most]);
  const showMore = useCallback(() => setWanted(wanted + pageSize), [setWanted, wanted, pageSize]);

  const isShort = found.status === 'ready' && found.more !== 'none' && loaded.length < most;
  const readOn = isShort && found.more === 'there' ? found.showMore : null;
  useEffect(() => readOn?.(), [readOn]);

  if (found.status !== 'ready') return found;
  const total = pages.at(-1)?.total ?? { count: 0, more: false };
  const hasMore = shown.length < limit && (shown.length < loaded.length || found.more !== 'none');
  return {
    status: 'ready',
    offers: shown,
    total: total.count > limit ? { count: limit, more: false } : total,
    more: isShort ? (found.more === 'failed' ? 'failed' : 'loading') : hasMore ? 'there' : 'none',
    showMore: isShort ? found.showMore : showMore,
  };
}

/** How many offers of the current search the visitor has asked to see: of the first search maybe some time ago. */
function useWanted(query: GridQuery, pageSize: number, atFirst: number) {
  // Compared as text: each reading of the element's attributes makes a new object of the same query.
  const subject = JSON.stringify([query, pageSize]);
  const [asked, setAsked] = useState({ subject, count: Math.max(pageSize, atFirst) });
  const setCount = useCallback((count: number) => setAsked({ subject, count }), [subject]);
  return [asked.subject === subject ? asked.count : pageSize, setCount] as const;
}
