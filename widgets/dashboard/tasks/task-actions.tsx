import { useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isOver } from '#core/domain/task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { useMoveTask, usePayTask } from '#widgets/dashboard/dashboard.data.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import { ConfirmStep } from '#widgets/dashboard/dialogs/confirm-step.tsx';
import { StepProblem } from '#widgets/dashboard/dialogs/inline-error.tsx';
import type { KeepFocus } from '#widgets/dashboard/dialogs/use-restored-focus.ts';
import { useStepText } from './status-text.ts';
import * as styles from './task-table.styles.ts';

/** Steps that end a task before it is done: they are asked about once more. */
const isEnd = (status: string): status is 'declined' | 'cancelled' =>
  status === 'declined' || status === 'cancelled';

/** What the reader may do with a task, exactly as the backend says, and paying for it. */
export function TaskActions({ task, keep }: { task: AcceptedTask; keep: KeepFocus }) {
  const t = useMessages(dashboardMessages);
  const stepText = useStepText();
  const [move, moving] = useMoveTask(task);
  const [under, setUnder] = useState('');
  const [asked, ask] = useState<'declined' | 'cancelled' | null>(null);
  const { id, actions, title, role, isPaid, status } = task;
  const owes = Boolean(id) && role === 'customer' && isPaid === false && !isOver(status);
  const steps = id ? actions : [];

  const take = async (step: string) => {
    setUnder(step);
    const forget = keep(task);
    if (!(await move(step))) forget();
    ask(null);
  };

  // The row may know of the step before it is over: what comes next can be pressed and focused then.
  const isUnderWay = moving.status === 'busy' && steps.includes(under);
  const stepButton = (step: string) => (
    <Button
      key={step}
      size="small"
      variant={isEnd(step) ? 'quiet' : 'secondary'}
      part="action"
      data-status={step}
      busy={isUnderWay && under === step}
      disabled={isUnderWay}
      onClick={() => (isEnd(step) ? ask(step) : void take(step))}
    >
      {stepText(step)}
    </Button>
  );

  if (steps.length === 0 && !owes) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of a form, and there is none. */}
      <div className={styles.actions} role="group" aria-label={t.actions({ title })}>
        {steps.filter((step) => !isEnd(step)).map(stepButton)}
        {owes && <PayButton task={task} />}
        {steps.filter(isEnd).map(stepButton)}
      </div>
      {moving.status === 'failed' && <StepProblem error={moving.error} />}
      <ConfirmStep task={task} step={asked} busy={isUnderWay} onConfirm={take} onClose={() => ask(null)} />
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
      {paying.status === 'failed' && <StepProblem error={paying.error} />}
    </>
  );
}
