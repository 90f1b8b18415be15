import { Suspense, useState } from 'react';
import { type AcceptedTask, isWaitingForPayment, payableBy } from '#core/domain/accepted-task.ts';
import { isOver } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { ReviewDialog, StepDialog } from '#core/kit/task/lazy-dialogs.ts';
import { PayButton } from '#core/kit/task/pay-button.tsx';
import { useStepText } from '#core/kit/task/status-text.ts';
import { endsTask, useTaskSteps } from '#core/kit/task/steps.ts';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { ActionError } from '#core/kit/task/task-problem.tsx';
import { useFinishNote } from '#core/kit/task/use-finish-note.ts';
import type { RestoreFocus } from '#core/kit/task/use-restored-focus.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';
import { useNextText } from './use-next-text.ts';

interface NextStepProps {
  task: AcceptedTask;
  headingLevel: number;
  /** The visitor has paid, and the payment service has not answered yet. */
  isAwaitingPayment: boolean;
  restoreFocus: RestoreFocus;
  onFinished(task: AcceptedTask): void;
}

/** What happens next: one main button where it is the reader's turn, and a sentence in any case. */
export function NextStep({ headingLevel, isAwaitingPayment, ...props }: NextStepProps) {
  const { task, restoreFocus } = props;
  const t = useMessages(taskPageMessages);
  const { waitingForPayment, payHint, rate } = useMessages(taskMessages);
  const stepText = useStepText();
  const nextText = useNextText();
  const finishNote = useFinishNote();
  const { steps, taking, error, asked, choose, confirm, close, uploads } = useTaskSteps(props);
  const [isRating, setRating] = useState(false);
  const payable = isAwaitingPayment ? null : payableBy(task);
  const isRatable = task.role === 'customer' && task.status === 'finished' && !task.review;
  const isDone = isOver(task.status) && !isRatable;
  const main = payable === 'needed' ? undefined : steps.find((step) => !endsTask(step));
  const Heading = headingTag(headingLevel + 1);
  const said = saidWithLastStep(task);
  const note = payable === 'needed' ? payHint : finishNote(task);

  const stepButton = (step: string) => (
    <Button
      key={step}
      variant={step === main ? 'primary' : endsTask(step) ? 'quiet' : 'secondary'}
      part={step === main ? 'next' : 'action'}
      data-status={step}
      busy={taking === step}
      disabled={taking !== ''}
      onClick={() => choose(step)}
    >
      {stepText(step)}
    </Button>
  );

  return (
    <section className={styles.next} part="next-step" data-over={isDone || undefined}>
      {!isDone && <Heading className={styles.caption}>{t.nextStep}</Heading>}
      <div className={styles.nextText}>
        {isWaitingForPayment(task) && <p className={styles.lead}>{waitingForPayment}</p>}
        <p className={isWaitingForPayment(task) ? undefined : styles.lead}>{nextText(task)}</p>
        {said && (
          <blockquote className={styles.said} part="said">
            <p dir="auto">{said}</p>
          </blockquote>
        )}
        {note && <p className={styles.quiet}>{note}</p>}
        {isPlaceMissing(task) && (
          <p className={styles.quiet}>{t.placeMissing({ name: task.other.fullName })}</p>
        )}
      </div>
      {(steps.length > 0 || payable || isRatable) && (
        <div className={styles.buttons}>
          {payable === 'needed' && <PayButton task={task} variant="primary" part="next" />}
          {isRatable && (
            <Button variant="primary" part="next" onClick={() => setRating(true)}>
              {rate}
            </Button>
          )}
          {steps.filter((step) => !endsTask(step)).map(stepButton)}
          {payable === 'open' && <PayButton task={task} />}
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
        {isRating && isRatable && (
          <ReviewDialog task={task} onClose={() => setRating(false)} restoreFocus={restoreFocus} />
        )}
      </Suspense>
    </section>
  );
}

/** What the other party said when they took the last step: what is to change, or the note of a delivery. */
function saidWithLastStep({ history, role, status }: AcceptedTask): string {
  const last = history.at(-1);
  return last && last.to === status && last.by !== role ? last.message : '';
}

/** Before a call, its customer has to know where it takes place. */
const isPlaceMissing = ({ role, type, place, status }: AcceptedTask): boolean =>
  role === 'owner' && type === 'call' && !place && (status === 'accepted' || status === 'in_progress');
