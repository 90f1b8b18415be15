import { useMessages } from '#core/i18n/context.ts';
import { useDraft } from '#core/kit/data/use-draft.ts';
import { TextArea } from '#core/ui/text-area.tsx';
import { RatingField } from './rating-field.tsx';
import { taskMessages } from './task.messages.ts';
import { maxTextLength, type TaskDialogProps, TaskFormDialog } from './task-form-dialog.tsx';
import { useReviewTask } from './use-task-calls.ts';

const blank = { rating: '0', text: '' };

/** One to five stars and a text, stored on this device as a draft until it is sent. */
export function ReviewDialog(props: TaskDialogProps) {
  const { task } = props;
  const t = useMessages(taskMessages);
  const { fields: draft, change, clear } = useDraft(`review.${task.id}`, blank);
  const rating = Number(draft.rating);
  const [send, sending] = useReviewTask(task);

  const onSend = async () => {
    const isSent = await send({ rating, text: draft.text.trim() });
    if (isSent) clear();
    return isSent;
  };

  return (
    <TaskFormDialog
      {...props}
      title={t.rateTitle({ name: task.other.fullName })}
      sendLabel={t.sendReview}
      sending={sending}
      onSend={onSend}
    >
      {(errors) => (
        <>
          <RatingField
            value={rating}
            onChange={(value) => change({ rating: String(value) })}
            error={errors.rating}
          />
          <TextArea
            name="text"
            label={t.reviewText}
            hint={t.reviewHint}
            error={errors.text}
            required
            limit={maxTextLength}
            value={draft.text}
            onChange={(text) => change({ text })}
          />
        </>
      )}
    </TaskFormDialog>
  );
}
