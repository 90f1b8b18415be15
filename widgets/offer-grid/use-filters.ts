/** The state of the filters, between attributes, controls and events. */
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
  withPricesInOrder,
} from './filters.ts';
import type { offerGridContract } from './offer-grid.contract.ts';

type Props = PropsOf<typeof offerGridContract>;

/** Typing is debounced, in milliseconds. */
const typingDelay = 300;

/** How long after a change the host page may still write it back into the attributes, in milliseconds. */
const echoTime = 2000;

export interface FilterState {
  filters: Filters;
  set(name: FilterName, value: string): void;
  remove(name: FilterName): void;
  clear(): void;
  swapPrices(): void;
}

/**
 * The filters start as the attributes set them, and follow an attribute that changes later. A host page may write the
 * detail of `dragoman-filter-change` back into the attributes: such an echo is ignored, as it would undo what was typed since.
 */
export function useFilters(props: Props): FilterState {
  const { emit } = useWidget();
  const given = filtersOf(props);
  const [seen, setSeen] = useState(given);
  const [filters, setFilters] = useState(given);
  const { emitted, remember } = useEmitted();
  const changed = (Object.keys(given) as FilterName[]).filter((name) => given[name] !== seen[name]);
  if (changed.length > 0) {
    setSeen(given);
    const written = changed.filter((name) => emitted.every((before) => before[name] !== given[name]));
    setFilters(written.reduce((all, name) => withFilter(all, name, given[name]), filters));
  }
  const change = (next: Filters) => {
    setFilters(next);
    remember(next);
    emit('dragoman-filter-change', { ...next });
  };
  return {
    filters,
    set: (name, value) => change(withFilter(filters, name, value)),
    remove: (name) => change(withFilter(withPricesInOrder(filters), name, '')),
    clear: () => change({ ...noFilters, sort: filters.sort }),
    swapPrices: () => change(withPricesInOrder(filters)),
  };
}

/** The filters that were emitted a moment ago, which the host page may still write back. */
function useEmitted() {
  const [emitted, setEmitted] = useState<Filters[]>([]);
  useEffect(() => {
    if (emitted.length === 0) return;
    const timer = setTimeout(() => setEmitted([]), echoTime);
    return () => clearTimeout(timer);
  }, [emitted]);
  return { emitted, remember: (filters: Filters) => setEmitted((before) => [...before, filters]) };
}

/** The value, debounced while the visitor types. */
function useDebounced<Value>(value: Value, isTyping: (before: Value, now: Value) => boolean): Value {
  const [debounced, setDebounced] = useState(value);
  const last = useRef(value);
  const isWaiting = isTyping(debounced, value);
  last.current = value;
  useEffect(() => {
    if (!isWaiting) return setDebounced(value);
    const timer = setTimeout(() => setDebounced(last.current), typingDelay);
    return () => clearTimeout(timer);
  }, [value, isWaiting]);
  return isWaiting ? debounced : value;
}

/** A text that is set or changed counts as typing; removing a filter does not. */
const isTyping = (before: Filters, now: Filters): boolean =>
  typedNames.some((name) => now[name] !== '' && before[name] !== now[name]);

const typedNames = ['query', 'minPrice', 'maxPrice'] as const;

export function useGridQuery({ languages, ids }: Props, filters: Filters): GridQuery {
  const debounced = useDeferredValue(useDebounced(filters, isTyping));
  return useMemo(() => queryOf(debounced, { languages, ids }), [debounced, languages, ids]);
}
