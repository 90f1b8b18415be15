import { lazy, Suspense, useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isDivisible } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { texts } from '#core/kit/task/task.styles.ts';
import { ActionError } from '#core/kit/task/task-problem.tsx';
import type { RestoreFocus } from '#core/kit/task/use-restored-focus.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Shares } from './shares.tsx';
import { useAnswerSettlement } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

const SettlementDialog = lazy(async () => ({
  default: (await import('./settlement-dialog.tsx')).SettlementDialog,
}));

interface SettlementProps {
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
}

/** The open proposal how to divide the money, with its answer, and the way to propose another. */
export function Settlement({ task, restoreFocus }: SettlementProps) {
  const t = useMessages(taskPageMessages);
  const [isOpen, setOpen] = useState(false);
  const { settlement, role, payment, other } = task;
  if (!payment || !isDivisible(task.status, payment.status)) return null;
  const isMine = settlement !== null && settlement.proposedBy === role;
  const name = other.fullName;
  return (
    <div className={styles.matter}>
      {settlement && (
        <div className={styles.proposal} part="settlement">
          <p>{isMine ? t.settlementMine : t.settlementOf({ name })}</p>
          <Shares task={task} ownerPercent={settlement.ownerPercent} />
          {settlement.text && (
            <blockquote className={styles.quote}>
              <p dir="auto">{settlement.text}</p>
            </blockquote>
          )}
          {isMine ? <p className={styles.quiet}>{t.settlementWaiting({ name })}</p> : <Answer task={task} />}
        </div>
      )}
      <Button size="small" variant="quiet" part="settle" onClick={() => setOpen(true)}>
        {settlement ? t.settleAgain : t.settle}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <SettlementDialog task={task} onClose={() => setOpen(false)} restoreFocus={restoreFocus} />
        )}
      </Suspense>
    </div>
  );
}

/** The buttons of the side that did not propose. Accepting asks first. */
function Answer({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  const { notYet } = useMessages(taskMessages);
  const [isAsked, setAsked] = useState(false);
  const [answer, answering] = useAnswerSettlement(task);
  const isBusy = answering.status === 'busy';
  const accept = async () => {
    await answer('accept');
    setAsked(false);
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button size="small" variant="primary" part="accept-settlement" onClick={() => setAsked(true)}>
          {t.acceptDivision}
        </Button>
        <Button
          size="small"
          part="decline-settlement"
          busy={isBusy && !isAsked}
          onClick={() => void answer('decline')}
        >
          {t.declineDivision}
        </Button>
      </div>
      {answering.status === 'failed' && <ActionError error={answering.error} />}
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t.acceptDivisionTitle}
        actions={
          <>
            <Button part="dismiss" disabled={isBusy} onClick={() => setAsked(false)} data-autofocus>
              {notYet}
            </Button>
            <Button variant="primary" part="confirm" busy={isBusy} onClick={() => void accept()}>
              {t.acceptDivision}
            </Button>
          </>
        }
      >
        <div className={texts}>
          <Shares task={task} ownerPercent={task.settlement?.ownerPercent ?? 0} />
          <p>{t.acceptDivisionText}</p>
        </div>
      </Dialog>
    </>
  );
}
