import { useState } from 'react';
import type { RequestQuery } from '#core/domain/request.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { type FilterName, filterNames, noFilters, withFilter } from './filters.ts';

export interface FilterState {
  filters: RequestQuery;
  set(name: FilterName, value: string): void;
  clear(): void;
}

/** The filters start as the attributes set them, and follow an attribute that changes later. */
export function useFilters({ category, type, from, to }: RequestQuery): FilterState {
  const { emit } = useWidget();
  const given = { category, type, from, to };
  const [seen, setSeen] = useState<RequestQuery>(given);
  const [filters, setFilters] = useState<RequestQuery>(given);
  const changed = filterNames.filter((name) => given[name] !== seen[name]);
  if (changed.length > 0) {
    setSeen(given);
    setFilters(changed.reduce((all, name) => withFilter(all, name, given[name]), filters));
  }
  const change = (next: RequestQuery) => {
    setFilters(next);
    emit('dragoman-filter-change', { ...next });
  };
  return {
    filters,
    set: (name, value) => change(withFilter(filters, name, value)),
    clear: () => change(noFilters),
  };
}
