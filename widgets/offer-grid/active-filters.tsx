import { useRef } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { Chip } from '#core/ui/chip.tsx';
import * as styles from './filter-bar.styles.ts';
import { activeFilters, type FilterName, withPricesInOrder } from './filters.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { FilterState } from './use-filters.ts';

/** The active filters as chips that remove them, and a button that clears all. */
export function ActiveFilters({ filters: typed, remove: removeFilter, clear }: FilterState) {
  const t = useMessages(offerGridMessages);
  const nameOf = useFilterNames();
  const box = useRef<HTMLFieldSetElement>(null);
  const filters = withPricesInOrder(typed);
  const names = activeFilters(filters);
  if (names.length === 0) return null;

  const remove = (name: FilterName) => {
    removeFilter(name);
    // The focused chip is removed: focus moves to the chip that takes its place.
    const place = names.indexOf(name);
    requestAnimationFrame(() => {
      const chips = box.current?.querySelectorAll('button');
      (chips?.[place] ?? chips?.[0])?.focus();
    });
  };
  return (
    <fieldset className={styles.active} ref={box} aria-label={t.activeFilters}>
      {names.map((name) => (
        <Chip key={name} name={nameOf(name, filters[name])} onRemove={() => remove(name)} />
      ))}
      <button type="button" part="clear" className={styles.clear} onClick={clear}>
        {t.clearAll}
      </button>
    </fieldset>
  );
}
