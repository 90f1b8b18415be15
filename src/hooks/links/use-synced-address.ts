import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Attribute, defaultOf, parse } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { warnOnce } from '#core/runtime/warn-once.ts';

const noChanges = () => () => undefined;

/**
 * Keeps attributes of a widget in the page's address, as parameters of its query: their properties' names with a prefix.
 * What the address says at the start wins over an attribute, until the page changes that. A server does not know the
 * address, so a page that it renders gives the element what the address says.
 */
export function useSyncedAddress<Props extends { syncUrl: string }>(
  attributes: Readonly<Record<string, Attribute>>,
  names: readonly string[],
  props: Props,
): { props: Props; write(values: Partial<Record<string, string>>): void } {
  const { host, isGiven, tag } = useWidget();
  // Without a value the names stand alone in the query.
  const isBare = useSyncExternalStore(
    noChanges,
    () => host.hasAttribute('sync-url'),
    () => false,
  );
  const prefix = isBare || isGiven('syncUrl') ? props.syncUrl : null;
  const [atStart] = useState(() => (typeof location === 'undefined' ? '' : location.search));
  const search = useSyncExternalStore(
    noChanges,
    () => atStart,
    () => '',
  );
  const [given] = useState(props);

  const read = { ...props };
  if (prefix !== null) {
    const parameters = new URLSearchParams(search);
    for (const name of names) {
      const property = camelCase(name) as keyof Props & string;
      const text = parameters.get(prefix + property);
      const attribute = attributes[name];
      if (text === null || !attribute || String(props[property]) !== String(given[property])) continue;
      const { value, allowed } = parse(attribute, text);
      if (allowed)
        warnOnce(`<${tag}>: "${prefix + property}" in the page’s address is ignored – It takes ${allowed}.`);
      // Parsed by the contract that the type of the property comes from.
      else read[property] = value as Props[typeof property];
    }
  }

  const write = useCallback(
    (values: Partial<Record<string, string>>) => {
      // The page may have moved on, to an address of another page.
      if (prefix === null || !host.isConnected) return;
      const started = new URLSearchParams(atStart);
      const changed = Object.entries(values).filter(([property, value]) => {
        // An attribute that says the same as the address may be there because the address says it.
        const isFromAddress = started.get(prefix + property) === String(given[property as keyof Props]);
        const attribute = attributes[names.find((name) => camelCase(name) === property) ?? ''];
        const usual = isFromAddress && attribute ? defaultOf(attribute) : given[property as keyof Props];
        return value !== String(usual ?? '');
      });
      const own = Object.keys(values).map((property) => prefix + property);
      // The page's own parameters stay as it has written them: parsing and writing would change their form.
      const parts = location.search.slice(1).split('&').filter(Boolean);
      const foreign = parts.filter((part) => !own.includes([...new URLSearchParams(part).keys()][0] ?? ''));
      const written = changed.map(([property, value = '']) =>
        String(new URLSearchParams({ [prefix + property]: value })),
      );
      const query = [...foreign, ...written].join('&');
      const search = query && `?${query}`;
      if (isSameQuery(search, location.search)) return;
      try {
        history.replaceState(history.state, '', location.pathname + search + location.hash);
      } catch {
        // A frame without an origin has no address of its own.
      }
    },
    [prefix, given, host, atStart, attributes, names],
  );
  return { props: read, write };
}

/** Whether two queries have the same parameters, in whatever order. */
const isSameQuery = (one: string, other: string): boolean => {
  const sorted = (query: string) => query.slice(1).split('&').sort().join('&');
  return sorted(one) === sorted(other);
};

/** Writes these values into the address whenever one of them has changed, before a click can lead to another page. */
export function useWriteAddress(
  write: (values: Readonly<Record<string, string>>) => void,
  values: Readonly<Record<string, string>>,
): void {
  const text = JSON.stringify(values);
  useEffect(() => write(JSON.parse(text)), [write, text]);
}

/** The number of rows, from the second page on. Until they are there, the address keeps the number it has. */
export function shownInAddress(count: number | null, pageSize: number): { shown?: string } {
  if (count === null) return {};
  return { shown: count > pageSize ? String(count) : '' };
}
