import { heldFor } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useDraft } from '#core/kit/data/use-draft.ts';
import { maxTextLength, type TaskDialogProps, TaskFormDialog } from '#core/kit/task/task-form-dialog.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { useOpenDispute } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';

const blank = { text: '' };

/** Asks an operator to decide about the money, with a text that is stored on this device as a draft until it is sent. */
export function DisputeDialog(props: TaskDialogProps) {
  const { task } = props;
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const { fields: draft, change, clear } = useDraft(`dispute.${task.id}`, blank);
  const [open, opening] = useOpenDispute(task);

  const onSend = async () => {
    const isSent = await open(draft.text.trim());
    if (isSent) clear();
    return isSent;
  };

  return (
    <TaskFormDialog
      {...props}
      title={t.disputeTitle}
      sendLabel={t.openDispute}
      sending={opening}
      onSend={onSend}
    >
      {(errors) => (
        <>
          <p>{t.disputeText({ amount: format.price(heldFor(task) / 100) })}</p>
          <TextArea
            name="text"
            label={t.disputeWhy}
            hint={t.disputeWhyHint({ name: task.other.fullName })}
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
