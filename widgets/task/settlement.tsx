import { lazy, Suspense, useState } from 'react';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask, TaskSettlement } from '#core/domain/task.ts';
import { isDivisible } from '#core/domain/task-states.ts';
import { MarketplaceLink, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { texts } from '#core/hooks/task/task.styles.ts';
import { ActionError } from '#core/hooks/task/task-problem.tsx';
import type { RestoreFocus } from '#core/hooks/task/use-restored-focus.ts';
import { useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { ConfirmDialog } from '#core/ui/confirm-dialog.tsx';
import { Shares } from './shares.tsx';
import { useAnswerSettlement } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

const SettlementDialog = lazy(async () => ({
  default: (await import('./money-dialogs.tsx')).SettlementDialog,
}));

interface SettlementProps {
  task: AcceptedTask;
  restoreFocus: RestoreFocus;
}

/** The open proposal how to divide the money, with its answer, and the way to propose another. */
export function Settlement({ task, restoreFocus }: SettlementProps) {
  const t = useMessages(taskPageMessages);
  const isLimited = useIsLimited();
  const [isOpen, setOpen] = useState(false);
  const { settlement, role, payment } = task;
  if (!payment || !isDivisible(task.status, payment.status)) return null;
  const isMine = settlement?.proposed_by === role;
  const name = fullName(task);
  const path = `/Task/${task.id}`;
  const label = settlement ? t.settleAgain : t.settle;
  return (
    <div className={styles.matter}>
      {settlement && (
        <div className={styles.proposal} part="settlement">
          <p>{isMine ? t.settlementMine : t.settlementOf({ name })}</p>
          <Shares task={task} ownerPercent={settlement.owner_percent} />
          {settlement.text && (
            <blockquote className={styles.quote}>
              <p dir="auto">{settlement.text}</p>
            </blockquote>
          )}
          {isMine && <p className={styles.quiet}>{t.settlementWaiting({ name })}</p>}
          {!isMine && !isLimited && <Answer task={task} settlement={settlement} />}
          {!isMine && isLimited && (
            <div className={styles.buttons}>
              <MarketplaceLink size="small" variant="primary" path={path}>
                {t.acceptDivision}
              </MarketplaceLink>
              <MarketplaceLink size="small" path={path}>
                {t.declineDivision}
              </MarketplaceLink>
            </div>
          )}
        </div>
      )}
      {isLimited ? (
        <MarketplaceLink size="small" variant="quiet" path={path}>
          {label}
        </MarketplaceLink>
      ) : (
        <Button size="small" variant="quiet" part="settle" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <SettlementDialog task={task} onClose={() => setOpen(false)} restoreFocus={restoreFocus} />
        )}
      </Suspense>
    </div>
  );
}

/** The buttons of the side that did not propose. Accepting asks first, about the proposal that was there when one pressed. */
function Answer({ task, settlement }: { task: AcceptedTask; settlement: TaskSettlement }) {
  const t = useMessages(taskPageMessages);
  const { notYet } = useMessages(taskMessages);
  const [read, setRead] = useState<TaskSettlement | null>(null);
  const [answer, answering] = useAnswerSettlement(task);
  const isBusy = answering.status === 'busy';
  const accept = async () => {
    if (read) await answer({ answer: 'accept', read });
    setRead(null);
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button size="small" variant="primary" part="accept-settlement" onClick={() => setRead(settlement)}>
          {t.acceptDivision}
        </Button>
        <Button
          size="small"
          part="decline-settlement"
          busy={isBusy && !read}
          onClick={() => void answer({ answer: 'decline', read: settlement })}
        >
          {t.declineDivision}
        </Button>
      </div>
      {answering.status === 'failed' && <ActionError error={answering.error} />}
      <ConfirmDialog
        open={read !== null}
        onClose={() => setRead(null)}
        title={t.acceptDivisionTitle}
        dismissLabel={notYet}
        confirmLabel={t.acceptDivision}
        busy={isBusy}
        onConfirm={() => void accept()}
      >
        <div className={texts}>
          <Shares task={task} ownerPercent={(read ?? settlement).owner_percent} />
          <p>{t.acceptDivisionText}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}
