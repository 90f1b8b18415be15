import type { TaskDispute, TaskPayment, TaskSettlement } from '#core/domain/accepted-task.ts';
import { paymentPolicies, paymentStatuses } from '#core/domain/payment.ts';
import type { TaskRole } from '#core/domain/task.ts';
import { dateOf, isRecord, numberOf, textOf } from './wire.ts';

/** Null for everything but the two parties. */
export const roleOf = (value: unknown): TaskRole | null =>
  value === 'customer' || value === 'owner' ? value : null;

/** `payment` of a task; null where the backend does not send one that we know. */
export function paymentFromWire(value: unknown): TaskPayment | null {
  if (!isRecord(value)) return null;
  const status = paymentStatuses.find((known) => known === value.status);
  if (!status) return null;
  return {
    status,
    policy: paymentPolicies.find((known) => known === value.policy) ?? 'off',
    amount: numberOf(value.amount) ?? 0,
    fee: numberOf(value.fee),
    net: numberOf(value.net),
    refunded: numberOf(value.refunded) ?? 0,
    currency: textOf(value.currency) || 'EUR',
    releaseAt: dateOf(value.release_at),
    receiptUrl: textOf(value.receipt_url),
    bankDispute: (['open', 'won', 'lost'] as const).find((known) => known === value.bank_dispute) ?? null,
    isRefundDelayed: value.refund_delayed === true,
  };
}

export function disputeFromWire(value: unknown): TaskDispute | null {
  if (!isRecord(value)) return null;
  return {
    openedBy: roleOf(value.opened_by),
    text: textOf(value.text),
    openedAt: dateOf(value.created_at),
    outcome: (['withdrawn', 'settled', 'decided'] as const).find((known) => known === value.outcome) ?? null,
    ownerPercent: numberOf(value.owner_percent),
    decision: textOf(value.decision),
  };
}

export function settlementFromWire(value: unknown): TaskSettlement | null {
  if (!isRecord(value)) return null;
  return {
    proposedBy: roleOf(value.proposed_by),
    ownerPercent: numberOf(value.owner_percent) ?? 0,
    text: textOf(value.text),
    proposedAt: dateOf(value.created_at),
    customerAmount: numberOf(value.customer_amount) ?? 0,
    ownerAmount: numberOf(value.owner_amount) ?? 0,
  };
}
