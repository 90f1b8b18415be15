/** Tasks, bookings and their money between columns and answers: src/domain/task.ts has the schemas. Amounts are in cents. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { fromParts, hoursOf } from '@dragoman/widgets/domain/units.ts';
import {
  allowedActions,
  divide,
  heldMoneyAfter,
  isTooEarly,
  type PaymentPolicy,
  type TaskRole,
  type TaskStatus,
} from '@dragoman/widgets/server';
import { documentAnswer } from '#backend/features/documents/schema.ts';
import type * as ledger from '#backend/features/money/ledger.queries.ts';
import {
  hasCome,
  heldCents,
  ownerPartOf,
  type PaymentSum,
  paymentStatusOf,
  refundAfter,
  refundShareOf,
  sumOf,
  taskMoney,
} from '#backend/features/money/task-money.ts';
import type { DocumentRow, Task, TermChange } from '#backend/platform/database/tables.ts';
import type { Dispute, Payment, Settlement } from '#backend/platform/database/tables-money.ts';
import { fromCents, iso } from '#backend/platform/http/answers.ts';
import type * as tasks from './queries.ts';
import { appointmentOf, type TaskRow as Row, roleOf } from './queries.ts';

/** The settings of the marketplace that concern payments. */
export interface PaymentTerms {
  paymentPolicy: PaymentPolicy;
  /** Percent. */
  platformFee: number;
}

interface Paid {
  task: Task;
  /** From the first one. */
  payments: readonly Payment[];
  /** A change of terms that waits for its payment. */
  due: TermChange | undefined;
  role: TaskRole;
  isDelayed: boolean;
}

export function paymentAnswer(
  { task, payments, due, role, isDelayed }: Paid,
  { paymentPolicy, platformFee }: PaymentTerms,
) {
  const payment = sumOf(payments);
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
    currency: fields.currency,
    release_at: task.finish_at && iso(task.finish_at),
    receipt_url: payment?.receipt_url ?? null,
    bank_dispute: payment?.bank_dispute ?? null,
    refund_delayed: isDelayed,
    due: due ? due.total_cents - task.total_cents : 0,
    payments: payments.filter(isShown).map((one) => singlePaymentAnswer(one, paymentPolicy)),
  };
}

/** What came in or is on its way. */
const isShown = (payment: Payment): boolean =>
  hasCome(payment) || payment.status === 'pending' || payment.status === 'returned';

const singlePaymentAnswer = (payment: Payment, policy: PaymentPolicy) => ({
  id: payment.id,
  amount: payment.amount_cents,
  status: paymentStatusOf(payment, policy),
  created_at: iso(payment.created_at),
  receipt_url: payment.receipt_url,
});

type MovementRow = Awaited<ReturnType<typeof ledger.movementsOf>>[number];
type StepRow = Awaited<ReturnType<typeof tasks.listSteps>>[number];

export const stepAnswer = (
  task: Pick<Task, 'customer_id'>,
  { from, to, by, cause, message, at }: StepRow,
) => ({
  from,
  to,
  cause,
  message,
  by: by === null ? null : roleOf(task, by),
  at: iso(at),
});

const movementKinds = { capture: 'paid', release: 'released', refund: 'refunded' } as const;

/** Steps and movements of money in order of time. What a step did to the money stands before it. */
export function historyAnswer(task: Pick<Task, 'customer_id'>, steps: StepRow[], movements: MovementRow[]) {
  const moved = movements.map(({ kind, cents, at }) => ({
    kind: movementKinds[kind],
    amount: cents,
    at: iso(at),
  }));
  const all = [...moved, ...steps.map((step) => stepAnswer(task, step))];
  return all.sort((one, other) => one.at.localeCompare(other.at));
}

export const disputeAnswer = (task: Task, dispute: Dispute) => ({
  opened_by: roleOf(task, dispute.opened_by),
  text: dispute.text,
  created_at: iso(dispute.created_at),
  outcome: dispute.outcome,
  owner_percent: dispute.owner_percent,
  decision: dispute.decision,
});

export function settlementAnswer(task: Task, settlement: Settlement, payment: PaymentSum | undefined) {
  const owner = ownerPartOf(payment, settlement.owner_percent);
  return {
    id: settlement.id,
    proposed_by: roleOf(task, settlement.proposed_by),
    owner_percent: settlement.owner_percent,
    text: settlement.text,
    created_at: iso(settlement.created_at),
    customer_amount: heldCents(payment) - owner,
    owner_amount: owner,
  };
}

