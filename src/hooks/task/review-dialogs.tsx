/** The customer's review of a task, and the owner's one answer to it. */

import { CircleAlert, Star } from 'lucide';
import { useId } from 'react';
import { fullName } from '#core/domain/person.ts';
import { useDraft } from '#core/hooks/data/use-draft.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { errorText, heading } from '#core/ui/forms/field.tsx';
import { useValidity } from '#core/ui/forms/use-field-errors.ts';
import { Icon } from '#core/ui/icon.tsx';
import * as styles from './task.styles.ts';
import { type TaskDialogProps, TaskTextDialog } from './task-text-dialog.tsx';
import { useReplyToReview, useReviewTask } from './use-task-calls.ts';

const noReview = { rating: '0', text: '' };

/** One to five stars and a text. */
export function ReviewDialog(props: TaskDialogProps) {
  const { task } = props;
  const t = useMessages(taskMessages);
  const draft = useDraft(`review.${task.id}`, noReview);
  const rating = Number(draft.fields.rating);
  const [send, sending] = useReviewTask(task);
  return (
    <TaskTextDialog
      {...props}
      title={t.rateTitle({ name: fullName(task) })}
      draft={draft}
      label={t.reviewText}
      hint={t.reviewHint}
      sendLabel={t.sendReview}
      sending={sending}
      onSend={(text) => send({ rating, text })}
    >
      {(errors) => (
        <RatingField
          value={rating}
          onChange={(value) => draft.change({ rating: String(value) })}
          error={errors.rating}
        />
      )}
    </TaskTextDialog>
  );
}

const noReply = { text: '' };

export function ReplyDialog(props: TaskDialogProps) {
  const { task } = props;
  const t = useMessages(taskMessages);
  const draft = useDraft(`reply.${task.id}`, noReply);
  const [send, sending] = useReplyToReview(task);
  return (
    <TaskTextDialog
      {...props}
      title={t.replyTitle({ name: fullName(task) })}
      draft={draft}
      label={t.replyText}
      hint={t.replyHint}
      sendLabel={t.sendReply}
      sending={sending}
      onSend={send}
    >
      {() => (
        <blockquote className={styles.reply}>
          <p dir="auto">{task.review?.text}</p>
        </blockquote>
      )}
    </TaskTextDialog>
  );
}

interface RatingFieldProps {
  /** 0 until one is chosen. */
  value: number;
  onChange(value: number): void;
  error: string | undefined;
}

const stars = [1, 2, 3, 4, 5];

/** Radio buttons that look like stars. */
export function RatingField({ value, onChange, error }: RatingFieldProps) {
  const t = useMessages(taskMessages);
  const core = useMessages(coreMessages);
  const format = useFormat();
  const id = useId();
  const first = useValidity<HTMLInputElement>(value ? '' : t.ratingMissing);
  return (
    <div
      className={styles.rating}
      part="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className={heading}>
        <span id={`${id}-label`} className={styles.strong}>
          {t.rating}
        </span>
        <span aria-hidden>({core.required})</span>
      </div>
      <span className={styles.choices}>
        {stars.map((star) => (
          <label key={star} className={styles.choice} data-reached={star <= value || undefined}>
            <input
              ref={star === 1 ? first : undefined}
              className={styles.radio}
              type="radio"
              name="rating"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={t.stars({ count: star, digits: format.number(star) })}
              data-autofocus={star === Math.max(1, value) || undefined}
            />
            <Icon node={Star} size={28} filled={star <= value} />
          </label>
        ))}
      </span>
      {error && (
        <p id={`${id}-error`} className={errorText} role="alert" part="field-error">
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}
