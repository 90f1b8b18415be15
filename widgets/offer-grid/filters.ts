import { type Category, isCategory } from '#core/domain/category.ts';
import { type OfferSort, offerSorts } from '#core/domain/offer.ts';
import type { OfferQuery } from '#core/domain/offer-query.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { offerGridContract } from './offer-grid.contract.ts';

type Props = PropsOf<typeof offerGridContract>;

/** What the filter bar's controls hold, by their names; empty means no such filter. */
export interface Filters {
  query: string;
  category: Category | '';
  from: string;
  to: string;
  minPrice: string;
  maxPrice: string;
  sort: OfferSort;
}

export type FilterName = keyof Filters;

export const noFilters: Filters = {
  query: '',
  category: '',
  from: '',
  to: '',
  minPrice: '',
  maxPrice: '',
  sort: 'popular',
};

/** Where the filters start: what the attributes say. */
export const filtersOf = ({ query, category, from, to, minPrice, maxPrice, sort }: Props): Filters => ({
  query,
  category,
  from,
  to,
  minPrice: minPrice === undefined ? '' : String(minPrice),
  maxPrice: maxPrice === undefined ? '' : String(maxPrice),
  sort,
});

export interface GridQuery extends OfferQuery {
  /** A hand-picked list; nothing else narrows it. */
  ids: readonly string[];
}

/** What to ask the backend for. */
export function queryOf(filters: Filters, { languages, ids }: Pick<Props, 'languages' | 'ids'>): GridQuery {
  const { query, category, from, to, minPrice, maxPrice, sort } = filters;
  return {
    category: category || undefined,
    languages: [...new Set([...languages, from, to].filter(Boolean))],
    text: query.trim(),
    minPrice: priceOf(minPrice),
    maxPrice: priceOf(maxPrice),
    sort,
    ids,
  };
}

/** The names of what narrows now, in the order of the bar; an order of the offers narrows nothing. */
export function activeFilters(filters: Filters): FilterName[] {
  const names: FilterName[] = ['query', 'category', 'from', 'to', 'minPrice', 'maxPrice'];
  return names.filter((name) => filters[name] !== '');
}

/** A price as typed, or undefined while it is none. */
export function priceOf(text: string): number | undefined {
  const price = Number(text);
  return text.trim() !== '' && Number.isFinite(price) && price >= 0 ? price : undefined;
}

/** The filters with one of them set to what a control says. */
export function withFilter(filters: Filters, name: FilterName, value: string): Filters {
  if (name === 'category') return { ...filters, category: isCategory(value) ? value : '' };
  if (name === 'sort') return { ...filters, sort: offerSorts.find((sort) => sort === value) ?? 'popular' };
  return { ...filters, [name]: value };
}