export const changeAnswer = (task: Task, change: TermChange) => ({
  id: change.id,
  by: roleOf(task, change.proposed_by),
  text: change.text,
  quantity: change.quantity,
  price: fromParts(change.price_parts),
  date: change.date,
  time: change.time,
  timezone: change.timezone,
  old_total: fromCents(task.total_cents),
  total: fromCents(change.total_cents),
  created_at: iso(change.created_at),
  pay_until: change.pay_until && iso(change.pay_until),
});

export const amountsOf = ({
  unit,
  quantity,
  total_cents,
}: Pick<Task, 'unit' | 'quantity' | 'total_cents'>) => ({
  unit,
  quantity,
  hours: hoursOf({ unit, quantity }),
  total: fromCents(total_cents),
});

export const bookedAnswer = (task: Task, policy: PaymentPolicy) => ({
  id: task.id,
  conversation_id: task.conversation_id,
  status: task.status,
  booking: task.booking,
  pay_until: payUntilAnswer(task, policy),
  ...amountsOf(task),
  payment: {
    status: paymentStatusOf(undefined, policy),
    policy,
    amount: task.total_cents,
    currency: fields.currency,
  },
});

/** What a task's answer is made of, besides its own row. */
export interface Belongings {
  documents: DocumentRow[];
  payments: readonly Payment[];
  /** It waits for an answer, or for its payment. */
  change: TermChange | undefined;
  isRefundDelayed: boolean;
  now: Date;
}

/** The serializer leaves out the columns that no field of the answer is named after. */
export function taskAnswer(
  row: Row,
  person: string,
  { documents, payments, change, isRefundDelayed, now }: Belongings,
  terms: PaymentTerms,
  absolute: (path: string | null) => string | null,
) {
  const role = roleOf(row, person);
  const due = change?.status === 'due' ? change : undefined;
  const payment = sumOf(payments);
  const money = taskMoney(payment, terms.paymentPolicy);
  const actions = allowedActions(row.status, role, money, isTooEarly(appointmentOf(row), now));
  return {
    ...row,
    // The offers of a removed account are not shown any more.
    offer_id: role === 'customer' && row.other_deleted_at ? null : row.shown_offer_id,
    textLanguage: row.text_language ?? '',
    email: emailOf(row, payment, terms),
    image: absolute(row.image),
    user_language: [row.user_language],
    task_languages: row.languages,
    price: fromParts(row.price_parts),
    ...amountsOf(row),
    minimum: row.minimum_cents === null ? null : fromCents(row.minimum_cents),
    paid: ['held', 'released', 'partly_refunded'].includes(money.payment),
    payment: paymentAnswer({ task: row, payments, due, role, isDelayed: isRefundDelayed }, terms),
    answer_until: row.answer_until && iso(row.answer_until),
    cancel: cancelAnswer(row, role, payment, { actions, at: now }),
    pay_until: payUntilAnswer(row, terms.paymentPolicy),
    role,
    actions,
    documents: documents.filter((document) => document.task_id === row.id).map(documentAnswer),
    review: reviewAnswer(row),
    change: change ? changeAnswer(row, change) : null,
    created_at: iso(row.created_at),
  };
}

/** The parts of the customer who cancels, or of an owner who cancels or declines. */
function cancelAnswer(
  row: Row,
  role: TaskRole,
  payment: PaymentSum | undefined,
  { actions, at }: { actions: readonly TaskStatus[]; at: Date },
) {
  const to = actions.find((status) => status === 'cancelled' || status === 'declined');
  if (!to) return null;
  const held = heldMoneyAfter(row.status, to, role);
  const { until } = refundShareOf(row, at);
  return {
    refund: refundAfter(held, { task: row, payment }, at) ?? 0,
    until: held === 'by-rule' && until ? iso(until) : null,
  };
}

/** Who changes the policy also ends what followed from it, but for what is paid first. */
const payUntilAnswer = (
  { pay_until, announced }: Pick<Row, 'pay_until' | 'announced'>,
  policy: PaymentPolicy,
) => (pay_until && (policy === 'before-start' || !announced) ? iso(pay_until) : null);

/**
 * The other party’s address: from the payment on, or from the agreement on where nothing is paid here. Else a booking would be
 * enough to collect addresses. Of what was called off before it began it is gone again.
 */
function emailOf(row: Row, payment: PaymentSum | undefined, { paymentPolicy }: PaymentTerms): string {
  const isOff = row.status === 'declined' || (row.status === 'cancelled' && row.updated_at < row.starts_at);
  const isAgreed =
    paymentPolicy === 'off'
      ? row.status !== 'requested'
      : payment?.status === 'held' || payment?.status === 'settled';
  return isAgreed && !isOff ? row.email : '';
}

function reviewAnswer({ rating, review_text, review_reply, reviewed_at }: Row) {
  if (rating === null || !reviewed_at) return null;
  return { rating, text: review_text ?? '', reply: review_reply, created_at: iso(reviewed_at) };
}
