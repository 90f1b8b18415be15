import { categories } from '#core/domain/category.ts';
import { offerSorts } from '#core/domain/offer.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { LanguageSelect } from '#core/ui/language-select.tsx';
import { SelectField } from '#core/ui/select-field.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import * as styles from './filter-bar.styles.ts';
import type { FilterName } from './filters.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import type { FilterState } from './use-filters.ts';

/** The filters, in two columns on phones. Each change applies to the grid at once. */
export function FilterBar({ filters, set }: FilterState) {
  const t = useMessages(offerGridMessages);
  const core = useMessages(coreMessages);
  const plurals = { document: core.documents, call: core.calls, translation: core.translations };
  const field = (name: FilterName) => ({
    name,
    compact: true,
    value: filters[name],
    onChange: (value: string) => set(name, value),
  });
  const price = { type: 'number', min: 0, step: 'any', inputMode: 'decimal', suffix: '€' } as const;

  return (
    <search>
      <form className={styles.bar} part="filters" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.search}>
          <TextField {...field('query')} type="search" label={t.search} placeholder={t.searchHint} />
        </div>
        <div className={styles.alone}>
          <SelectField
            {...field('category')}
            label={t.category}
            emptyLabel={t.anyCategory}
            options={categories.map((value) => ({ value, label: plurals[value] }))}
          />
        </div>
        <LanguageSelect {...field('from')} label={t.from} emptyLabel={t.anyLanguage} />
        <LanguageSelect {...field('to')} label={t.to} emptyLabel={t.anyLanguage} />
        <fieldset className={styles.prices} aria-label={t.price}>
          <TextField {...field('minPrice')} {...price} label={t.minPrice} />
          <TextField {...field('maxPrice')} {...price} label={t.maxPrice} />
        </fieldset>
        <div className={styles.alone}>
          <SelectField
            {...field('sort')}
            label={t.sort}
            options={offerSorts.map((value) => ({ value, label: t[`sort-${value}`] }))}
          />
        </div>
      </form>
    </search>
  );
}
