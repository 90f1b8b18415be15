import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { categories } from '#core/domain/category.ts';
import { offerSorts } from '#core/domain/offer.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { LanguageSelect } from '#core/ui/language-select.tsx';
import { SelectField } from '#core/ui/select-field.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import * as styles from './filter-bar.styles.ts';
import { activeFilters, type FilterName } from './filters.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import { PriceFields } from './price-fields.tsx';
import type { FilterState } from './use-filters.ts';
import { useOfferedLanguages } from './use-offered-languages.ts';

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
