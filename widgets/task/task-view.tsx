import { ArrowLeft } from 'lucide';
import { Suspense, useId, useMemo, useState } from 'react';
import { startableFrom } from '#core/domain/accepted-task.ts';
import type { NoticeType } from '#core/domain/notice.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useShownPart } from '#core/hooks/links/use-shown-part.ts';
import { ReviewDialog } from '#core/hooks/task/lazy-dialogs.ts';
import { useStatusText } from '#core/hooks/task/status-text.ts';
import { StateTag } from '#core/hooks/task/task-facts.tsx';
import { PaidTag, usePaymentEvents } from '#core/hooks/task/task-money.tsx';
import { rowState, useRestoredFocus } from '#core/hooks/task/use-restored-focus.ts';
import { useMessages, useTitleOf } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { type Step, Steps } from '#core/ui/forms/steps.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Row } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Facts } from './facts.tsx';
import { Files } from './files.tsx';
import { History } from './history.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NextStep } from './next-step.tsx';
import { type TaskProps, usePaymentReturn, useRefreshAt } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';
import { OpenChange } from './terms.tsx';

interface TaskViewProps extends TaskProps {
  task: AcceptedTask;
  /** How the visitor has returned from the payment page. */
  returned: TaskProps['payment'];
  partToShow: TaskProps['show'];
  onShown(): void;
  refresh(): Promise<void>;
}

export function TaskView({ task, returned, partToShow, onShown, refresh, ...props }: TaskViewProps) {
  const t = useMessages(taskPageMessages);
  const link = useLink();
  const statusText = useStatusText();
  const titleId = useId();
  const { title, lang } = useTitleOf(task);
  const { region, restoreFocus } = useRestoredFocus();
  const [taskToRate, setTaskToRate] = useState<AcceptedTask | null>(null);
  useShownPart(region, partToShow && `[part~=${partToShow}]`, onShown);
  const outcome = usePaymentReturn(task, returned, refresh);
  useRefreshAt(startableFrom(task), refresh);
  usePaymentEvents(
    useMemo(() => [task], [task]),
    returned === 'success',
  );
  const Heading = headingTag(props.headingLevel);
  const closeRating = () => {
    if (taskToRate) restoreFocus(taskToRate);
    setTaskToRate(null);
  };

  return (
    <section ref={region} aria-labelledby={titleId}>
      <div className={styles.layout} data-task={task.id} data-row-state={rowState(task)}>
        <div className={styles.head}>
          <a className={styles.back} part="back" href={link('dashboardUrl', props.dashboardUrl)}>
            <Icon node={ArrowLeft} mirror />
            {t.allTasks}
          </a>
          <Heading className={styles.title} part="title" id={titleId} dir="auto" lang={lang}>
            {title}
          </Heading>
          <Row gap={1.5} align="stretch">
            <StateTag status={task.status} />
            <PaidTag task={task} />
          </Row>
          <PaymentReturn outcome={outcome} />
        </div>
        <div className={styles.turn}>
          <OpenChange task={task} headingLevel={props.headingLevel} />
          <NextStep
            task={task}
            headingLevel={props.headingLevel}
            isAwaitingPayment={outcome === 'waiting'}
            restoreFocus={restoreFocus}
            onFinished={setTaskToRate}
          />
        </div>
        <div className={styles.aside}>
          <MoneyPanel task={task} headingLevel={props.headingLevel} restoreFocus={restoreFocus} />
          <Progress task={task} headingLevel={props.headingLevel} />
        </div>
        <Facts {...props} task={task} restoreFocus={restoreFocus} />
        <Files task={task} headingLevel={props.headingLevel} />
        <History task={task} headingLevel={props.headingLevel} restoreFocus={restoreFocus} />
      </div>
      <Suspense fallback={null}>
        {taskToRate && <ReviewDialog task={taskToRate} onClose={closeRating} restoreFocus={restoreFocus} />}
      </Suspense>
      <StatusLine hidden>{t.shown({ title, status: statusText(task.status) })}</StatusLine>
    </section>
  );
}

