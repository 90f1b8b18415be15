import { useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { taskCatalogues } from '#core/kit/task/task.messages.ts';
import { usePaymentEvents } from '#core/kit/task/use-payment-events.ts';
import { type RestoreFocus, useRestoredFocus } from '#core/kit/task/use-restored-focus.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { DashboardTab } from '#widgets/dashboard/dashboard.contract.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';
import { NoMatch } from './no-match.tsx';
import { TaskFilterBar } from './task-filter-bar.tsx';
import { TaskTable } from './task-table.tsx';
import { TaskTableSkeleton } from './task-table-skeleton.tsx';
import { noFilters, type TaskFilters, type TaskList, useTaskList } from './tasks.data.ts';

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
            : t[`${kind}Empty`]
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
  switch (list.status) {
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <TaskTableSkeleton />
          </Skeleton>
        </slot>
      );
    case 'failed':
      return <Failure error={list.error} isRetrying={list.isRetrying} onRetry={list.retry} />;
    case 'ready':
      if (list.page.tasks.length === 0) {
        return onClear ? (
          <NoMatch onClear={onClear} />
        ) : (
          <NoTasks kind={kind} servicesUrl={props.servicesUrl} />
        );
      }
      return (
        <>
          <TaskTable tasks={list.page.tasks} caption={t[kind]} {...props} />
          {list.page.hasMore && (
            <div className={styles.more}>
              <Button part="more" busy={list.isLoading} onClick={list.showMore}>
                {t.showMore}
              </Button>
            </div>
          )}
        </>
      );
  }
}

function NoTasks({ kind, servicesUrl }: { kind: Kind; servicesUrl: string }) {
  const t = useMessages(dashboardMessages);
  const link = useLink();
  return (
    <slot name="empty">
      <Empty
        message={t[`${kind}Empty`]}
        hint={t[`${kind}EmptyHint`]}
        action={
          <ButtonLink variant="primary" part="find" href={link('servicesUrl', servicesUrl)}>
            {t.find}
          </ButtonLink>
        }
      />
    </slot>
  );
}
