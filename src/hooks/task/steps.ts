/** The steps of a task as the reader takes them: some ask in a dialog first. */
import { useState } from 'react';
import type { AcceptedTask } from '#core/domain/task.ts';
import type { RestoreFocus } from './use-restored-focus.ts';
import { useMoveTask } from './use-task-calls.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

const confirmedSteps = ['delivered', 'changes_requested', 'finished', 'declined', 'cancelled'] as const;

/** A step that ends a task, moves its money, or comes with a message. */
export type ConfirmedStep = (typeof confirmedSteps)[number];

const isConfirmed = (step: string): step is ConfirmedStep => confirmedSteps.some((one) => one === step);

/** A step that ends a task before it is done. */
export const endsTask = (step: string): boolean => step === 'declined' || step === 'cancelled';

/** What the dialog that asks before a step takes. */
export interface StepDialogProps {
  task: AcceptedTask;
  step: ConfirmedStep;
  /** The step is being taken. */
  busy: boolean;
  /** Why it was not. */
  error: Error | null;
  /** The files of a delivery, which outlast the dialog. */
  uploads: Uploads;
  /** Resolves to true once it is taken. */
  onConfirm(message: string, refund?: number): Promise<boolean>;
  onClose(): void;
}

/** To its customer, a task that its owner declines or cancels ends the same way: one button is enough. */
const offeredSteps = (actions: readonly string[]): readonly string[] =>
  actions.includes('declined') ? actions.filter((action) => action !== 'cancelled') : actions;

interface TaskSteps {
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
  /** The reader has accepted the delivery. */
  onFinished(task: AcceptedTask): void;
}

export function useTaskSteps({ task, restoreFocus, onFinished }: TaskSteps) {
  const [move, moving] = useMoveTask(task);
  const uploads = useUploads(task, 'deliverable');
  const [pending, setPending] = useState('');
  const [toConfirm, setToConfirm] = useState<ConfirmedStep | null>(null);
  const steps = task.id ? offeredSteps(task.actions) : [];
  // A live update may bring the next steps before the call returns: their buttons are usable then.
  const isMoving = moving.status === 'busy' && steps.includes(pending);

  const take = async (status: string, message: string, refund?: number): Promise<boolean> => {
    setPending(status);
    const cancel = restoreFocus(task);
    const isTaken = (await move({ status, message, refund })) !== undefined;
    if (isTaken) setToConfirm(null);
    else cancel();
    if (isTaken && status === 'finished') onFinished(task);
    return isTaken;
  };

  return {
    /** Ways to end the task come last. */
    steps: [...steps.filter((step) => !endsTask(step)), ...steps.filter(endsTask)],
    /** The step that is being taken. */
    taking: isMoving ? pending : '',
    error: moving.status === 'failed' ? moving.error : null,
    /** The step that a dialog asks about. */
    toConfirm,
    /** The files of a delivery. */
    uploads,
    choose: (step: string) => (isConfirmed(step) ? setToConfirm(step) : void take(step, '')),
    confirm: (message: string, refund?: number) => take(toConfirm ?? '', message, refund),
    close: () => setToConfirm(null),
  };
}
