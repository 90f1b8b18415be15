import { lazy, Suspense, useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isDisputable } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { ActionError } from '#core/kit/task/task-problem.tsx';
import type { RestoreFocus } from '#core/kit/task/use-restored-focus.ts';
import { Button } from '#core/ui/button.tsx';
import { Shares } from './shares.tsx';
import { useWithdrawDispute } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

const DisputeDialog = lazy(async () => ({ default: (await import('./dispute-dialog.tsx')).DisputeDialog }));

interface DisputeProps {
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
}

/** What an operator is asked to decide, or has decided, and the ways to ask and to take it back. */
export function Dispute({ task, restoreFocus }: DisputeProps) {
  const t = useMessages(taskPageMessages);
  const [isOpen, setOpen] = useState(false);
  const { dispute, payment, role, other, status } = task;
  const isShown = dispute !== null && (dispute.outcome === null || dispute.outcome === 'decided');
  const canOpen = payment !== null && isDisputable(status, payment.status);
  if (!isShown && !canOpen) return null;
  const isMine = dispute?.openedBy === role;
  return (
    <div className={styles.matter}>
      {isShown && (
        <div className={styles.proposal} part="dispute">
          <p>{isMine ? t.disputeMine : t.disputeOf({ name: other.fullName })}</p>
          <blockquote className={styles.quote}>
            <p dir="auto">{dispute.text}</p>
          </blockquote>
          {dispute.outcome === 'decided' && <Decision task={task} />}
          {status === 'disputed' && isMine && <Withdraw task={task} />}
        </div>
      )}
      {canOpen && (
        <Button size="small" variant="quiet" part="open-dispute" onClick={() => setOpen(true)}>
          {t.openDispute}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <DisputeDialog task={task} onClose={() => setOpen(false)} restoreFocus={restoreFocus} />}
      </Suspense>
    </div>
  );
}

function Decision({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  const { ownerPercent, decision } = task.dispute ?? { ownerPercent: null, decision: '' };
  return (
    <>
      <p>{t.decision}</p>
      {ownerPercent !== null && <Shares task={task} ownerPercent={ownerPercent} />}
      {decision && (
        <blockquote className={styles.quote}>
          <p dir="auto">{decision}</p>
        </blockquote>
      )}
    </>
  );
}

function Withdraw({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskPageMessages);
  const [withdraw, withdrawing] = useWithdrawDispute(task);
  return (
    <>
      <div className={styles.buttons}>
        <Button
          size="small"
          part="withdraw-dispute"
          busy={withdrawing.status === 'busy'}
          onClick={() => void withdraw(null)}
        >
          {t.withdrawDispute}
        </Button>
      </div>
      {withdrawing.status === 'failed' && <ActionError error={withdrawing.error} />}
    </>
  );
}
