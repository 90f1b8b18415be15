import { useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { isOver, taskStatuses } from '#core/domain/task-states.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useNothingFromPage } from '#core/hooks/links/on-marketplace.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useStatusText } from '#core/hooks/task/status-text.ts';
import { usePaymentEvents } from '#core/hooks/task/task-money.tsx';
import { type RestoreFocus, useRestoredFocus } from '#core/hooks/task/use-restored-focus.ts';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskCatalogues } from '#core/i18n/tasks.messages.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { Nothing } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { DashboardTab } from '#widgets/dashboard/dashboard.contract.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';
import { NoMatch } from './no-match.tsx';
import { TaskTable, TaskTableSkeleton } from './task-table.tsx';
import {
  noFilters,
  type TaskFilterName,
  type TaskFilters,
  type TaskList,
  useTaskList,
} from './tasks.data.ts';

/** The texts that only this tab needs. */
export const catalogues: readonly Catalogue[] = taskCatalogues;

type Kind = Extract<DashboardTab, 'accepted' | 'finished'>;

/** Shorter lists are read without filters. */
const filteredAbove = 5;

const noTasks: readonly AcceptedTask[] = [];

export interface BookedTasksProps extends DashboardProps {
  personId: string;
  kind: Kind;
  /** How many there are, whatever the filters; 0 where it is not known. */
  count: number;
}

/** Open tasks, or finished ones. */
export function BookedTasks({ personId, kind, count, ...props }: BookedTasksProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const over = kind === 'finished';
  const [filters, setFilters] = useState<TaskFilters>(() => noFilters(over));
  const list = useTaskList(personId, over, filters);
  const page = list.status === 'ready' ? list.page : null;
  usePaymentEvents(page?.tasks ?? noTasks);
  const { region, restoreFocus } = useRestoredFocus();
  const [isLong, setLong] = useState(false);
  // A list that becomes short keeps its filters while it is open.
  if (!isLong && count > filteredAbove) setLong(true);
  const isFiltered = filters.q !== '' || filters.status !== '' || filters.role !== '';
  const clear = () => setFilters(noFilters(over));
  const nothing = useNothingFromPage('');
  const found = page && (page.total?.count ?? page.tasks.length);

  return (
    <div ref={region} className={styles.list}>
      {isLong && page?.total !== null && (
        <TaskFilterBar over={over} filters={filters} onChange={setFilters} />
      )}
      <Tasks
        {...props}
        kind={kind}
        list={list}
        restoreFocus={restoreFocus}
        onClear={isFiltered ? clear : null}
      />
      <StatusLine hidden>
        {found === 0
          ? isFiltered
            ? t.noMatch
            : (nothing?.message ?? t[`${kind}Empty`])
          : found && t.tasks({ count: found, digits: format.number(found) })}
      </StatusLine>
    </div>
  );
}

interface TasksProps extends DashboardProps {
  kind: Kind;
  list: TaskList;
  restoreFocus: RestoreFocus;
  /** Null while nothing is filtered. */
  onClear: (() => void) | null;
}

function Tasks({ kind, list, onClear, ...props }: TasksProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Ready resource={list} skeleton={<TaskTableSkeleton />}>
      {({ page, isLoading, showMore }) => {
        if (page.tasks.length > 0)
          return (
            <>
              <TaskTable tasks={page.tasks} caption={t[kind]} {...props} />
              {page.hasMore && (
                <div className={styles.more}>
                  <Button part="more" busy={isLoading} onClick={showMore}>
                    {t.showMore}
                  </Button>
                </div>
              )}
            </>
          );
        if (onClear) return <NoMatch onClear={onClear} />;
        return <NoTasks kind={kind} servicesUrl={props.servicesUrl} />;
      }}
    </Ready>
  );
}

function NoTasks({ kind, servicesUrl }: { kind: Kind; servicesUrl: string }) {
  const t = useMessages(dashboardMessages);
  const link = useLink();
  const nothing = useNothingFromPage(`/Dashboard?tab=${kind}`);
  if (nothing) return <Nothing {...nothing} />;
  return (
    <Nothing
      message={t[`${kind}Empty`]}
      hint={t[`${kind}EmptyHint`]}
      action={
        <ButtonLink variant="primary" part="find" href={link('servicesUrl', servicesUrl)}>
          {t.find}
        </ButtonLink>
      }
    />
  );
}

interface TaskFilterBarProps {
  over: boolean;
  filters: TaskFilters;
  onChange(filters: TaskFilters): void;
}

/** Each change applies to the list at once. */
function TaskFilterBar({ over, filters, onChange }: TaskFilterBarProps) {
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
            maxLength={limits.search}
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
