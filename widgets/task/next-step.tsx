import { Suspense, useState } from 'react';
import {
  isUnannounced,
  isWaitingForPayment,
  payableBy,
  startableFrom,
  withVersions,
} from '#core/domain/accepted-task.ts';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { isOver } from '#core/domain/task-states.ts';
import { dateOf } from '#core/domain/time-zone.ts';
import { MarketplaceLink, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { DocumentButton } from '#core/hooks/task/document-button.tsx';
import { ReviewDialog, StepDialog } from '#core/hooks/task/lazy-dialogs.ts';
import { PayWithin } from '#core/hooks/task/pay-within.tsx';
import { useStatusText, useStepText } from '#core/hooks/task/status-text.ts';
import { endsTask, useTaskSteps } from '#core/hooks/task/steps.ts';
import { PayButton } from '#core/hooks/task/task-money.tsx';
import { ActionError } from '#core/hooks/task/task-problem.tsx';
import type { RestoreFocus } from '#core/hooks/task/use-restored-focus.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { classes } from '#core/theme/rules.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import * as fileStyles from './files.styles.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

interface NextStepProps {
  task: AcceptedTask;
  headingLevel: number;
  /** The visitor may have paid, and the payment service has not answered yet. */
  isAwaitingPayment: boolean;
  restoreFocus: RestoreFocus;
  onFinished(task: AcceptedTask): void;
}

/** What happens next: one main button where it is the reader's turn, and a sentence in any case. */
export function NextStep({ headingLevel, isAwaitingPayment, ...props }: NextStepProps) {
  const { task, restoreFocus } = props;
  const t = useMessages(taskPageMessages);
  const { waitingForPayment, payHint, elseEnds, rate } = useMessages(taskMessages);
  const stepText = useStepText();
  const nextText = useNextText();
  const finishNote = useFinishNote();
  const { steps, taking, error, toConfirm, choose, confirm, close, uploads } = useTaskSteps(props);
  const isLimited = useIsLimited();
  const [isRating, setRating] = useState(false);
  const payable = isAwaitingPayment ? null : payableBy(task);
  const isRatable = task.role === 'customer' && task.status === 'finished' && !task.review;
  const isDone = isOver(task.status) && !isRatable;
  const main = payable === 'needed' ? undefined : steps.find((step) => !endsTask(step));
  const path = `/Task/${task.id}`;
  const Heading = headingTag(headingLevel + 1);
  const quote = quoteOfLastStep(task);
  const notes = [payable === 'needed' && payHint, finishNote(task)].filter((note) => note);

  const stepButton = (step: string) => {
    const variant = step === main ? 'primary' : endsTask(step) ? 'quiet' : 'secondary';
    if (isLimited)
      return (
        <MarketplaceLink key={step} variant={variant} path={path}>
          {stepText(step)}
        </MarketplaceLink>
      );
    return (
      <Button
        key={step}
        variant={variant}
        part={classes(step === main ? 'next' : 'action', step === 'cancelled' && 'cancel')}
        data-status={step}
        busy={taking === step}
        disabled={taking !== ''}
        onClick={() => choose(step)}
      >
        {stepText(step)}
      </Button>
    );
  };

  return (
    <section className={styles.next} part="next-step" data-over={isDone || undefined}>
      {!isDone && <Heading className={styles.caption}>{t.nextStep}</Heading>}
      <div className={styles.nextText}>
        {isWaitingForPayment(task) && <p className={styles.lead}>{waitingForPayment}</p>}
        <p className={isWaitingForPayment(task) ? undefined : styles.lead}>{nextText(task)}</p>
        {quote && (
          <blockquote className={styles.answeredQuote} part="said">
            <p dir="auto">{quote}</p>
          </blockquote>
        )}
        {task.status === 'delivered' && task.role === 'customer' && <Delivered task={task} />}
        {isUnannounced(task) && task.pay_until && (
          <p className={styles.quiet} part="pay-within">
            <PayWithin task={task} />. {elseEnds}
          </p>
        )}
        {notes.map((note) => (
          <p key={String(note)} className={styles.quiet}>
            {note}
          </p>
        ))}
        {isPlaceMissing(task) && <p className={styles.quiet}>{t.placeMissing({ name: fullName(task) })}</p>}
      </div>
      {(steps.length > 0 || payable || isRatable) && (
        <div className={styles.buttons}>
          {payable === 'needed' && <PayButton task={task} variant="primary" part="next" />}
          {isLimited && isRatable && (
            <MarketplaceLink variant="primary" path={path}>
              {rate}
            </MarketplaceLink>
          )}
          {!isLimited && isRatable && (
            <Button variant="primary" part="next" onClick={() => setRating(true)}>
              {rate}
            </Button>
          )}
          {steps.filter((step) => !endsTask(step)).map(stepButton)}
          {payable === 'open' && <PayButton task={task} />}
          {steps.filter(endsTask).map(stepButton)}
        </div>
      )}
      {error && !toConfirm && <ActionError error={error} />}
      <Suspense fallback={null}>
        {toConfirm && (
          <StepDialog
            task={task}
            step={toConfirm}
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

/** What is to be looked at before the delivery is accepted. */
function Delivered({ task: { documents } }: { task: AcceptedTask }) {
  const newest = withVersions(documents.filter(({ kind }) => kind === 'deliverable'));
  if (newest.length === 0) return null;
  return (
    <ul className={fileStyles.files} part="delivered">
      {newest.map(({ newest: document }) => (
        <li key={document.id}>
          <DocumentButton document={document} />
        </li>
      ))}
    </ul>
  );
}

/** What the other party said when they took the last step: what is to change, or the note of a delivery. */
function quoteOfLastStep({ history, role, status }: AcceptedTask): string {
  const last = history.at(-1);
  return last && last.to === status && last.by !== role ? (last.message ?? '') : '';
}

/** Before a call, its customer has to know where it takes place. */
const isPlaceMissing = ({ role, type, place, status }: AcceptedTask): boolean =>
  role === 'owner' && type === 'call' && !place && (status === 'accepted' || status === 'in_progress');

/** When a task moves on by itself: a delivery is accepted, a booking declined or ended unpaid. Null where it does not. */
function useFinishNote(): (task: AcceptedTask) => string | null {
  const t = useMessages(taskMessages);
  const format = useFormat();
  return (task) => {
    const { status, role } = task;
    const name = fullName(task);
    const answerUntil = dateOf(task.answer_until);
    if (status === 'requested' && answerUntil) {
      const when = format.moment(answerUntil);
      return role === 'owner' ? t.answerBy({ when }) : t.answeredBy({ name, when });
    }
    const payUntil = dateOf(task.pay_until);
    if (status === 'accepted' && payUntil && !isUnannounced(task)) {
      const when = format.moment(payUntil);
      return role === 'owner' ? t.paidBy({ name, when }) : t.payBy({ when });
    }
    const releaseAt = dateOf(task.payment?.release_at);
    if (status !== 'delivered' || !releaseAt) return null;
    const when = format.moment(releaseAt);
    return role === 'customer' ? t.finishesForYou({ when }) : t.finishesForOther({ name, when });
  };
}

/** Nobody paid in time for a booking that is paid first. */
const endedUnpaid = ({ booking, payment, history }: AcceptedTask): boolean =>
  booking === 'pay-first' && payment?.status === 'unpaid' && history.at(-1)?.cause === 'time';

/** One sentence about what happens next, and who does it. */
export function useNextText(): (task: AcceptedTask) => string {
  const t = useMessages(taskPageMessages);
  const shared = useMessages(taskMessages);
  const statusText = useStatusText();
  const format = useFormat();

  return (task) => {
    const { status, payment, review } = task;
    const name = fullName(task);
    const isOwner = task.role === 'owner';
    const opens = startableFrom(task);
    if (payment?.status === 'pending') return isOwner ? shared.otherBankConfirms : shared.bankConfirms;
    switch (status) {
      case 'requested':
        return isOwner ? t['asked-owner']({ name }) : t['asked-customer']({ name });
      case 'accepted':
        if (isUnannounced(task)) return t['first-customer']({ name });
        if (payableBy(task) === 'needed') return t['unpaid-customer']({ name });
        if (isWaitingForPayment(task)) return t['unpaid-owner']({ name });
        if (opens) return t.startableFrom({ when: format.moment(opens) });
        return isOwner ? t['ready-owner'] : t['ready-customer']({ name });
      case 'in_progress':
        return isOwner ? t['working-owner'] : t['working-customer']({ name });
      case 'delivered':
        if (payableBy(task) === 'needed') return t.payToAccept;
        if (isWaitingForPayment(task)) return t['unpaid-delivery-owner']({ name });
        return isOwner ? t['delivered-owner']({ name }) : t['delivered-customer'];
      case 'changes_requested':
        return isOwner ? t['changes-owner']({ name }) : t['changes-customer']({ name });
      case 'disputed':
        return t.disputed;
      case 'finished':
        return isOwner || review ? t.finished : t.howWasIt({ name });
      case 'declined':
        return t.declined;
      case 'cancelled':
        return endedUnpaid(task) ? t['first-ended']({ name }) : t.cancelled;
      default:
        return statusText(status);
    }
  };
}
