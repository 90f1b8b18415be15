import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import * as styles from '#widgets/dashboard/tasks/task-table.styles.ts';

interface ConfirmStepProps {
  task: AcceptedTask;
  /** The step to confirm; null while the dialog is closed. */
  step: 'declined' | 'cancelled' | null;
  /** The step is being taken. */
  busy: boolean;
  onConfirm(step: string): void;
  onClose(): void;
}

/** Asks for confirmation before a task is declined or cancelled. */
export function ConfirmStep({ task, step, busy, onConfirm, onClose }: ConfirmStepProps) {
  const t = useMessages(dashboardMessages);
  const isDecline = step === 'declined';
  const name = task.other.fullName;
  return (
    <Dialog
      open={step !== null}
      onClose={onClose}
      title={isDecline ? t.declineTitle : t.cancelTitle}
      actions={
        <>
          <Button part="dismiss" disabled={busy} onClick={onClose} data-autofocus>
            {t.keep}
          </Button>
          <Button variant="danger" part="confirm" busy={busy} onClick={() => step && onConfirm(step)}>
            {isDecline ? t.doDecline : t.doCancel}
          </Button>
        </>
      }
    >
      <p className={styles.strong} dir="auto">
        {task.title}
      </p>
      <p>{isDecline ? t.declineText({ name }) : t.cancelText({ name })}</p>
    </Dialog>
  );
}
