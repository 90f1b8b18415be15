import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useStatusText } from '#core/kit/task/status-text.ts';
import { headingTag } from '#core/ui/heading.ts';
import { type Step, Steps } from '#core/ui/steps.tsx';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

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
