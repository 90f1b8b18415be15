import { SlidersHorizontal } from 'lucide';
import { type FocusEvent, useRef, useState } from 'react';
import { categories } from '#core/domain/category.ts';
import { priceRange } from '#core/domain/offer-query.ts';
import { offerSorts } from '#core/domain/offer-sort.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { Chip } from '#core/ui/chip.tsx';
import { LanguageSelect } from '#core/ui/forms/language-select.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import * as styles from './filter-bar.styles.ts';
import {
  activeFilters,
  type FilterName,
  type FilterState,
  useFilterNames,
  useOfferedLanguages,
  withPricesInOrder,
} from './filters.ts';
import { offerGridMessages } from './offer-grid.messages.ts';

const panelId = 'filter-panel';

/** The filters. Where the grid is narrow, a button shows all but the search field. Each change applies at once. */
export function FilterBar(state: FilterState) {
  const { filters, set } = state;
  const t = useMessages(offerGridMessages);
  const core = useMessages(coreMessages);
  const offered = {
    from: useOfferedLanguages(filters.category, filters.to),
    to: useOfferedLanguages(filters.category, filters.from),
  };
  const plurals = { document: core.documents, call: core.calls, translation: core.translations };
  const field = (name: FilterName) => ({
    name,
    compact: true,
    value: filters[name],
    onChange: (value: string) => set(name, value),
  });
  const language = (name: 'from' | 'to') => ({
    ...field(name),
    offered: offered[name],
    emptyLabel: t.anyLanguage,
  });
  const [isOpen, setOpen] = useState(false);

  return (
    <search>
      <form className={styles.bar} part="filters" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.search}>
          <TextField {...field('query')} type="search" label={t.search} placeholder={t.searchHint} />
        </div>
        <div className={styles.toggle}>
          <Button
            part="filter-toggle"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon node={SlidersHorizontal} />
            <FilterCount of={activeFilters(filters).filter((name) => name !== 'query').length} />
          </Button>
        </div>
        <div className={styles.panel} id={panelId} data-open={isOpen || undefined}>
          <div className={styles.alone}>
            <SelectField
              {...field('category')}
              label={t.category}
              emptyLabel={t.anyCategory}
              options={categories.map((value) => ({ value, label: plurals[value] }))}
            />
          </div>
          <div className={styles.alone}>
            <LanguageSelect {...language('from')} label={t.from} />
          </div>
          <div className={styles.alone}>
            <LanguageSelect {...language('to')} label={t.to} />
          </div>
          <PriceFields {...state} />
          <div className={styles.alone}>
            <SelectField
              {...field('sort')}
              label={t.sort}
              options={offerSorts.map((value) => ({ value, label: t[`sort-${value}`] }))}
            />
          </div>
        </div>
        <noscript />
      </form>
    </search>
  );
}

function FilterCount({ of: count }: { of: number }) {
  const t = useMessages(offerGridMessages);
  const format = useFormat();
  return <>{count > 0 ? t.filtersActive({ digits: format.number(count) }) : t.filters}</>;
}

const noteId = 'price-note';

/**
 * The two prices. A lowest one above the highest means the same range the other way round: the grid shows it at once, and
 * the fields change places when the visitor leaves them.
 */
function PriceFields({ filters, set, swapPrices }: FilterState) {
  const t = useMessages(offerGridMessages);
  const format = useFormat();
  const [hasSwapped, setHasSwapped] = useState(false);
  const { minPrice, maxPrice, isSwapped } = priceRange(filters);
  const isNoted = isSwapped || (hasSwapped && minPrice !== undefined && maxPrice !== undefined);
  const price = (name: 'minPrice' | 'maxPrice') =>
    ({
      name,
      compact: true,
      type: 'number',
      min: 0,
      step: 'any',
      inputMode: 'decimal',
      suffix: '€',
      value: filters[name],
      describedBy: isNoted ? noteId : undefined,
      onChange: (value: string) => {
        setHasSwapped(false);
        set(name, value);
      },
    }) as const;
  const swap = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isSwapped || currentTarget.contains(relatedTarget)) return;
    setHasSwapped(true);
    swapPrices();
  };
  return (
    <>
      <fieldset className={styles.prices} aria-label={t.price} onBlur={swap}>
        <TextField {...price('minPrice')} label={t.minPrice} />
        <TextField {...price('maxPrice')} label={t.maxPrice} />
      </fieldset>
      <p id={noteId} className={styles.note} role="status">
        {isNoted && t.pricesSwapped({ from: format.price(minPrice ?? 0), to: format.price(maxPrice ?? 0) })}
      </p>
    </>
  );
}

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
