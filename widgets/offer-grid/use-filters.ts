import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { PropsOf } from '#core/element/contract.ts';
import { useWidget } from '#core/element/widget-context.ts';
import {
  type FilterName,
  type Filters,
  filtersOf,
  type GridQuery,
  noFilters,
  queryOf,
  withFilter,
} from './filters.ts';
import type { offerGridContract } from './offer-grid.contract.ts';

type Props = PropsOf<typeof offerGridContract>;

/** Typing settles before it asks the backend. */
const typingPause = 300;

export interface FilterState {
  filters: Filters;
  set(name: FilterName, value: string): void;
  clear(): void;
}

/** The attributes are where the filters start; an attribute that changes later is the last write, so it counts. */
export function useFilters(props: Props): FilterState {
  const { emit } = useWidget();
  const given = filtersOf(props);
  const [seen, setSeen] = useState(given);
  const [filters, setFilters] = useState(given);
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

/** What was last typed, once there was a pause. */
function useSettled<Value>(value: Value, isTyping: (before: Value, now: Value) => boolean): Value {
  const [settled, setSettled] = useState(value);
  const last = useRef(value);
  const waits = isTyping(settled, value);
  last.current = value;
  useEffect(() => {
    if (!waits) return setSettled(value);
    const timer = setTimeout(() => setSettled(last.current), typingPause);
    return () => clearTimeout(timer);
  }, [value, waits]);
  return waits ? settled : value;
}

/** Somebody types where a text is there and another than before; taking a filter away is no typing. */
const isTyping = (before: Filters, now: Filters): boolean =>
  typedNames.some((name) => now[name] !== '' && before[name] !== now[name]);

const typedNames = ['query', 'minPrice', 'maxPrice'] as const;

export function useGridQuery({ languages, ids }: Props, filters: Filters): GridQuery {
  const settled = useDeferredValue(useSettled(filters, isTyping));
  return useMemo(() => queryOf(settled, { languages, ids }), [settled, languages, ids]);
}
