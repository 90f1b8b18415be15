import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { categories } from '#core/domain/category.ts';
import { requestSorts } from '#core/domain/request.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { requestMessages } from '#core/i18n/tasks.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { LanguageSelect } from '#core/ui/forms/language-select.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { FilterState } from './filters.ts';
import { type FilterName, filterNames, typesOf } from './filters.ts';
import { requestBoardMessages } from './request-board.messages.ts';
import * as styles from './request-board.styles.ts';

const panelId = 'filter-panel';

/** The filters. Where the board is narrow, a button shows them. Each change applies to the list at once. */
export function FilterBar({ filters, set }: FilterState) {
  const t = useMessages(requestBoardMessages);
  const { typeName } = useMessages(requestMessages);
  const core = useMessages(coreMessages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const active = filterNames.filter((name) => filters[name]).length;
  const field = (name: FilterName) => ({
    name,
    compact: true,
    value: filters[name],
    onChange: (value: string) => set(name, value),
  });
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <div className={styles.toggle}>
          <Button
            part="filter-toggle"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon node={SlidersHorizontal} />
            {active > 0 ? t.filtersActive({ digits: format.number(active) }) : t.filters}
          </Button>
        </div>
        <div className={styles.bar} part="filters" id={panelId} data-open={isOpen || undefined}>
          <SelectField
            {...field('category')}
            label={t.category}
            emptyLabel={t.anyCategory}
            options={categories.map((value) => ({ value, label: core[`${value}s`] }))}
          />
          <SelectField
            {...field('type')}
            label={t.type}
            emptyLabel={t.anyType}
            options={typesOf(filters.category).map((type) => ({ value: type, label: typeName({ type }) }))}
          />
          <LanguageSelect {...field('from')} label={t.from} emptyLabel={t.anyLanguage} />
          <LanguageSelect {...field('to')} label={t.to} emptyLabel={t.anyLanguage} />
          <SelectField
            {...field('sort')}
            label={t.sort}
            options={requestSorts.map((value) => ({ value, label: t[`sort-${value}`] }))}
          />
        </div>
      </form>
    </search>
  );
}
