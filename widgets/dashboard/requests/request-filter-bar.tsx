import { type OwnRequestQuery, requestSorts } from '#core/domain/request.ts';
import { useMessages } from '#core/i18n/context.ts';
import { SelectField } from '#core/ui/select-field.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import * as styles from './request-lists.styles.ts';

interface RequestFilterBarProps {
  filters: OwnRequestQuery;
  /** What the search looks through. */
  hint: string;
  onChange(filters: OwnRequestQuery): void;
}

/** Each change applies to the list at once. */
export function RequestFilterBar({ filters, hint, onChange }: RequestFilterBarProps) {
  const t = useMessages(dashboardMessages);
  const field = (name: keyof OwnRequestQuery) => ({
    name,
    compact: true,
    value: filters[name],
    onChange: (value: string) => onChange({ ...filters, [name]: value }),
  });
  return (
    <search>
      <form className={styles.filters} part="filters" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.search}>
          <TextField {...field('q')} type="search" maxLength={200} label={t.search} placeholder={hint} />
        </div>
        <SelectField
          {...field('status')}
          label={t.state}
          emptyLabel={t.any}
          options={(['open', 'closed'] as const).map((value) => ({ value, label: t[`request-${value}`] }))}
        />
        <SelectField
          {...field('sort')}
          label={t.order}
          options={requestSorts.map((value) => ({ value, label: t[`order-${value}`] }))}
        />
      </form>
    </search>
  );
}
