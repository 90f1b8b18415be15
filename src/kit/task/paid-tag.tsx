import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import type { PaymentStatus } from '#core/domain/payment.ts';
import { isOver } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Tag, type TagProps } from '#core/ui/tag.tsx';
import { taskMessages } from './task.messages.ts';

const tones: Readonly<Partial<Record<PaymentStatus, TagProps['tone']>>> = {
  pending: 'info',
  held: 'success',
  released: 'success',
};

/** Where the money of a task is. A task that ended without any says nothing. */
export function PaidTag({ task: { status, isPaid, payment } }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  const isUnpaid = payment ? payment.status === 'none' || payment.status === 'unpaid' : !isPaid;
  const owesNothing = isOver(status) && status !== 'finished';
  if ((!payment && isPaid === null) || (isUnpaid && owesNothing)) return null;
  return (
    <Tag part="paid" tone={payment ? tones[payment.status] : isPaid ? 'success' : 'plain'}>
      {paidText()}
    </Tag>
  );

  function paidText(): string {
    if (isUnpaid) return t.unpaid;
    switch (payment?.status) {
      case 'pending':
      case 'held':
      case 'released':
      case 'refunded':
      case 'partly_refunded':
        return t[`paid-${payment.status}`];
      default:
        return t.paid;
    }
  }
}
