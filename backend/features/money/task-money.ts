/** How a task stands with its money, from the rows of its payments. */
import { refundOf, refundShare } from '@dragoman/widgets/domain/cancellation.ts';
import {
  divide,
  type HeldMoney,
  type PaymentPolicy,
  type PaymentStatus,
  type Shares,
  type TaskMoney,
} from '@dragoman/widgets/server';
import type { Task, TermChange } from '#backend/platform/database/tables.ts';
import type { Payment } from '#backend/platform/database/tables-money.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import * as payments from './payments.queries.ts';

/** The row of a payment, as far as it is needed here. */
interface Paid {
  status: string;
  amount_cents: number;
  refunded_cents: number;
  owner_cents: number;
  fee_cents: number;
}

/** All payments of a task as one. */
export type PaymentSum = Pick<
  Payment,
  | 'status'
  | 'amount_cents'
  | 'fee_percent'
  | 'owner_cents'
  | 'fee_cents'
  | 'refunded_cents'
  | 'bank_dispute'
  | 'receipt_url'
  | 'paid_at'
>;

/** Whether the money of a payment came, whatever became of it. One that was not needed went back at once. */
export const hasCome = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'held' || status === 'settled';

/** Whether a payment is begun and not made: a task has one such at most. */
export const isWaiting = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'opening' || status === 'open' || status === 'pending';

/** What came, of all payments of a task; of none that came, what is begun; else what went back. Undefined for none. */
export function sumOf(all: readonly Payment[]): PaymentSum | undefined {
  const come = all.filter(hasCome);
  const [first] = come;
  if (!first) return all.find(isWaiting) ?? all.at(-1);
  const cents = (column: 'amount_cents' | 'owner_cents' | 'fee_cents' | 'refunded_cents') =>
    come.reduce((sum, payment) => sum + payment[column], 0);
  const objections = come.map(({ bank_dispute }) => bank_dispute);
  return {
    ...first,
    status: come.some(({ status }) => status === 'held') ? 'held' : 'settled',
    amount_cents: cents('amount_cents'),
    owner_cents: cents('owner_cents'),
    fee_cents: cents('fee_cents'),
    refunded_cents: cents('refunded_cents'),
    bank_dispute: (['open', 'lost', 'won'] as const).find((state) => objections.includes(state)) ?? null,
  };
}

/** All payments of a task as one, without those that went back. */
export const paidFor = async (db: Db, task: number): Promise<PaymentSum | undefined> =>
  sumOf(await payments.listOf(db, task));

/**
 * Cents to be paid for a task now: all of it, or what it costs more once an accepted change of its terms holds. `due`: such
 * a change.
 */
export function toPay(
  { total_cents }: Pick<Task, 'total_cents'>,
  all: readonly Payment[],
  due: Pick<TermChange, 'total_cents'> | undefined,
): number {
  if (!all.some(hasCome)) return total_cents;
  return due ? due.total_cents - total_cents : 0;
}

/** What each payment gives of what is divided, from the first one: refunds come from the newest one first. */
export function partsOf(
  held: readonly number[],
  { customer, fee }: Pick<Shares, 'customer' | 'fee'>,
): Shares[] {
  let toRefund = customer;
  const refunds = [...held]
    .reverse()
    .map((cents) => {
      const refund = Math.min(toRefund, cents);
      toRefund -= refund;
      return refund;
    })
    .reverse();
  const released = held.map((cents, index) => cents - (refunds[index] ?? 0));
  const owner = released.reduce((sum, cents) => sum + cents, 0);
  let before = 0;
  return released.map((cents, index) => {
    // The fee of all is rounded once: each payment bears what it adds to that of those before it.
    const feeOf = (part: number) => (owner === 0 ? 0 : Math.round((fee * part) / owner));
    const own = feeOf(before + cents) - feeOf(before);
    before += cents;
    return { customer: refunds[index] ?? 0, fee: own, net: cents - own };
  });
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

type Counted = Pick<Task, 'cancellation' | 'starts_at' | 'cancel_from'>;

export const refundShareOf = ({ cancellation, starts_at, cancel_from }: Counted, at: Date) =>
  refundShare(cancellation, starts_at, at, cancel_from ?? starts_at);

/** Cents that go back to the customer when a step does this to the money; undefined where nothing is decided about it. */
export function refundAfter(
  held: HeldMoney,
  { task, payment }: { task: Counted; payment: Paid | undefined },
  at: Date,
): number | undefined {
  switch (held) {
    case 'stays':
      return undefined;
    case 'refund':
      return heldCents(payment);
    case 'by-rule':
      return refundOf(heldCents(payment), refundShareOf(task, at).percent);
    case 'release':
      return 0;
  }
}
