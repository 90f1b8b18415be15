import { documentKinds } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useDraft } from '#core/kit/data/use-draft.ts';
import { FileDrop } from '#core/ui/file-drop.tsx';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { MoneyAfter } from './money-after.tsx';
import { useStepText } from './status-text.ts';
import type { StepDialogProps } from './steps.ts';
import { taskMessages } from './task.messages.ts';
import { maxTextLength } from './task-form-dialog.tsx';
import { ActionError, InlineError } from './task-problem.tsx';

const blank = { message: '' };

/**
 * Hands over the work: its files, each sent by itself, and a note. The task is delivered once all files are there; those
 * that arrived stay if another fails, and pressing the button again sends the rest.
 */
export function DeliverDialog({ task, busy, error, uploads, onConfirm, onClose }: StepDialogProps) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const stepText = useStepText();
  const { fields: draft, change, clear } = useDraft(`delivered.${task.id}`, blank);
  const name = task.other.fullName;
  const isSending = uploads.status === 'busy';
  const isBusy = busy || isSending;
  const hasFailed = !isBusy && uploads.files.some(({ state }) => state === 'failed');
  const send = async () => {
    if (!(await uploads.send()) || !(await onConfirm(draft.message.trim()))) return;
    uploads.removeUploaded();
    clear();
  };
  return (
    <FormDialog
      open
      onClose={() => !isBusy && onClose()}
      title={t.deliverTitle}
      submitLabel={stepText('delivered')}
      submit={{ busy: isBusy, busyLabel: isSending ? t.sendingFiles : undefined }}
      onSubmit={() => void send()}
    >
      {(errors) => (
        <>
          <p>{t.deliverText({ name })}</p>
          <MoneyAfter task={task} step="delivered" />
          <FileDrop
            name="documents"
            part="documents"
            label={t.work}
            hint={t.documentsHint({
              size: format.bytes(limits.documentBytes),
              count: format.number(limits.documents),
            })}
            optional
            disabled={isBusy}
            accept={documentKinds}
            multiple
            maxBytes={limits.documentBytes}
            maxFiles={limits.documents}
            files={uploads.files}
            onAdd={uploads.add}
            onRemove={uploads.remove}
          />
          <TextArea
            name="message"
            label={t.note({ name })}
            hint={t.noteHint}
            error={errors.message}
            optional
            limit={maxTextLength}
            value={draft.message}
            onChange={(message) => change({ message })}
          />
          {hasFailed && <InlineError>{t.notDelivered}</InlineError>}
          {error && <ActionError error={error} />}
        </>
      )}
    </FormDialog>
  );
}