type Milestone = 'booked' | 'paid' | 'in_progress' | 'delivered' | 'finished';

/** The milestones of a task in their order: with `before-finish` it is paid after the delivery at the latest. */
const milestonesOf = ({ payment }: AcceptedTask): readonly Milestone[] => {
  switch (payment?.policy) {
    case 'before-start':
      return ['booked', 'paid', 'in_progress', 'delivered', 'finished'];
    case 'before-finish':
      return ['booked', 'in_progress', 'delivered', 'paid', 'finished'];
    default:
      return ['booked', 'in_progress', 'delivered', 'finished'];
  }
};

/** Which statuses of a task lie after which milestone. */
const reached: Readonly<Record<Exclude<Milestone, 'paid'>, readonly string[]>> = {
  booked: ['accepted', 'in_progress', 'delivered', 'changes_requested', 'finished'],
  in_progress: ['delivered', 'changes_requested', 'finished'],
  delivered: ['delivered', 'finished'],
  finished: ['finished'],
};

/** A dispute changes nothing about how far the work is. */
const statusOfWork = ({ status, history }: AcceptedTask): string =>
  status === 'disputed' ? (history.findLast(({ to }) => to === 'disputed')?.from ?? 'in_progress') : status;

const isReached = (task: AcceptedTask, milestone: Milestone): boolean =>
  milestone === 'paid'
    ? task.payment?.status === 'held' || task.payment?.status === 'released' || task.status === 'finished'
    : reached[milestone].includes(statusOfWork(task));

/** Whether the parties or an operator ended it with a division of the money before anything was delivered. */
const isSettledEarly = ({ status, history }: AcceptedTask): boolean =>
  status === 'finished' && history.length > 0 && history.every(({ to }) => to !== 'delivered');

/** How far a task is. One that has ended before it was done says that elsewhere. */
export function Progress({ task, headingLevel }: { task: AcceptedTask; headingLevel: number }) {
  const t = useMessages(taskPageMessages);
  const statusText = useStatusText();
  if (task.status === 'declined' || task.status === 'cancelled') return null;
  const milestones = milestonesOf(task).filter(
    (milestone) => milestone !== 'delivered' || !isSettledEarly(task),
  );
  const current = milestones.find((milestone) => !isReached(task, milestone));
  const label = (milestone: Milestone): string =>
    milestone === 'booked' ? t.booked : milestone === 'paid' ? t.stepPaid : statusText(milestone);
  const stateOf = (milestone: Milestone): Step['state'] => {
    if (isReached(task, milestone)) return 'done';
    return milestone === current ? 'current' : 'todo';
  };
  const Heading = headingTag(headingLevel + 1);
  return (
    <section className={styles.panel}>
      <Heading className={styles.heading}>{t.progress}</Heading>
      <Steps
        label={t.progress}
        steps={milestones.map((milestone) => ({ label: label(milestone), state: stateOf(milestone) }))}
      />
    </section>
  );
}

type Outcome = ReturnType<typeof usePaymentReturn>;

const types: Readonly<Partial<Record<Outcome, NoticeType>>> = { held: 'success', unpaid: 'warning' };

/** What came of the payment that the visitor has just returned from. */
export function PaymentReturn({ outcome }: { outcome: Outcome }) {
  const t = useMessages(taskPageMessages);
  const { bankConfirms } = useMessages(taskMessages);
  if (!outcome) return null;
  const texts = {
    held: t.returnHeld,
    pending: bankConfirms,
    unpaid: t.returnCancelled,
    waiting: t.returnWaiting,
    late: t.returnLate,
  };
  return (
    <Notice type={types[outcome] ?? 'info'} announced>
      {texts[outcome]}
    </Notice>
  );
}
