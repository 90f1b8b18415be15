/** How a task stands with its money, from the row of its payment. */
import {
  divide,
  isOver,
  type PaymentPolicy,
  type PaymentStatus,
  type Shares,
  type TaskMoney,
} from '@dragoman/widgets/server';
import type { Task } from '#backend/database/tables.ts';
import type { Payment } from '#backend/database/tables-money.ts';

type Paid = Pick<Payment, 'status' | 'amount_cents' | 'refunded_cents' | 'owner_cents' | 'fee_cents'>;

/** Cents that are held for a task. What a bank questions is not at our disposal, but still held. */
export const heldCents = (payment: Paid | undefined): number =>
  payment?.status === 'held'
    ? payment.amount_cents - payment.refunded_cents - payment.owner_cents - payment.fee_cents
    : 0;

export function paymentStatusOf(
  { status: taskStatus }: Pick<Task, 'status'>,
  payment: Paid | undefined,
  policy: PaymentPolicy,
): PaymentStatus {
  switch (payment?.status) {
    case 'pending':
    case 'held':
      return payment.status;
    case 'settled':
      if (payment.refunded_cents === payment.amount_cents) return 'refunded';
      return payment.refunded_cents === 0 ? 'released' : 'partly_refunded';
    default:
      return policy === 'off' || isOver(taskStatus) ? 'none' : 'unpaid';
  }
}

export const taskMoney = (
  task: Pick<Task, 'status'>,
  payment: Paid | undefined,
  policy: PaymentPolicy,
): TaskMoney => ({ policy, payment: paymentStatusOf(task, payment, policy) });

/** How the money that is held is divided, with the fee as it was when the payment began. */
export const sharesOf = (payment: Payment, ownerPercent: number): Shares =>
  divide(heldCents(payment), ownerPercent, payment.fee_percent);
