/** The filters of the request board: names, defaults and how one changes the others. */

import { useState } from 'react';
import { isCategory } from '#core/domain/category.ts';
import {
  type RequestQuery,
  type RequestSort,
  requestSorts,
  requestTypeIn,
  requestTypes,
} from '#core/domain/request.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

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

export interface FilterState {
  filters: Filters;
  set(name: FilterName, value: string): void;
  clear(): void;
}

/** The filters start as the attributes set them, and follow an attribute that changes later. */
export function useFilters({ category, type, from, to, sort }: Filters): FilterState {
  const { emit } = useWidget();
  const given = { category, type, from, to, sort };
  const [seen, setSeen] = useState<Filters>(given);
  const [filters, setFilters] = useState<Filters>(given);
  const changed = (Object.keys(given) as FilterName[]).filter((name) => given[name] !== seen[name]);
  if (changed.length > 0) {
    setSeen(given);
    setFilters(changed.reduce((all, name) => withFilter(all, name, given[name]), filters));
  }
  const change = (next: Filters) => {
    setFilters(next);
    emit('dragoman-filter-change', { ...next });
  };
  return {
    filters,
    set: (name, value) => change(withFilter(filters, name, value)),
    clear: () => change({ ...noFilters, sort: filters.sort }),
  };
}
