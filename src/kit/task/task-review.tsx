import { MessageSquareReply, Star } from 'lucide';
import { Suspense, useState } from 'react';
import type { AcceptedTask, TaskReview as Review } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { ReplyDialog, ReviewDialog } from './lazy-dialogs.ts';
import { taskMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';
import type { RestoreFocus } from './use-restored-focus.ts';

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
    <div className={styles.actions}>
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
    <div className={styles.review} part="review">
      <span
        className={styles.stars}
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
        <blockquote className={styles.reply}>
          <p className={styles.quiet}>
            {task.role === 'owner' ? t.yourReply : t.replyBy({ name: task.other.fullName })}
          </p>
          <p dir="auto">{reply}</p>
        </blockquote>
      ) : (
        task.id !== '' && task.role === 'owner' && <ReplyButton task={task} restoreFocus={restoreFocus} />
      )}
    </div>
  );
}

function ReplyButton({ task, restoreFocus }: TaskReviewProps) {
  const t = useMessages(taskMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
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
