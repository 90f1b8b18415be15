import { useState } from 'react';
import { type AcceptedTask, heldFor } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useDraft } from '#core/kit/data/use-draft.ts';
import { maxTextLength, type TaskDialogProps, TaskFormDialog } from '#core/kit/task/task-form-dialog.tsx';
import { DivisionSlider } from '#core/ui/division-slider.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { Shares, useShares } from './shares.tsx';
import { useProposeSettlement } from './task.data.ts';
import { taskPageMessages } from './task.messages.ts';

const blank = { text: '' };

/** Proposes how to divide the money: both shares change as one moves the slider. */
export function SettlementDialog(props: TaskDialogProps) {
  const { task } = props;
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  const [percent, setPercent] = useState(task.settlement?.ownerPercent ?? 50);
  const { fields: draft, change, clear } = useDraft(`settlement.${task.id}`, blank);
  const [propose, proposing] = useProposeSettlement(task);
  const name = task.other.fullName;

  const onSend = async () => {
    const isSent = await propose({ ownerPercent: percent, text: draft.text.trim() });
    if (isSent) clear();
    return isSent;
  };

  return (
    <TaskFormDialog
      {...props}
      title={t.settle}
      sendLabel={t.sendSettlement}
      sending={proposing}
      onSend={onSend}
    >
      {(errors) => (
        <>
          <p>{t.settleText({ name, amount: format.price(heldFor(task) / 100) })}</p>
          <Division task={task} percent={percent} onChange={setPercent} />
          <Shares task={task} ownerPercent={percent} />
          <TextArea
            name="text"
            label={t.settleWhy}
            hint={t.settleWhyHint({ name })}
            error={errors.text}
            required
            rows={3}
            limit={maxTextLength}
            value={draft.text}
            onChange={(text) => change({ text })}
          />
        </>
      )}
    </TaskFormDialog>
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
  const shares = useShares(task)(percent);
  const isOwner = task.role === 'owner';
  const name = task.other.fullName;
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
