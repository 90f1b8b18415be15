/** The filters of the grid: from attributes and controls to the query. */

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { languages } from '#core/api/offers.ts';
import { type Category, isCategory } from '#core/domain/category.ts';
import { type OfferQuery, offerQueryOf, priceOf, priceRange } from '#core/domain/offer-query.ts';
import { type OfferSort, offerSorts } from '#core/domain/offer-sort.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { useDebounced } from '#core/hooks/data/use-debounced.ts';
import { cacheKey, useResource } from '#core/hooks/data/use-resource.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import type { offerGridContract } from './offer-grid.contract.ts';
import { offerGridMessages } from './offer-grid.messages.ts';

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

// The state of the filters, between attributes, controls and events.

type FilterableProps = PropsOf<typeof offerGridContract>;

/** How long after a change the host page may still write it back into the attributes, in milliseconds. */
const echoTime = 2000;

export interface FilterState {
  filters: Filters;
  /** Those that the host page has set last, which nobody is typing. */
  fromPage: Filters;
  set(name: FilterName, value: string): void;
  remove(name: FilterName): void;
  clear(): void;
  swapPrices(): void;
}

/**
 * The filters start as the attributes set them, and follow an attribute that changes later. A host page may write the
 * detail of `dragoman-filter-change` back into the attributes: such an echo is ignored, as it would undo what was typed since.
 */
export function useFilters(props: FilterableProps): FilterState {
  const { emit } = useWidget();
  const given = filtersOf(props);
  const [seen, setSeen] = useState(given);
  const [filters, setFilters] = useState(given);
  const [fromPage, setFromPage] = useState(given);
  const { emitted, remember } = useEmitted();
  const changed = (Object.keys(given) as FilterName[]).filter((name) => given[name] !== seen[name]);
  if (changed.length > 0) {
    setSeen(given);
    const written = changed.filter((name) => emitted.every((before) => before[name] !== given[name]));
    const next = written.reduce((all, name) => withFilter(all, name, given[name]), filters);
    setFilters(next);
    if (written.length > 0) setFromPage(next);
  }
  const change = (next: Filters) => {
    setFilters(next);
    remember(next);
    emit('dragoman-filter-change', { ...next });
  };
  return {
    filters,
    fromPage,
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

const typedNames = ['query', 'minPrice', 'maxPrice'] as const;

/** What the backend is asked for. Attributes that change together ask one question. */
export interface Question extends Pick<FilterableProps, 'pageSize' | 'limit'> {
  filters: Filters;
  query: GridQuery;
}

/** The question, once the visitor has stopped to type: to set or change a text is typing, to remove a filter is not. */
export function useQuestion(
  { languages, ids, pageSize, limit }: FilterableProps,
  { filters, fromPage }: FilterState,
): Question {
  const question = useMemo(
    () => ({ filters, query: queryOf(filters, { languages, ids }), pageSize, limit }),
    [filters, languages, ids, pageSize, limit],
  );
  const isTyping = (before: Question, now: Question) =>
    now.filters !== fromPage &&
    typedNames.some((name) => now.filters[name] !== '' && before.filters[name] !== now.filters[name]);
  return useDeferredValue(useDebounced(question, isTyping));
}

/** What a filter does, in a few words. */
export function useFilterNames(): (name: FilterName, value: string) => string {
  const t = useMessages(offerGridMessages);
  const core = useMessages(coreMessages);
  const format = useFormat();
  const plurals: Record<string, string> = {
    document: core.documents,
    call: core.calls,
    translation: core.translations,
  };
  return (name, value) => {
    switch (name) {
      case 'query':
        return t.quoted({ text: value });
      case 'category':
        return plurals[value] ?? value;
      case 'from':
        return t.fromLanguage({ language: format.language(value) });
      case 'to':
        return t.toLanguage({ language: format.language(value) });
      case 'minPrice':
        return t.atLeast({ price: format.price(priceOf(value) ?? 0) });
      case 'maxPrice':
        return t.atMost({ price: format.price(priceOf(value) ?? 0) });
      default:
        return value;
    }
  };
}

const none: ReadonlyMap<string, number> = new Map();

const offeredKey = (category: Category | '', other: string) =>
  ['offered-languages', category, other] as const;

async function readOffered(client: Client, category: Category | '', other: string) {
  // Only a list to choose from: without it the visitor chooses from all languages.
  const offered = await languages(client)
    .offered({ category: category || undefined, with: other || undefined })
    .catch(() => []);
  // With a language that nobody offers there is nothing to choose; otherwise an empty list says nothing.
  const isKnown = offered.length > 0 || other !== '';
  return isKnown ? new Map(offered.map(({ code, offers }) => [code, offers])) : none;
}

/** What the two selects of the filter bar offer first. */
export const prepareLanguages = (
  { category, from, to }: Filters,
  client: Client,
): Promise<PreparedAnswer[]> =>
  Promise.all(
    [...new Set([from, to])].map(async (other) => ({
      key: cacheKey(client, '', offeredKey(category, other)),
      value: await readOffered(client, category, other),
    })),
  );

/**
 * The number of offers for each language on offer; undefined while it is not known, in `demo`, and where the backend
 * does not say. With another language chosen, the number of offers for both.
 */
export function useOfferedLanguages(
  category: Category | '',
  other: string,
): ReadonlyMap<string, number> | undefined {
  const { demo } = useWidget();
  const found = useResource(
    demo ? null : offeredKey(category, other),
    (client) => readOffered(client, category, other),
    { ready: async () => none, empty: none },
  );
  const value = found.status === 'ready' && found.value !== none ? found.value : undefined;
  // While those of another category are on their way.
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
