import { MessageSquareReply, Star } from 'lucide';
import { Suspense, useState } from 'react';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask, TaskReview as Review, TaskMovement, TaskStep } from '#core/domain/task.ts';
import { dateOf } from '#core/domain/time-zone.ts';
import { ReplyDialog, ReviewDialog } from '#core/hooks/task/lazy-dialogs.ts';
import { useStatusText } from '#core/hooks/task/status-text.ts';
import * as taskStyles from '#core/hooks/task/task.styles.ts';
import type { RestoreFocus } from '#core/hooks/task/use-restored-focus.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
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
  const all = [...task.history, ...(task.movements ?? [])].sort((one, other) =>
    one.at.localeCompare(other.at),
  );
  return (
    <section className={styles.panel} part="history">
      <Heading className={styles.heading}>{t.history}</Heading>
      {task.review && <TaskReview task={task} restoreFocus={restoreFocus} />}
      <ol className={styles.history}>
        {all
          .reverse()
          .map((entry) =>
            'kind' in entry ? (
              <Movement key={`${entry.kind} ${entry.at}`} movement={entry} />
            ) : (
              <Entry key={`${entry.to} ${entry.at}`} task={task} step={entry} />
            ),
          )}
      </ol>
    </section>
  );
}

const movementTexts = {
  paid: 'stepPaid',
  released: 'money-released',
  refunded: 'money-refunded',
} as const satisfies Record<TaskMovement['kind'], string>;

function Movement({ movement: { kind, amount, at } }: { movement: TaskMovement }) {
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const instant = dateOf(at);
  return (
    <li className={styles.entry} part="entry">
      <p>
        <strong>{t[movementTexts[kind]]}</strong>
        <span className={styles.quiet}>
          <bdi>{format.price(amount / 100)}</bdi>
          {instant && (
            <>
              {' · '}
              <time dateTime={instant.toISOString()}>{format.moment(instant)}</time>
            </>
          )}
        </span>
      </p>
    </li>
  );
}

function Entry({ task, step }: { task: AcceptedTask; step: TaskStep }) {
  const t = useMessages(taskPageMessages);
  const statusText = useStatusText();
  const format = useFormat();
  const { from, to, by, cause, message } = step;
  const at = dateOf(step.at);
  const isFirst = !from && to === 'accepted';
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
        return by === task.role ? t.you : fullName(task);
    }
  }
}

interface TaskReviewProps {
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
}

/** The customer's review, or for the customer of a finished task a button to write one. */
export function TaskReview({ task, restoreFocus }: TaskReviewProps) {
  const t = useMessages(taskMessages);
  const [isOpen, setOpen] = useState(false);
  const { id, role, status, review } = task;
  if (review) return <ReviewView review={review} task={task} restoreFocus={restoreFocus} />;
  if (!id || role !== 'customer' || status !== 'finished') return null;
  return (
    <div className={taskStyles.actions}>
      <Button size="small" part="rate" onClick={() => setOpen(true)}>
        <Icon node={Star} />
        {t.rate}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ReviewDialog task={task} onClose={() => setOpen(false)} restoreFocus={restoreFocus} />}
      </Suspense>
    </div>
  );
}

const stars = [1, 2, 3, 4, 5];

function ReviewView({
  review: { rating, text, reply },
  task,
  restoreFocus,
}: TaskReviewProps & { review: Review }) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  return (
    <div className={taskStyles.review} part="review">
      <span
        className={taskStyles.stars}
        part="rating"
        role="img"
        aria-label={t.ratedWith({ rating: format.number(rating) })}
      >
        {stars.map((star) => (
          <Icon key={star} node={Star} filled={star <= rating} />
        ))}
      </span>
      {text && <p dir="auto">{text}</p>}
      {reply ? (
        <blockquote className={taskStyles.reply}>
          <p className={taskStyles.quiet}>
            {task.role === 'owner' ? t.yourReply : t.replyBy({ name: fullName(task) })}
          </p>
          <p dir="auto">{reply}</p>
        </blockquote>
      ) : (
        task.id !== 0 && task.role === 'owner' && <ReplyButton task={task} restoreFocus={restoreFocus} />
      )}
    </div>
  );
}

function ReplyButton({ task, restoreFocus }: TaskReviewProps) {
  const t = useMessages(taskMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={taskStyles.actions}>
      <Button size="small" part="reply" onClick={() => setOpen(true)}>
        <Icon node={MessageSquareReply} />
        {t.reply}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ReplyDialog task={task} onClose={() => setOpen(false)} restoreFocus={restoreFocus} />}
      </Suspense>
    </div>
  );
}
