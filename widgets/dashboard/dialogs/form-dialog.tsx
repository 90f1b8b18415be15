import { type FormEvent, type ReactNode, useId } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import type { ActionState } from '#core/kit/data/use-action.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { type FieldErrors, useFieldErrors } from '#core/ui/use-field-errors.ts';
import * as styles from '#widgets/dashboard/tasks/task-table.styles.ts';
import { StepProblem } from './inline-error.tsx';
import type { KeepFocus } from './use-restored-focus.ts';

/** What the backend takes. */
export const longestText = 2000;

export interface TaskDialogProps {
  task: AcceptedTask;
  open: boolean;
  onClose(): void;
  keep: KeepFocus;
}

interface FormDialogProps extends TaskDialogProps {
  title: string;
  sendLabel: string;
  sending: ActionState<unknown>;
  /** True once it is sent; otherwise the dialog stays. */
  onSend(): Promise<boolean | undefined>;
  children(errors: FieldErrors): ReactNode;
}

/** Something to say about a task, which stays open until it is sent. */
export function FormDialog({
  task,
  open,
  onClose,
  keep,
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
    const forget = keep(task);
    if (await onSend()) onClose();
    else forget();
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
        {sending.status === 'failed' && <StepProblem error={sending.error} />}
      </form>
    </Dialog>
  );
}
