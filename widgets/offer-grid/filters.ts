/** The filters of the grid: from attributes and controls to the query. */
import { type Category, isCategory } from '#core/domain/category.ts';
import { type OfferSort, offerSorts } from '#core/domain/offer.ts';
import { type OfferQuery, offerQueryOf, priceRange } from '#core/domain/offer-query.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { offerGridContract } from './offer-grid.contract.ts';

type Props = PropsOf<typeof offerGridContract>;

/** The values of the filter bar's controls by name; an empty text filters nothing. */
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

/** The filters as the attributes set them. */
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
  /** Shows exactly these offers; other filters do not apply. */
  ids: readonly string[];
}

/** The query for the backend. */
export const queryOf = (
  filters: Filters,
  { languages, ids }: Pick<Props, 'languages' | 'ids'>,
): GridQuery => ({
  ...offerQueryOf({ ...filters, languages: languages.join() }),
  ids,
});

/** The names of the active filters, in the order of the bar. `sort` filters nothing. */
export function activeFilters(filters: Filters): FilterName[] {
  const names: FilterName[] = ['query', 'category', 'from', 'to', 'minPrice', 'maxPrice'];
  return names.filter((name) => filters[name] !== '');
}

/** The filters after one of them was set. */
export function withFilter(filters: Filters, name: FilterName, value: string): Filters {
  if (name === 'category') return { ...filters, category: isCategory(value) ? value : '' };
  if (name === 'sort') return { ...filters, sort: offerSorts.find((sort) => sort === value) ?? 'popular' };
  return { ...filters, [name]: value };
}

/** A lowest price above the highest means the same range the other way round, which is what the grid shows. */
export const withPricesInOrder = (filters: Filters): Filters =>
  priceRange(filters).isSwapped
    ? { ...filters, minPrice: filters.maxPrice, maxPrice: filters.minPrice }
    : filters;
