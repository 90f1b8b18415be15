import { Suspense } from 'react';
import { type AcceptedTask, isWaitingForPayment, payableBy } from '#core/domain/accepted-task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { StepDialog } from '#core/kit/task/lazy-dialogs.ts';
import { PayButton } from '#core/kit/task/pay-button.tsx';
import { useStepText } from '#core/kit/task/status-text.ts';
import { endsTask, useTaskSteps } from '#core/kit/task/steps.ts';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { actions, quiet } from '#core/kit/task/task.styles.ts';
import { ActionError } from '#core/kit/task/task-problem.tsx';
import { useFinishNote } from '#core/kit/task/use-finish-note.ts';
import type { RestoreFocus } from '#core/kit/task/use-restored-focus.ts';
import { Button } from '#core/ui/button.tsx';

export interface TaskActionsProps {
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
  /** The reader has accepted the delivery. */
  onFinished(task: AcceptedTask): void;
}

/** The steps that the backend allows the reader on a task, payment, and what the task waits for. */
export function TaskActions(props: TaskActionsProps) {
  const { task } = props;
  const t = useMessages(taskMessages);
  const stepText = useStepText();
  const { steps, taking, error, asked, choose, confirm, close, uploads } = useTaskSteps(props);
  const payable = payableBy(task);

  const stepButton = (step: string) => (
    <Button
      key={step}
      size="small"
      variant={endsTask(step) ? 'quiet' : 'secondary'}
      part="action"
      data-status={step}
      busy={taking === step}
      disabled={taking !== ''}
      onClick={() => choose(step)}
    >
      {stepText(step)}
    </Button>
  );

  return (
    <>
      <Waiting task={task} />
      {(steps.length > 0 || payable) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and there is none.
        <div className={actions} role="group" aria-label={t.actions({ title: task.title })}>
          {payable === 'needed' && <PayButton task={task} size="small" variant="primary" />}
          {steps.filter((step) => !endsTask(step)).map(stepButton)}
          {payable === 'open' && <PayButton task={task} size="small" variant="quiet" />}
          {steps.filter(endsTask).map(stepButton)}
        </div>
      )}
      {error && !asked && <ActionError error={error} />}
      <Suspense fallback={null}>
        {asked && (
          <StepDialog
            task={task}
            step={asked}
            busy={taking !== ''}
            error={error}
            uploads={uploads}
            onConfirm={confirm}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** What a task waits for, and what becomes of the money meanwhile. */
function Waiting({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  const finishNote = useFinishNote();
  const note = waitingNote() ?? finishNote(task);
  return note && <p className={quiet}>{note}</p>;

  function waitingNote(): string | null {
    if (task.payment?.status === 'pending')
      return task.role === 'customer' ? t.bankConfirms : t.otherBankConfirms;
    if (isWaitingForPayment(task)) return t.waitingForPayment;
    return payableBy(task) === 'needed' ? t.payHint : null;
  }
}
