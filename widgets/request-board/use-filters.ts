import { useState } from 'react';
import { useWidget } from '#core/kit/widget-context.ts';
import { type FilterName, type Filters, noFilters, withFilter } from './filters.ts';

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
