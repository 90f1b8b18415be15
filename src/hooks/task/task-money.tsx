import { useEffect, useRef } from 'react';
import { dueFor, owesMore, payableBy } from '#core/domain/accepted-task.ts';
import type { PaymentStatus } from '#core/domain/payment.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { isOver } from '#core/domain/task-states.ts';
import { takeRefund } from '#core/hooks/analytics/reported-money.ts';
import { useTrack } from '#core/hooks/analytics/use-analytics.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { Button, type ButtonProps } from '#core/ui/button.tsx';
import { Tag, type TagProps } from '#core/ui/tag.tsx';
import { ActionError } from './task-problem.tsx';
import { usePayTask } from './use-task-calls.ts';

const tones: Readonly<Partial<Record<PaymentStatus, TagProps['tone']>>> = {
  pending: 'info',
  held: 'success',
  released: 'success',
};

/** Where the money of a task is. A task that ended without any says nothing. */
export function PaidTag({ task: { status, paid, payment } }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  const isUnpaid = payment ? payment.status === 'none' || payment.status === 'unpaid' : !paid;
  const owesNothing = isOver(status) && status !== 'finished';
  if ((!payment && paid === undefined) || (isUnpaid && owesNothing)) return null;
  return (
    <Tag part="paid" tone={payment ? tones[payment.status] : paid ? 'success' : 'plain'}>
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

interface PayButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'part'> {
  task: AcceptedTask;
}

/** Leads to the payment of a task. Where the task waits for it, the button says so. */
export function PayButton({ task, part = 'pay', ...look }: PayButtonProps) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const [pay, paying] = usePayTask(task);
  const due = dueFor(task);
  const price = due === null ? null : format.price(due);
  return (
    <>
      <Button {...look} part={part} busy={paying.status === 'busy'} onClick={() => void pay(null)}>
        {price === null ? t.pay : t[payText(task)]({ price })}
      </Button>
      {paying.status === 'failed' && <ActionError error={paying.error} />}
    </>
  );
}

function payText(task: AcceptedTask) {
  if (owesMore(task)) return 'payDifference';
  return payableBy(task) === 'needed' ? 'payNow' : 'payPrice';
}

interface Seen {
  isHeld: boolean;
  amount: number;
  refunded: number;
}

/**
 * Reports once what becomes of the customer's money while the page shows it. `isBack`: the customer has just returned from
 * paying, so that money which is held at the first sight counts too.
 */
export function usePaymentEvents(tasks: readonly AcceptedTask[], isBack = false): void {
  const { emit, demo, analytics } = useWidget();
  const track = useTrack();
  const seen = useRef(new Map<number, Seen>());
  useEffect(() => {
    for (const { id, role, payment } of tasks) {
      if (demo || role !== 'customer' || !payment) continue;
      const { currency, refunded, amount } = payment;
      const isHeld = payment.status === 'held';
      const before = seen.current.get(id) ?? { isHeld: !isBack, amount, refunded };
      seen.current.set(id, { isHeld, amount, refunded });
      // A second payment is for what changed terms cost more.
      const arrived = before.isHeld ? amount - before.amount : (payment.payments.at(-1)?.amount ?? amount);
      if (isHeld && arrived > 0)
        emit('dragoman-payment-held', { taskId: id, value: arrived / 100, currency });
      const value = (refunded - before.refunded) / 100;
      if (value <= 0) continue;
      emit('dragoman-payment-refunded', { taskId: id, value, currency });
      // Each element fires its event, but a page has one data layer.
      const fresh = analytics ? takeRefund(id, before.refunded, refunded) / 100 : 0;
      if (fresh > 0) track('refund', { transaction: id, value: fresh, currency });
    }
  }, [tasks, isBack, emit, track, demo, analytics]);
}
