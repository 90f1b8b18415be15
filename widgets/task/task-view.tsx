import { ArrowLeft } from 'lucide';
import { Suspense, useId, useMemo, useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { useShownPart } from '#core/kit/links/use-shown-part.ts';
import { ReviewDialog } from '#core/kit/task/lazy-dialogs.ts';
import { PaidTag } from '#core/kit/task/paid-tag.tsx';
import { StateTag } from '#core/kit/task/state-tag.tsx';
import { useStatusText } from '#core/kit/task/status-text.ts';
import { usePaymentEvents } from '#core/kit/task/use-payment-events.ts';
import { rowState, useRestoredFocus } from '#core/kit/task/use-restored-focus.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Facts } from './facts.tsx';
import { Files } from './files.tsx';
import { History } from './history.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NextStep } from './next-step.tsx';
import { PaymentReturn } from './payment-return.tsx';
import { Progress } from './progress.tsx';
import { usePaymentReturn } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import type { TaskProps } from './task.props.ts';
import * as styles from './task.styles.ts';

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
  const { region, restoreFocus } = useRestoredFocus();
  const [taskToRate, setTaskToRate] = useState<AcceptedTask | null>(null);
  useShownPart(region, partToShow && `[part~=${partToShow}]`, onShown);
  const outcome = usePaymentReturn(task, returned, refresh);
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
          <Heading className={styles.title} part="title" id={titleId} dir="auto">
            {task.title}
          </Heading>
          <div className={styles.tags}>
            <StateTag status={task.status} />
            <PaidTag task={task} />
          </div>
          <PaymentReturn outcome={outcome} />
        </div>
        <NextStep
          task={task}
          headingLevel={props.headingLevel}
          isAwaitingPayment={outcome === 'waiting'}
          restoreFocus={restoreFocus}
          onFinished={setTaskToRate}
        />
        <div className={styles.aside}>
          <MoneyPanel task={task} headingLevel={props.headingLevel} restoreFocus={restoreFocus} />
          <Progress task={task} headingLevel={props.headingLevel} />
        </div>
        <Facts {...props} task={task} />
        <Files task={task} headingLevel={props.headingLevel} />
        <History task={task} headingLevel={props.headingLevel} restoreFocus={restoreFocus} />
      </div>
      <Suspense fallback={null}>
        {taskToRate && <ReviewDialog task={taskToRate} onClose={closeRating} restoreFocus={restoreFocus} />}
      </Suspense>
      <StatusLine hidden>{t.shown({ title: task.title, status: statusText(task.status) })}</StatusLine>
    </section>
  );
}
