import { type Category, isCategory } from '#core/domain/category.ts';
import { type OfferSort, offerSorts } from '#core/domain/offer.ts';

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
