import { type AcceptedTask, heldFor } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from './task.messages.ts';

interface MoneyAfterProps {
  task: AcceptedTask;
  step: 'delivered' | 'changes_requested';
}

/** What an owner gets for the delivery, or that the customer's money stays where it is. */
export function MoneyAfter({ task, step }: MoneyAfterProps) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const held = heldFor(task);
  if (held === 0) return null;
  if (step === 'changes_requested') return <p>{t.staysHeld({ amount: format.price(held / 100) })}</p>;
  const net = task.payment?.net;
  if (net === null || net === undefined) return null;
  return <p>{t.netAfter({ name: task.other.fullName, amount: format.price(net / 100) })}</p>;
}
