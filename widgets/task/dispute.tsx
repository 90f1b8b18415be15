import { lazy, Suspense, useState } from 'react';
import { isCallToCome } from '#core/domain/accepted-task.ts';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { isDisputable } from '#core/domain/task-states.ts';
import { MarketplaceLink, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { ActionError } from '#core/hooks/task/task-problem.tsx';
import type { RestoreFocus } from '#core/hooks/task/use-restored-focus.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Shares } from './shares.tsx';
import { useWithdrawDispute } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

const DisputeDialog = lazy(async () => ({ default: (await import('./money-dialogs.tsx')).DisputeDialog }));

interface DisputeProps {
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
}

/** What an operator is asked to decide, or has decided, and the ways to ask and to take it back. */
export function Dispute({ task, restoreFocus }: DisputeProps) {
  const t = useMessages(taskPageMessages);
  const [isOpen, setOpen] = useState(false);
  const { dispute, payment, role, status } = task;
  const isShown = dispute && (dispute.outcome === null || dispute.outcome === 'decided');
  const isLimited = useIsLimited();
  const canOpen = payment && isDisputable(status, payment.status) && !isCallToCome(task, new Date());
  if (!isShown && !canOpen) return null;
  const path = `/Task/${task.id}`;
  const isMine = dispute?.opened_by === role;
  return (
    <div className={styles.matter}>
      {isShown && (
        <div className={styles.proposal} part="dispute">
          <p>{isMine ? t.disputeMine : t.disputeOf({ name: fullName(task) })}</p>
          <blockquote className={styles.quote}>
            <p dir="auto">{dispute.text}</p>
          </blockquote>
          {dispute.outcome === 'decided' && <Decision task={task} />}
          {status === 'disputed' && isMine && !isLimited && <Withdraw task={task} />}
          {status === 'disputed' && isMine && isLimited && (
            <div className={styles.buttons}>
              <MarketplaceLink size="small" path={path}>
                {t.withdrawDispute}
              </MarketplaceLink>
            </div>
          )}
        </div>
      )}
      {canOpen && isLimited && (
        <MarketplaceLink size="small" variant="quiet" path={path}>
          {t.openDispute}
        </MarketplaceLink>
      )}
      {canOpen && !isLimited && (
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
  const { owner_percent: ownerPercent = null, decision } = task.dispute ?? {};
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
