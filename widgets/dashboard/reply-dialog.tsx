import { type FormEvent, useId } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { useDraft } from '#core/element/use-draft.ts';
import { useErrorText } from '#core/element/use-error-text.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useReplyToReview } from './dashboard.data.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { Problem } from './problem.tsx';
import * as styles from './task-table.styles.ts';
import type { KeepFocus } from './use-kept-focus.ts';

/** What the backend takes. */
const longest = 2000;

const blank = { text: '' };

interface ReplyDialogProps {
  task: AcceptedTask;
  open: boolean;
  onClose(): void;
  keep: KeepFocus;
}

/** The owner's one answer to a review. What was written stays on this device until it is sent. */
export function ReplyDialog({ task, open, onClose, keep }: ReplyDialogProps) {
  const t = useMessages(dashboardMessages);
  const errorText = useErrorText();
  const formId = useId();
  const fields = useFieldErrors();
  const {
    fields: { text },
    change,
    clear,
  } = useDraft(`reply.${task.id}`, blank);
  const [send, sending] = useReplyToReview(task);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!fields.check(event.currentTarget)) return;
    const forget = keep(task);
    if (!(await send(text.trim()))) return forget();
    clear();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.replyTitle({ name: task.other.fullName })}
      actions={
        <Button variant="primary" part="confirm" type="submit" form={formId} busy={sending.status === 'busy'}>
          {t.sendReply}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onInput={(event) => fields.recheck(event.target)}
      >
        <blockquote className={styles.reply}>
          <p dir="auto">{task.review?.text}</p>
        </blockquote>
        <TextArea
          name="text"
          label={t.replyText}
          hint={t.replyHint}
          error={fields.errors.text}
          required
          limit={longest}
          value={text}
          onChange={(value) => change({ text: value })}
        />
        {sending.status === 'failed' && <Problem>{errorText(sending.error)}</Problem>}
      </form>
    </Dialog>
  );
}
