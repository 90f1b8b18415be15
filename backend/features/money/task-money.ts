/** How a task stands with its money, from the row of its payment. */
import { refundOf, refundShare } from '@dragoman/widgets/domain/cancellation.ts';
import {
  divide,
  type HeldMoney,
  type PaymentPolicy,
  type PaymentStatus,
  type Shares,
  type TaskMoney,
} from '@dragoman/widgets/server';
import type { Task } from '#backend/platform/database/tables.ts';

/** The row of a payment, as far as it is needed here. */
interface Paid {
  status: string;
  amount_cents: number;
  refunded_cents: number;
  owner_cents: number;
  fee_cents: number;
}

/** Cents that are held for a task. What a bank questions is not at our disposal, but still held. */
export const heldCents = (payment: Paid | undefined): number =>
  payment?.status === 'held'
    ? payment.amount_cents - payment.refunded_cents - payment.owner_cents - payment.fee_cents
    : 0;

export function paymentStatusOf(payment: Paid | undefined, policy: PaymentPolicy): PaymentStatus {
  switch (payment?.status) {
    case 'pending':
    case 'held':
      return payment.status;
    case 'settled':
      if (payment.refunded_cents === payment.amount_cents) return 'refunded';
      return payment.refunded_cents === 0 ? 'released' : 'partly_refunded';
    case 'returned':
      return 'refunded';
    default:
      return policy === 'off' ? 'none' : 'unpaid';
  }
}

export const taskMoney = (payment: Paid | undefined, policy: PaymentPolicy): TaskMoney => ({
  policy,
  payment: paymentStatusOf(payment, policy),
});

/** How the money that is held is divided, with the fee as it was when the payment began. */
const sharesOf = (payment: Paid & { fee_percent: number }, ownerPercent: number): Shares =>
  divide(heldCents(payment), ownerPercent, payment.fee_percent);

/** What the owner has got of a payment, or will get while it is held. */
export const earnedOf = (payment: Paid & { fee_percent: number }): Pick<Shares, 'fee' | 'net'> =>
  heldCents(payment) > 0 ? sharesOf(payment, 100) : { fee: payment.fee_cents, net: payment.owner_cents };

/** The owner's part of what is held, before the fee, in cents. */
export function ownerPartOf(payment: Paid | undefined, ownerPercent: number): number {
  const held = heldCents(payment);
  return held - divide(held, ownerPercent, 0).customer;
}

/** Cents that go back to the customer when a step does this to the money; undefined where nothing is decided about it. */
export function refundAfter(
  held: HeldMoney,
  { task, payment }: { task: Pick<Task, 'cancellation' | 'starts_at'>; payment: Paid | undefined },
  at: Date,
): number | undefined {
  switch (held) {
    case 'stays':
      return undefined;
    case 'refund':
      return heldCents(payment);
    case 'by-rule':
      return refundOf(heldCents(payment), refundShare(task.cancellation, task.starts_at, at).percent);
    case 'release':
      return 0;
  }
}
