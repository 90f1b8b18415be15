/** Answer shapes of a task's money: its payment, dispute, proposed division and steps. Amounts are in cents. */
import {
  divide,
  type PaymentPolicy,
  paymentPolicies,
  paymentStatuses,
  type TaskRole,
} from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { Task } from '#backend/database/tables.ts';
import type { Dispute, Payment, Settlement } from '#backend/database/tables-money.ts';
import { heldCents, ownerPartOf, paymentStatusOf } from '#backend/domain/task-money.ts';
import type * as history from '#backend/repositories/task-history.ts';
import { roleOf } from '#backend/repositories/tasks.ts';
import { instant, iso } from './answers.ts';
import * as fields from './fields.ts';

export const currency = 'EUR';

const cents = Type.Integer({ description: 'cents' });
export const role = fields.oneOf(['customer', 'owner']);

export const TaskPayment = Type.Object({
  status: fields.oneOf(paymentStatuses),
  policy: fields.oneOf(paymentPolicies),
  amount: cents,
  fee: fields.nullable(Type.Integer({ description: 'cents, for the owner only, as the next one' })),
  net: fields.nullable(Type.Integer()),
  refunded: cents,
  currency: Type.String(),
  release_at: fields.nullable(Type.String({ description: 'when a delivered task finishes by itself' })),
  receipt_url: fields.nullable(Type.String()),
  bank_dispute: fields.nullable(fields.oneOf(['open', 'won', 'lost'])),
  refund_delayed: Type.Boolean({ description: 'the provider has refused a refund, and it is tried again' }),
});

/** The settings of the marketplace that concern payments. */
export interface PaymentTerms {
  paymentPolicy: PaymentPolicy;
  /** Percent. */
  platformFee: number;
}

interface Paid {
  task: Task;
  payment: Payment | undefined;
  role: TaskRole;
  isDelayed: boolean;
}

export function paymentAnswer(
  { task, payment, role, isDelayed }: Paid,
  { paymentPolicy, platformFee }: PaymentTerms,
) {
  const amount = payment?.amount_cents ?? task.total_cents;
  // What is settled says what was given; everything else what the owner will get.
  const isSettled = payment !== undefined && heldCents(payment) === 0 && payment.paid_at !== null;
  const endedUnpaid = !payment && (task.status === 'cancelled' || task.status === 'declined');
  const shares =
    isSettled || endedUnpaid
      ? { fee: payment?.fee_cents ?? 0, net: payment?.owner_cents ?? 0 }
      : divide(amount - (payment?.refunded_cents ?? 0), 100, payment?.fee_percent ?? platformFee);
  const isOwner = role === 'owner';
  return {
    status: paymentStatusOf(payment, paymentPolicy),
    policy: paymentPolicy,
    amount,
    fee: isOwner ? shares.fee : null,
    net: isOwner ? shares.net : null,
    refunded: payment?.refunded_cents ?? 0,
    currency,
    release_at: task.finish_at && iso(task.finish_at),
    receipt_url: payment?.receipt_url ?? null,
    bank_dispute: payment?.bank_dispute ?? null,
    refund_delayed: isDelayed,
  };
}

export const TaskStep = Type.Object({
  from: fields.nullable(Type.String()),
  to: Type.String(),
  by: fields.nullable(role),
  cause: fields.oneOf(['party', 'time', 'settlement', 'operator', 'removal']),
  message: fields.nullable(Type.String()),
  at: instant,
});

type StepRow = Awaited<ReturnType<typeof history.list>>[number];

export const stepAnswer = (
  task: Pick<Task, 'customer_id'>,
  { from, to, by, cause, message, at }: StepRow,
) => ({
  ...{ from, to, cause, message },
  by: by === null ? null : roleOf(task, by),
  at: iso(at),
});

export const TaskDispute = Type.Object({
  opened_by: role,
  text: Type.String(),
  created_at: instant,
  outcome: fields.nullable(fields.oneOf(['withdrawn', 'settled', 'decided'])),
  owner_percent: fields.nullable(Type.Integer()),
  decision: fields.nullable(Type.String()),
});

export const disputeAnswer = (task: Task, dispute: Dispute) => ({
  opened_by: roleOf(task, dispute.opened_by),
  text: dispute.text,
  created_at: iso(dispute.created_at),
  outcome: dispute.outcome,
  owner_percent: dispute.owner_percent,
  decision: dispute.decision,
});

export const TaskSettlement = Type.Object({
  proposed_by: role,
  owner_percent: Type.Integer(),
  text: Type.String(),
  created_at: instant,
  customer_amount: cents,
  owner_amount: Type.Integer({ description: 'cents, before the fee' }),
});

export function settlementAnswer(task: Task, settlement: Settlement, payment: Payment | undefined) {
  const owner = ownerPartOf(payment, settlement.owner_percent);
  return {
    proposed_by: roleOf(task, settlement.proposed_by),
    owner_percent: settlement.owner_percent,
    text: settlement.text,
    created_at: iso(settlement.created_at),
    customer_amount: heldCents(payment) - owner,
    owner_amount: owner,
  };
}
