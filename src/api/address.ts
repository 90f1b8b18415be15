/** Addresses of calls, above all about offers. The loader shares them, to ask before any other code is there. */
import { type OfferQuery, offerQueryOf, wordsIn } from '#core/domain/offer-query.ts';

export type Query = Record<string, string | number | undefined>;

/** The full address of a call, always written the same way, so that equal calls are recognised as equal. */
export function callAddress(baseUrl: string, path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return baseUrl + path + (search && `?${search}`);
}

export const offersPath = ({ category }: OfferQuery): string =>
  category ? `/api/category/${category}` : '/api/task/all';

export const isOfferList = (address: string): boolean =>
  /^\/api\/(task\/all|category\/[^/?]+)(\?|$)/.test(address);

/** The query of a list call, in one fixed order, so that equal grids request equal addresses. */
export function offersQuery(query: OfferQuery, page: { limit: number; cursor?: string | null }): Query {
  return {
    limit: page.limit,
    languages: query.languages?.length ? query.languages.join(',') : undefined,
    q: query.text || undefined,
    min_price: query.minPrice,
    max_price: query.maxPrice,
    sort: query.sort && query.sort !== 'popular' ? query.sort : undefined,
    cursor: page.cursor ?? undefined,
  };
}

/** The most offers that a backend sends in one answer. */
export const largestAnswer = 100;

export const offerPath = (id: string | number): string => `/api/task/all/${encodeURIComponent(id)}`;

/** The languages on offer. */
export const languagesPath = '/api/languages';

/** Where its owner changes and deletes it. */
export const ownOfferPath = (id: string | number): string => `/api/task/${encodeURIComponent(id)}`;

/** The first calls of a public widget, by the texts of its attributes: path and query. */
export function firstCalls(widget: string, texts: Readonly<Record<string, string>>): string[] {
  if (widget === 'offer-detail') return texts['offer-id'] ? [offerPath(texts['offer-id'])] : [];
  const most = Number(texts.limit) || Number.POSITIVE_INFINITY;
  const ids = wordsIn(texts.ids).slice(0, most);
  if (ids.length) return ids.map(offerPath);
  // The element reports languages that are no codes, and shows all offers.
  const isCode = ([name, text]: [string, string]) =>
    !['from', 'to', 'languages'].includes(name) || /^\s*([a-z]{2}\b[\s,]*)*$/i.test(text);
  const given = Object.fromEntries(Object.entries(texts).filter(isCode));
  const query = offerQueryOf({ ...given, minPrice: texts['min-price'], maxPrice: texts['max-price'] });
  const limit = Math.min(Number(texts['page-size']) || 24, most, largestAnswer);
  const hasFilters = Boolean(texts.filters) && texts.filters !== 'false';
  const others = hasFilters ? [...new Set([given.from, given.to])] : [];
  return [
    callAddress('', offersPath(query), offersQuery(query, { limit })),
    ...others.map((other) =>
      callAddress('', languagesPath, { category: query.category, with: other || undefined }),
    ),
  ];
}

/** The timeout of a call, in milliseconds. */
export const timeLimit = 10_000;
