import { type FormEvent, useId } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { useDraft } from '#core/element/use-draft.ts';
import { useErrorText } from '#core/element/use-error-text.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useReviewTask } from './dashboard.data.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { Problem } from './problem.tsx';
import { RatingField } from './rating-field.tsx';
import * as styles from './task-table.styles.ts';
import type { KeepFocus } from './use-kept-focus.ts';

/** What the backend takes. */
const longest = 2000;

const blank = { rating: '0', text: '' };

interface ReviewDialogProps {
  task: AcceptedTask;
  open: boolean;
  onClose(): void;
  keep: KeepFocus;
}

/** One to five stars and a text. What was written stays on this device until it is sent. */
export function ReviewDialog({ task, open, onClose, keep }: ReviewDialogProps) {
  const t = useMessages(dashboardMessages);
  const errorText = useErrorText();
  const formId = useId();
  const fields = useFieldErrors();
  const { fields: written, change, clear } = useDraft(`review.${task.id}`, blank);
  const rating = Number(written.rating);
  const [send, sending] = useReviewTask(task);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!fields.check(event.currentTarget)) return;
    const forget = keep(task);
    if (!(await send({ rating, text: written.text.trim() }))) return forget();
    clear();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.rateTitle({ name: task.other.fullName })}
      actions={
        <Button variant="primary" part="confirm" type="submit" form={formId} busy={sending.status === 'busy'}>
          {t.sendReview}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => fields.recheck(event.target)}
      >
        <RatingField
          value={rating}
          onChange={(value) => change({ rating: String(value) })}
          error={fields.errors.rating}
        />
        <TextArea
          name="text"
          label={t.reviewText}
          hint={t.reviewHint}
          error={fields.errors.text}
          required
          limit={longest}
          value={written.text}
          onChange={(value) => change({ text: value })}
        />
        {sending.status === 'failed' && <Problem>{errorText(sending.error)}</Problem>}
      </form>
    </Dialog>
  );
}
