import { useMemo } from 'react';
import { largestAnswer } from '#core/api/address.ts';
import type { Client } from '#core/api/client.ts';
import { type OfferPage, offers } from '#core/api/offers.ts';
import { distinct } from '#core/api/rows.ts';
import type { Offer } from '#core/domain/offer.ts';
import { matches, sorted } from '#core/domain/offer-query.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { type NextPage, preparedFirstPage, usePagedResource } from '#core/hooks/data/use-paged-resource.ts';
import { useShownRows } from '#core/hooks/data/use-shown-rows.ts';
import { filtersOf, type GridQuery, prepareLanguages, type Question, queryOf } from './filters.ts';
import type { offerGridContract } from './offer-grid.contract.ts';

export type Offers =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | {
      status: 'ready';
      offers: readonly Offer[];
      total: { count: number; more: boolean };
      /** Whether all of them have the words of the search only but for a letter: exact ones come first. */
      isNear: boolean;
      more: NextPage;
      showMore(): void;
    };

const onlyPage = (found: Offer[]): OfferPage => ({
  offers: found,
  total: { count: found.length, more: false },
  next: null,
});

/** The sample offers that the query finds. Of ids, which name real offers, as many as there are. */
const sampleFor = (query: GridQuery, most: number) => ({
  ready: async () => {
    const { sampleOffers } = await import('#core/domain/samples/sample-offers.ts');
    const { ids, sort } = query;
    const found =
      ids.length > 0 ? sampleOffers.slice(0, ids.length) : sampleOffers.filter((one) => matches(one, query));
    return onlyPage(sorted(found, sort).slice(0, most));
  },
  empty: onlyPage([]),
});

/** Where a page of the list starts: after so many offers, at this cursor. */
interface Start {
  seen: number;
  cursor: string | null;
}

const startAt = (text: string | null): Start => {
  const [seen = '0', ...cursor] = (text ?? '').split(' ');
  return { seen: Number(seen), cursor: cursor.join(' ') || null };
};

/** A page of the list, which ends after `most` offers, whatever the backend has. */
async function readPage(
  client: Client,
  query: GridQuery,
  { pageSize, most }: { pageSize: number; most: number },
  start: string | null,
): Promise<OfferPage> {
  const { list, pick } = offers(client);
  if (query.ids.length > 0) return onlyPage(await pick(query.ids.slice(0, most)));
  const { seen, cursor } = startAt(start);
  const page = await list(query, { limit: Math.min(pageSize, most - seen, largestAnswer), cursor });
  const next = seen + page.offers.length;
  return { ...page, next: page.next && next < most ? `${next} ${page.next}` : null };
}

const offersKey = (query: GridQuery, pageSize: number, most: number) =>
  ['offers', query, pageSize, Number.isFinite(most) ? most : null] as const;

/** The first page, or as much of it as a backend sends in one answer, and what the filters offer. */
export async function prepareOffers(
  props: PropsOf<typeof offerGridContract>,
  client: Client,
): Promise<PreparedAnswer[]> {
  const { pageSize, ids, limit: most = Number.POSITIVE_INFINITY } = props;
  if (Math.min(ids.length, most) > largestAnswer) return [];
  const filters = filtersOf(props);
  const query = queryOf(filters, props);
  const [page, offered] = await Promise.all([
    readPage(client, query, { pageSize, most }, null),
    props.filters ? prepareLanguages(filters, client) : [],
  ]);
  return [preparedFirstPage(client, offersKey(query, pageSize, most), page), ...offered];
}

const noPages: readonly OfferPage[] = [];
const none = { count: 0, more: false };

/** The rows of all pages, each once. The rows of a single page are distinct already. */
const offersOf = ([first, ...others]: readonly OfferPage[]): readonly Offer[] =>
  first && others.length > 0
    ? distinct([first, ...others].flatMap(({ offers }) => offers))
    : (first?.offers ?? []);

/** The offers of a grid, a page at a time. The same object until something of it changes. */
export function useOffers(
  { query, pageSize, limit = Number.POSITIVE_INFINITY }: Question,
  atFirst: PropsOf<typeof offerGridContract>['shown'],
): Offers {
  const found = usePagedResource(
    offersKey(query, pageSize, limit),
    (client, start) => readPage(client, query, { pageSize, most: limit }, start),
    sampleFor(query, limit),
    // An answer may hold thousands of offers.
    { revalidateFirstPage: false, compareContent: false },
  );
  const pages = found.status === 'ready' ? found.pages : noPages;
  const loaded = useMemo(() => offersOf(pages), [pages]);
  const { rows, more, showMore } = useShownRows(found, loaded, { subject: query, pageSize, atFirst, limit });

  const total = pages.at(-1)?.total ?? none;
  return useMemo(
    () =>
      found.status !== 'ready'
        ? found
        : {
            status: 'ready',
            offers: rows,
            total: total.count > limit ? { count: limit, more: false } : total,
            isNear: rows[0]?.near === true,
            more,
            showMore,
          },
    [found, rows, total, limit, more, showMore],
  );
}
