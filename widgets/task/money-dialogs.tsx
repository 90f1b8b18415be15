import { useState } from 'react';
import { heldFor } from '#core/domain/accepted-task.ts';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { useDraft } from '#core/hooks/data/use-draft.ts';
import { type TaskDialogProps, TaskTextDialog } from '#core/hooks/task/task-text-dialog.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { DivisionSlider } from '#core/ui/forms/division-slider.tsx';
import { Shares, sharesOf } from './shares.tsx';
import { useOpenDispute, useProposeSettlement } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';

const blank = { text: '' };

/** Proposes how to divide the money: both shares change as one moves the slider. */
export function SettlementDialog(props: TaskDialogProps) {
  const { task } = props;
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const [percent, setPercent] = useState(task.settlement?.owner_percent ?? 50);
  const draft = useDraft(`settlement.${task.id}`, blank);
  const [propose, proposing] = useProposeSettlement(task);
  const name = fullName(task);
  return (
    <TaskTextDialog
      {...props}
      title={t.settle}
      draft={draft}
      label={t.settleWhy}
      hint={t.settleWhyHint({ name })}
      rows={3}
      sendLabel={t.sendSettlement}
      sending={proposing}
      onSend={(text) => propose({ ownerPercent: percent, text })}
    >
      {() => (
        <>
          <p>{t.settleText({ name, amount: format.price(heldFor(task) / 100) })}</p>
          <Division task={task} percent={percent} onChange={setPercent} />
          <Shares task={task} ownerPercent={percent} />
        </>
      )}
    </TaskTextDialog>
  );
}

interface DivisionProps {
  task: AcceptedTask;
  percent: number;
  onChange(percent: number): void;
}

/** A slider for the owner's part. Screen readers hear what both sides get. */
function Division({ task, percent, onChange }: DivisionProps) {
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const shares = sharesOf(task, percent);
  const isOwner = task.role === 'owner';
  const name = fullName(task);
  const customer = format.price(shares.customer / 100);
  const owner = format.price((shares.fee + shares.net) / 100);
  const spoken = isOwner
    ? [`${t.youGet} ${owner}`, `${t.getsBack({ name })} ${customer}`]
    : [`${t.gets({ name })} ${owner}`, `${t.youGetBack} ${customer}`];
  return (
    <DivisionSlider
      label={isOwner ? t.yourPart : t.partOf({ name })}
      percent={percent}
      spoken={`${format.percent(percent / 100)}: ${spoken.join(', ')}`}
      onChange={onChange}
      isFirst
    />
  );
}

/** Asks an operator to decide about the money. */
export function DisputeDialog(props: TaskDialogProps) {
  const { task } = props;
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const draft = useDraft(`dispute.${task.id}`, blank);
  const [open, opening] = useOpenDispute(task);
  return (
    <TaskTextDialog
      {...props}
      title={t.disputeTitle}
      draft={draft}
      label={t.disputeWhy}
      hint={t.disputeWhyHint({ name: fullName(task) })}
      sendLabel={t.openDispute}
      sending={opening}
      onSend={open}
    >
      {() => <p>{t.disputeText({ amount: format.price(heldFor(task) / 100) })}</p>}
    </TaskTextDialog>
  );
}
