import { MessageSquareReply, Star } from 'lucide';
import { useState } from 'react';
import type { AcceptedTask, TaskReview as Review } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import { ReplyDialog } from '#widgets/dashboard/dialogs/reply-dialog.tsx';
import { ReviewDialog } from '#widgets/dashboard/dialogs/review-dialog.tsx';
import type { RestoreFocus } from '#widgets/dashboard/dialogs/use-restored-focus.ts';
import * as styles from './task-table.styles.ts';

/** The customer's review, or for the customer of a finished task a button to write one. */
export function TaskReview({ task, restoreFocus }: { task: AcceptedTask; restoreFocus: RestoreFocus }) {
  const t = useMessages(dashboardMessages);
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
      <ReviewDialog task={task} open={isOpen} onClose={() => setOpen(false)} restoreFocus={restoreFocus} />
    </div>
  );
}

const stars = [1, 2, 3, 4, 5];

interface ReviewViewProps {
  review: Review;
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
}

function ReviewView({ review: { rating, text, reply }, task, restoreFocus }: ReviewViewProps) {
  const t = useMessages(dashboardMessages);
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

function ReplyButton({ task, restoreFocus }: { task: AcceptedTask; restoreFocus: RestoreFocus }) {
  const t = useMessages(dashboardMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Button size="small" part="reply" onClick={() => setOpen(true)}>
        <Icon node={MessageSquareReply} />
        {t.reply}
      </Button>
      <ReplyDialog task={task} open={isOpen} onClose={() => setOpen(false)} restoreFocus={restoreFocus} />
    </div>
  );
}
