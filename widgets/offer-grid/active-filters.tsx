import { useRef } from 'react';
import { priceOf } from '#core/domain/offer-query.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Chip } from '#core/ui/chip.tsx';
import * as styles from './filter-bar.styles.ts';
import { activeFilters, type FilterName } from './filters.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import type { FilterState } from './use-filters.ts';

/** The active filters as chips that remove them, and a button that clears all. */
export function ActiveFilters({ filters, set, clear }: FilterState) {
  const t = useMessages(offerGridMessages);
  const nameOf = useFilterNames();
  const box = useRef<HTMLFieldSetElement>(null);
  const names = activeFilters(filters);
  if (names.length === 0) return null;

  const remove = (name: FilterName) => {
    set(name, '');
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

function useFilterNames(): (name: FilterName, value: string) => string {
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
