import type { OfferQuery } from '#core/domain/offer-query.ts';
import type { Query } from './address.ts';

/** In a file of its own, so that the loader can request a grid's first page before any widget's code is loaded. */
export const offersPath = ({ category }: OfferQuery): string =>
  category ? `/api/category/${category}` : '/api/task/all';

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
