import { useMessages } from '#core/i18n/context.ts';
import { useDraft } from '#core/kit/data/use-draft.ts';
import { TextArea } from '#core/ui/text-area.tsx';
import { taskMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';
import { maxTextLength, type TaskDialogProps, TaskFormDialog } from './task-form-dialog.tsx';
import { useReplyToReview } from './use-task-calls.ts';

const blank = { text: '' };

/** The owner's one answer to a review, stored on this device as a draft until it is sent. */
export function ReplyDialog(props: TaskDialogProps) {
  const { task } = props;
  const t = useMessages(taskMessages);
  const { fields: draft, change, clear } = useDraft(`reply.${task.id}`, blank);
  const [send, sending] = useReplyToReview(task);

  const onSend = async () => {
    const isSent = await send(draft.text.trim());
    if (isSent) clear();
    return isSent;
  };

  return (
    <TaskFormDialog
      {...props}
      title={t.replyTitle({ name: task.other.fullName })}
      sendLabel={t.sendReply}
      sending={sending}
      onSend={onSend}
    >
      {(errors) => (
        <>
          <blockquote className={styles.reply}>
            <p dir="auto">{task.review?.text}</p>
          </blockquote>
          <TextArea
            name="text"
            label={t.replyText}
            hint={t.replyHint}
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
