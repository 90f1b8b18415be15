import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useWidget } from '#core/kit/widget-context.ts';
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

/** How long after the last change a page may still be about to write an earlier one back into the attributes. */
const echoTime = 2000;

export interface FilterState {
  filters: Filters;
  set(name: FilterName, value: string): void;
  clear(): void;
}

/**
 * The attributes are where the filters start; an attribute that changes later is the last write, so it counts. What a
 * page hands back that it was told a moment ago is no write: it would take away what was typed since.
 */
export function useFilters(props: Props): FilterState {
  const { emit } = useWidget();
  const given = filtersOf(props);
  const [seen, setSeen] = useState(given);
  const [filters, setFilters] = useState(given);
  const { told, tell } = useTold();
  const changed = (Object.keys(given) as FilterName[]).filter((name) => given[name] !== seen[name]);
  if (changed.length > 0) {
    setSeen(given);
    const written = changed.filter((name) => told.every((before) => before[name] !== given[name]));
    setFilters(written.reduce((all, name) => withFilter(all, name, given[name]), filters));
  }
  const change = (next: Filters) => {
    setFilters(next);
    tell(next);
    emit('dragoman-filter-change', { ...next });
  };
  return {
    filters,
    set: (name, value) => change(withFilter(filters, name, value)),
    clear: () => change({ ...noFilters, sort: filters.sort }),
  };
}

/** What the page was told and may still hand back. */
function useTold() {
  const [told, setTold] = useState<Filters[]>([]);
  useEffect(() => {
    if (told.length === 0) return;
    const timer = setTimeout(() => setTold([]), echoTime);
    return () => clearTimeout(timer);
  }, [told]);
  return { told, tell: (filters: Filters) => setTold((before) => [...before, filters]) };
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
