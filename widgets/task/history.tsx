import type { AcceptedTask, TaskStep } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useStatusText } from '#core/kit/task/status-text.ts';
import { TaskReview } from '#core/kit/task/task-review.tsx';
import type { RestoreFocus } from '#core/kit/task/use-restored-focus.ts';
import { headingTag } from '#core/ui/heading.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

interface HistoryProps {
  task: AcceptedTask;
  headingLevel: number;
  restoreFocus: RestoreFocus;
}

/** What has happened, the newest first, and the review at its end. */
export function History({ task, headingLevel, restoreFocus }: HistoryProps) {
  const t = useMessages(taskPageMessages);
  const Heading = headingTag(headingLevel + 1);
  if (task.history.length === 0 && !task.review) return null;
  return (
    <section className={styles.panel} part="history">
      <Heading className={styles.heading}>{t.history}</Heading>
      {task.review && <TaskReview task={task} restoreFocus={restoreFocus} />}
      <ol className={styles.history}>
        {[...task.history].reverse().map((step) => (
          <Entry key={`${step.to} ${step.at?.getTime()}`} task={task} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ task, step }: { task: AcceptedTask; step: TaskStep }) {
  const t = useMessages(taskPageMessages);
  const statusText = useStatusText();
  const format = useFormat();
  const { from, to, by, cause, message, at } = step;
  const isFirst = from === '' && to === 'accepted';
  return (
    <li className={styles.entry} part="entry">
      <p>
        <strong>{isFirst ? t.booked : statusText(to)}</strong>
        <span className={styles.quiet}>
          <bdi>{whoDidIt()}</bdi>
          {at && (
            <>
              {' · '}
              <time dateTime={at.toISOString()}>{format.moment(at)}</time>
            </>
          )}
        </span>
      </p>
      {message && (
        <p className={styles.prose} dir="auto">
          {message}
        </p>
      )}
    </li>
  );

  function whoDidIt(): string {
    switch (cause) {
      case 'time':
        return t.byTime;
      case 'settlement':
        return t.bySettlement;
      case 'operator':
        return t.byOperator;
      case 'removal':
        return t.byRemoval;
      case 'party':
        return by === task.role ? t.you : task.other.fullName;
    }
  }
}
