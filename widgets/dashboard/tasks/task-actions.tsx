import { useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isOver } from '#core/domain/task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { useMoveTask, usePayTask } from '#widgets/dashboard/dashboard.data.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import { ConfirmStep } from '#widgets/dashboard/dialogs/confirm-step.tsx';
import { ActionError } from '#widgets/dashboard/dialogs/inline-error.tsx';
import type { RestoreFocus } from '#widgets/dashboard/dialogs/use-restored-focus.ts';
import { useStepText } from './status-text.ts';
import * as styles from './task-table.styles.ts';

/** Steps that end a task before it is done: they need a confirmation. */
const needsConfirmation = (status: string): status is 'declined' | 'cancelled' =>
  status === 'declined' || status === 'cancelled';

/** The actions that the backend allows the reader on a task, and payment. */
export function TaskActions({ task, restoreFocus }: { task: AcceptedTask; restoreFocus: RestoreFocus }) {
  const t = useMessages(dashboardMessages);
  const stepText = useStepText();
  const [move, moving] = useMoveTask(task);
  const [pendingStep, setPendingStep] = useState('');
  const [askedStep, setAskedStep] = useState<'declined' | 'cancelled' | null>(null);
  const { id, actions, title, role, isPaid, status } = task;
  const isPayable = Boolean(id) && role === 'customer' && isPaid === false && !isOver(status);
  const steps = id ? actions : [];

  const moveTo = async (step: string) => {
    setPendingStep(step);
    const cancel = restoreFocus(task);
    if (!(await move(step))) cancel();
    setAskedStep(null);
  };

  // A live update may bring the next steps before the call returns: their buttons are usable then.
  const isMoving = moving.status === 'busy' && steps.includes(pendingStep);
  const stepButton = (step: string) => (
    <Button
      key={step}
      size="small"
      variant={needsConfirmation(step) ? 'quiet' : 'secondary'}
      part="action"
      data-status={step}
      busy={isMoving && pendingStep === step}
      disabled={isMoving}
      onClick={() => (needsConfirmation(step) ? setAskedStep(step) : void moveTo(step))}
    >
      {stepText(step)}
    </Button>
  );

  if (steps.length === 0 && !isPayable) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and there is none. */}
      <div className={styles.actions} role="group" aria-label={t.actions({ title })}>
        {steps.filter((step) => !needsConfirmation(step)).map(stepButton)}
        {isPayable && <PayButton task={task} />}
        {steps.filter(needsConfirmation).map(stepButton)}
      </div>
      {moving.status === 'failed' && <ActionError error={moving.error} />}
      <ConfirmStep
        task={task}
        step={askedStep}
        busy={isMoving}
        onConfirm={moveTo}
        onClose={() => setAskedStep(null)}
      />
    </>
  );
}

function PayButton({ task }: { task: AcceptedTask }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const [pay, paying] = usePayTask(task);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        part="pay"
        busy={paying.status === 'busy'}
        onClick={() => void pay(null)}
      >
        {task.price === null ? t.pay : t.payPrice({ price: format.price(task.price) })}
      </Button>
      {paying.status === 'failed' && <ActionError error={paying.error} />}
    </>
  );
}
