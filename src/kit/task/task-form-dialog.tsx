/** What the dialogs for a review and a reply have in common. */
import type { ReactNode } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import type { ActionState } from '#core/kit/data/use-action.ts';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import type { FieldErrors } from '#core/ui/use-field-errors.ts';
import { ActionError } from './task-problem.tsx';
import type { RestoreFocus } from './use-restored-focus.ts';

/** The maximum length of a text that the backend accepts. */
export const maxTextLength = 2000;

export interface TaskDialogProps {
  task: AcceptedTask;
  onClose(): void;
  restoreFocus: RestoreFocus;
}

interface TaskFormDialogProps extends TaskDialogProps {
  title: string;
  sendLabel: string;
  sending: ActionState<unknown>;
  /** Resolves to true once it is sent; otherwise the dialog stays open. */
  onSend(): Promise<boolean | undefined>;
  children(errors: FieldErrors): ReactNode;
}

/** A dialog with a form about a task, open until the form is sent. */
export function TaskFormDialog({
  task,
  restoreFocus,
  sendLabel,
  sending,
  onSend,
  children,
  ...dialog
}: TaskFormDialogProps) {
  const submit = async () => {
    const cancel = restoreFocus(task);
    if (await onSend()) dialog.onClose();
    else cancel();
  };

  return (
    <FormDialog
      {...dialog}
      open
      submitLabel={sendLabel}
      submit={{ busy: sending.status === 'busy' }}
      onSubmit={() => void submit()}
    >
      {(errors) => (
        <>
          {children(errors)}
          {sending.status === 'failed' && <ActionError error={sending.error} />}
        </>
      )}
    </FormDialog>
  );
}
