/** The filters of the request board: names, defaults and how one changes the others. */
import { isCategory } from '#core/domain/category.ts';
import {
  type RequestQuery,
  type RequestSort,
  requestSorts,
  requestTypeIn,
  requestTypes,
} from '#core/domain/request.ts';

/** The values of the filter bar's controls by name; an empty text filters nothing. */
export interface Filters extends RequestQuery {
  sort: RequestSort;
}

export type FilterName = keyof Filters;

/** What narrows the list. `sort` filters nothing. */
export const filterNames = ['category', 'type', 'from', 'to'] as const;

export const noFilters: RequestQuery = { category: '', type: '', from: '', to: '' };

/** The types of request of a category, or of all. */
export const typesOf = (category: RequestQuery['category']) =>
  category ? requestTypes[category] : Object.values(requestTypes).flat();

/** The filters after one of them was set. A type is removed with its category. */
export function withFilter(filters: Filters, name: FilterName, value: string): Filters {
  switch (name) {
    case 'category': {
      const category = isCategory(value) ? value : '';
      const fits = !category || requestTypeIn(category, filters.type) !== undefined;
      return { ...filters, category, type: fits ? filters.type : '' };
    }
    case 'type':
      return { ...filters, type: typesOf('').find((type) => type === value) ?? '' };
    case 'sort':
      return { ...filters, sort: requestSorts.find((sort) => sort === value) ?? 'newest' };
    default:
      return { ...filters, [name]: value };
  }
}
