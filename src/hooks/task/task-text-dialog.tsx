import type { ReactNode } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import type { ActionState } from '#core/hooks/data/use-action.ts';
import type { Draft } from '#core/hooks/data/use-draft.ts';
import { DraftProblem } from '#core/ui/forms/draft-note.tsx';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import type { FieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { ActionError } from './task-problem.tsx';
import type { RestoreFocus } from './use-restored-focus.ts';

export interface TaskDialogProps {
  task: AcceptedTask;
  onClose(): void;
  restoreFocus: RestoreFocus;
}

interface TaskTextDialogProps extends TaskDialogProps {
  title: string;
  /** What the visitor writes, stored on this device until it is sent. */
  draft: Draft<{ text: string }>;
  label: string;
  hint: string;
  rows?: number;
  sendLabel: string;
  sending: ActionState<unknown>;
  /** Resolves to true once the text is sent; otherwise the dialog stays open. */
  onSend(text: string): Promise<boolean | undefined>;
  /** Above the text. */
  children(errors: FieldErrors): ReactNode;
}

/** A dialog for a text about a task. */
export function TaskTextDialog({
  task,
  restoreFocus,
  title,
  draft,
  sendLabel,
  sending,
  onSend,
  onClose,
  children,
  ...field
}: TaskTextDialogProps) {
  const { fields, change, clear } = draft;
  const submit = async () => {
    const cancel = restoreFocus(task);
    if (!(await onSend(fields.text.trim()))) return cancel();
    clear();
    onClose();
  };

  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      submitLabel={sendLabel}
      submit={{ busy: sending.status === 'busy' }}
      onSubmit={() => void submit()}
    >
      {(errors) => (
        <>
          {children(errors)}
          <TextArea
            {...field}
            name="text"
            error={errors.text}
            required
            limit={limits.taskText}
            value={fields.text}
            onChange={(text) => change({ text })}
          />
          <DraftProblem draft={draft} />
          {sending.status === 'failed' && <ActionError error={sending.error} />}
        </>
      )}
    </FormDialog>
  );
}
