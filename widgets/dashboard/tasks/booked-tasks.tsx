import { Suspense, useMemo, useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isOver } from '#core/domain/task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { ReviewDialog } from '#core/kit/task/lazy-dialogs.ts';
import { usePaymentEvents } from '#core/kit/task/use-payment-events.ts';
import { type RestoreFocus, useRestoredFocus } from '#core/kit/task/use-restored-focus.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { DashboardTab } from '#widgets/dashboard/dashboard.contract.ts';
import { useTasks } from '#widgets/dashboard/dashboard.data.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { DashboardProps } from '#widgets/dashboard/dashboard.props.ts';
import { MoreButton, useSlice } from './load-more.tsx';
import { TaskTable } from './task-table.tsx';
import { TaskTableSkeleton } from './task-table-skeleton.tsx';

type Kind = Extract<DashboardTab, 'accepted' | 'finished'>;

const noTasks: readonly AcceptedTask[] = [];

/** Open tasks by their time, finished ones in the backend's order: newest first. */
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
}

/** Open tasks, or finished ones. */
export function BookedTasks({ personId, kind, ...props }: BookedTasksProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const tasks = useTasks(personId);
  const found = tasks.status === 'ready' ? tasks.value : null;
  const list = useMemo(() => tasksOf(kind, found ?? noTasks), [kind, found]);
  usePaymentEvents(found ?? noTasks);
  const { region, restoreFocus } = useRestoredFocus();
  const [taskToRate, setTaskToRate] = useState<AcceptedTask | null>(null);
  const closeRating = () => {
    if (taskToRate) restoreFocus(taskToRate);
    setTaskToRate(null);
  };

  const count = found && list.length;
  return (
    <div ref={region}>
      <Tasks
        {...props}
        kind={kind}
        tasks={tasks}
        list={list}
        restoreFocus={restoreFocus}
        onFinished={setTaskToRate}
      />
      {/* Not in the task’s row, which leaves this list as soon as it is finished. */}
      <Suspense fallback={null}>
        {taskToRate && <ReviewDialog task={taskToRate} onClose={closeRating} restoreFocus={restoreFocus} />}
      </Suspense>
      <StatusLine hidden>
        {count === 0 ? t[`${kind}Empty`] : count && t.tasks({ count, digits: format.number(count) })}
      </StatusLine>
    </div>
  );
}

interface TasksProps extends DashboardProps {
  kind: Kind;
  tasks: ReturnType<typeof useTasks>;
  /** The tasks of this kind. */
  list: readonly AcceptedTask[];
  restoreFocus: RestoreFocus;
  onFinished(task: AcceptedTask): void;
}

function Tasks({ kind, tasks, list, ...props }: TasksProps) {
  const t = useMessages(dashboardMessages);
  const slice = useSlice(list);
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
      if (list.length === 0) return <NoTasks kind={kind} servicesUrl={props.servicesUrl} />;
      return (
        <>
          <TaskTable tasks={slice.shown} caption={t[kind]} {...props} />
          <MoreButton {...slice} />
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
