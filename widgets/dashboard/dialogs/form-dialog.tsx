/** What the dialogs for a review and a reply have in common. */
import { type FormEvent, type ReactNode, useId } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import type { ActionState } from '#core/kit/data/use-action.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { type FieldErrors, useFieldErrors } from '#core/ui/use-field-errors.ts';
import * as styles from '#widgets/dashboard/tasks/task-table.styles.ts';
import { ActionError } from './inline-error.tsx';
import type { RestoreFocus } from './use-restored-focus.ts';

/** The maximum length of a text that the backend accepts. */
export const maxTextLength = 2000;

export interface TaskDialogProps {
  task: AcceptedTask;
  open: boolean;
  onClose(): void;
  restoreFocus: RestoreFocus;
}

interface FormDialogProps extends TaskDialogProps {
  title: string;
  sendLabel: string;
  sending: ActionState<unknown>;
  /** Resolves to true once it is sent; otherwise the dialog stays open. */
  onSend(): Promise<boolean | undefined>;
  children(errors: FieldErrors): ReactNode;
}

/** A dialog with a form about a task, open until the form is sent. */
export function FormDialog({
  task,
  open,
  onClose,
  restoreFocus,
  title,
  sendLabel,
  sending,
  onSend,
  children,
}: FormDialogProps) {
  const formId = useId();
  const fields = useFieldErrors();

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!fields.check(event.currentTarget)) return;
    const cancel = restoreFocus(task);
    if (await onSend()) onClose();
    else cancel();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <Button variant="primary" part="confirm" type="submit" form={formId} busy={sending.status === 'busy'}>
          {sendLabel}
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
        {children(fields.errors)}
        {sending.status === 'failed' && <ActionError error={sending.error} />}
      </form>
    </Dialog>
  );
}
