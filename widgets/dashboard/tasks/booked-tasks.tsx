import { useEffect, useMemo } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isOver } from '#core/domain/task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { DashboardTab } from '#widgets/dashboard/dashboard.contract.ts';
import { useTasks } from '#widgets/dashboard/dashboard.data.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import { type KeepFocus, useKeptFocus } from '#widgets/dashboard/dialogs/use-restored-focus.ts';
import { MoreButton, useSlice } from './load-more.tsx';
import { showRow } from './reveal-row.ts';
import { TaskTable } from './task-table.tsx';
import { TaskTableSkeleton } from './task-table-skeleton.tsx';

type Kind = Exclude<DashboardTab, 'created'>;

/** What is under way comes by its time, what is over as the backend has it: the newest first. */
function tasksOf(kind: Kind, tasks: readonly AcceptedTask[]): readonly AcceptedTask[] {
  if (kind === 'finished') return tasks.filter(({ status }) => isOver(status));
  const time = ({ startsAt }: AcceptedTask) => startsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return tasks
    .filter(({ status }) => !isOver(status))
    .sort((one, other) => (time(one) === time(other) ? 0 : time(one) - time(other)));
}

interface BookedTasksProps extends DashboardProps {
  personId: string;
  kind: Kind;
  /** The task whose row somebody asked for elsewhere in the widget; empty for none. */
  wanted: string;
  /** Tells in which of the two tabs it is: in this one the focus is on its row now. */
  onFound(kind: Kind): void;
}

/** The tasks that are under way, or those that are over. */
export function BookedTasks({ personId, kind, wanted, onFound, ...props }: BookedTasksProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const tasks = useTasks(personId);
  const found = tasks.status === 'ready' ? tasks.value : null;
  const list = useMemo(() => tasksOf(kind, found ?? []), [kind, found]);
  const { region, keep } = useKeptFocus();

  useEffect(() => {
    const task = found?.find(({ id }) => wanted !== '' && id === wanted);
    if (!task) return;
    const place = isOver(task.status) ? 'finished' : 'accepted';
    if (place === kind) showRow(region.current, wanted);
    onFound(place);
  }, [found, wanted, kind, onFound, region]);

  const count = found && list.length;
  return (
    <div ref={region}>
      <Tasks {...props} kind={kind} tasks={tasks} list={list} wanted={wanted} keep={keep} />
      <StatusLine hidden>
        {count === 0 ? t[`${kind}Empty`] : count && t.tasks({ count, digits: format.number(count) })}
      </StatusLine>
    </div>
  );
}

interface TasksProps extends DashboardProps {
  kind: Kind;
  tasks: ReturnType<typeof useTasks>;
  /** Those of this kind. */
  list: readonly AcceptedTask[];
  wanted: string;
  keep: KeepFocus;
}

function Tasks({ kind, tasks, list, ...props }: TasksProps) {
  const t = useMessages(dashboardMessages);
  const slice = useSlice(list, list.findIndex(({ id }) => id === props.wanted) + 1);
  switch (tasks.status) {
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <TaskTableSkeleton />
          </Skeleton>
        </slot>
      );
    case 'failed':
      return <Failure error={tasks.error} isRetrying={tasks.isRetrying} onRetry={tasks.retry} />;
    case 'ready':
      if (list.length === 0) return <Nothing kind={kind} servicesUrl={props.servicesUrl} />;
      return (
        <>
          <TaskTable tasks={slice.shown} caption={t[kind]} {...props} />
          <MoreButton {...slice} />
        </>
      );
  }
}

function Nothing({ kind, servicesUrl }: { kind: Kind; servicesUrl: string }) {
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
