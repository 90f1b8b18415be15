import { isOver, taskStatuses } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useStatusText } from '#core/kit/task/status-text.ts';
import { SelectField } from '#core/ui/select-field.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';
import type { TaskFilterName, TaskFilters } from './tasks.data.ts';

interface TaskFilterBarProps {
  over: boolean;
  filters: TaskFilters;
  onChange(filters: TaskFilters): void;
}

/** Each change applies to the list at once. */
export function TaskFilterBar({ over, filters, onChange }: TaskFilterBarProps) {
  const t = useMessages(dashboardMessages);
  const statusText = useStatusText();
  const field = (name: TaskFilterName) => ({
    name,
    compact: true,
    value: filters[name],
    onChange: (value: string) => onChange({ ...filters, [name]: value }),
  });
  const statuses = taskStatuses.filter((status) => isOver(status) === over);
  return (
    <search>
      <form className={styles.filters} part="filters" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.search}>
          <TextField
            {...field('q')}
            type="search"
            maxLength={200}
            label={t.search}
            placeholder={t.searchHint}
          />
        </div>
        <SelectField
          {...field('status')}
          label={t.state}
          emptyLabel={t.any}
          options={statuses.map((value) => ({ value, label: statusText(value) }))}
        />
        <SelectField
          {...field('role')}
          label={t.role}
          emptyLabel={t.any}
          options={(['customer', 'owner'] as const).map((value) => ({ value, label: t[`role-${value}`] }))}
        />
        <SelectField
          {...field('sort')}
          label={t.order}
          options={(['date', 'newest'] as const).map((value) => ({ value, label: t[`order-${value}`] }))}
        />
      </form>
    </search>
  );
}
