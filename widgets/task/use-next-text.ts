import { type AcceptedTask, isWaitingForPayment, payableBy } from '#core/domain/accepted-task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useStatusText } from '#core/kit/task/status-text.ts';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { taskPageMessages } from './task.messages.ts';

/** One sentence about what happens next, and who does it. */
export function useNextText(): (task: AcceptedTask) => string {
  const t = useMessages(taskPageMessages);
  const shared = useMessages(taskMessages);
  const statusText = useStatusText();

  return (task) => {
    const { status, payment, other, review } = task;
    const name = other.fullName;
    const isOwner = task.role === 'owner';
    if (payment?.status === 'pending') return isOwner ? shared.otherBankConfirms : shared.bankConfirms;
    switch (status) {
      case 'requested':
        return isOwner ? t['asked-owner']({ name }) : t['asked-customer']({ name });
      case 'accepted':
        if (payableBy(task) === 'needed') return t['unpaid-customer']({ name });
        if (isWaitingForPayment(task)) return t['unpaid-owner']({ name });
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
        return t.cancelled;
      default:
        return statusText(status);
    }
  };
}
