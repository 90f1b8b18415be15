/** What messages of the payment provider mean for a payment and its task. */
import { divide, isOver } from '@dragoman/widgets/server';
import type { ActivityMail } from '#backend/features/mail/use-cases.ts';
import * as ledger from '#backend/features/money/ledger.queries.ts';
import type { ProviderFact } from '#backend/features/money/payment-provider.ts';
import * as payments from '#backend/features/money/payments.queries.ts';
import { closeCheckout, refundPayment } from '#backend/features/money/payments.use-cases.ts';
import * as refunds from '#backend/features/money/refunds.queries.ts';
import { hasCome, heldCents, isWaiting, toPay } from '#backend/features/money/task-money.ts';
import { titleOf } from '#backend/features/notifications/activities.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import { queueWebhooks } from '#backend/features/partners/deliveries.use-cases.ts';
import * as blocks from '#backend/features/people/blocks.queries.ts';
import { partiesOf } from '#backend/features/people/task-parties.queries.ts';
import type { CallSource } from '#backend/platform/auth/caller.ts';
import type { Locked } from '#backend/platform/database/locks.ts';
import type { Payment } from '#backend/platform/database/tables-money.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import { announceBooking } from './booking.use-cases.ts';
import { putInForce } from './change-effects.use-cases.ts';
import * as changes from './changes.queries.ts';
import { restartPayment } from './deadlines.ts';
import { endDisputeWithoutMoney } from './disputes.use-cases.ts';
import * as tasks from './queries.ts';
import { scheduleFinish } from './steps.use-cases.ts';

/**
 * A payment has come: it is held for its task, or goes back at once where the task no longer needs it. Part of the
 * transaction of a use case.
 */
export async function capturePayment(
  context: PaymentContext,
  payment: Payment,
  known: { session_id: string; payment_intent?: string },
  source: CallSource | undefined,
): Promise<Payment> {
  const { trx, locked } = context;
  const { task } = locked;
  if (!task) throw new Error('A payment is applied under the lock of its task.');
  const { id, amount_cents } = payment;
  const others = (await payments.listOf(trx, task.id)).filter((other) => other.id !== id);
  const due = await changes.dueOf(trx, task.id);
  // The first money that comes counts, also where a later checkout is open meanwhile, which nobody has paid.
  const waiting = others.find(isWaiting);
  // The sum may be of terms that do not hold any more.
  const isBlocked = !task.announced && (await blocks.isBetween(trx, task.customer_id, task.owner_id));
  const isNeeded =
    !isBlocked &&
    !isOver(task.status) &&
    waiting?.status !== 'pending' &&
    toPay(task, others, due) === amount_cents;
  if (isNeeded && waiting) await closeCheckout(trx, waiting);
  await ledger.book(
    trx,
    { kind: 'capture', cause: id, payment, entries: { provider: amount_cents, held: -amount_cents } },
    locked,
  );
  if (source) {
    const paid = { action: 'pay-task', actor: task.customer_id, subject: String(task.id) } as const;
    await auditEvents.record(trx, source, paid);
  }
  const paid = { ...known, paid_at: locked.at };
  if (isNeeded) {
    const announced = task.announced ? task : await announceBooking(trx, context.services, locked, task);
    locked.task = announced;
    const held = await payments.update(trx, id, { ...paid, status: 'held' });
    await tasks.setPayUntil(trx, task.id, null);
    await enqueue(trx, 'read-receipt', { payment: id });
    await finishLater(context);
    const { net } = divide(amount_cents, 100, payment.fee_percent);
    await reportPayment(context, {
      owner: { code: 'paid', amount: net, mail: { net } },
      receipt: {
        code: 'payment-received',
        amount: amount_cents,
        mail: { paid: amount_cents, releaseDays: context.services.config.autoFinishDays },
      },
    });
    await queueWebhooks(trx, locked, 'payment.held', announced, amount_cents);
    if (due && others.some(hasCome))
      await putInForce(trx, context.services, locked, { task: announced, change: due });
    return held;
  }
  await refundPayment(trx, payment, amount_cents, locked);
  await queueWebhooks(trx, locked, 'payment.refunded', task, amount_cents);
  const returned = { status: 'returned', refunded_cents: amount_cents, settled_at: locked.at } as const;
  const updated = await payments.update(trx, id, { ...paid, ...returned });
  await reportPayment(context, {
    customer: { code: 'payment-returned', amount: amount_cents },
    owner: { code: 'payment-returned', amount: amount_cents },
  });
  // What a bank was about to confirm had no end.
  if (isBlocked) await restartPayment(trx, context.services, locked);
  return updated;
}

/** The customer's bank questions a payment, or has decided about it. Part of the transaction of a use case. */
export async function applyBankDispute(
  context: PaymentContext,
  payment: Payment,
  { status, disputeId, amountCents }: Extract<ProviderFact, { kind: 'bank-dispute' }>,
): Promise<Payment> {
  const { trx, locked } = context;
  // An older message may come later, and the same one twice.
  if (payment.bank_dispute === 'won' || payment.bank_dispute === 'lost') return payment;
  if (payment.bank_dispute === status) return payment;
  const taken = Math.min(amountCents, heldCents(payment));
  const lossCents = amountCents - taken;
  const toBank = { held: taken, loss: lossCents, 'bank-dispute': -amountCents };
  await ledger.book(trx, { kind: 'bank-dispute', cause: disputeId, payment, entries: toBank }, locked);
  if (status === 'won') {
    const back = { held: -taken, loss: -lossCents, 'bank-dispute': amountCents };
    await ledger.book(trx, { kind: 'bank-dispute-won', cause: disputeId, payment, entries: back }, locked);
  }
  if (status === 'lost') {
    const gone = { 'bank-dispute': amountCents, provider: -amountCents };
    await ledger.book(trx, { kind: 'bank-dispute-lost', cause: disputeId, payment, entries: gone }, locked);
  }
  const codes = {
    open: 'bank-dispute-opened',
    won: 'bank-dispute-won',
    lost: 'bank-dispute-lost',
  } as const;
  const updated =
    status === 'lost'
      ? await returnHeldMoney(trx, payment, taken, locked, { bank_dispute: status })
      : await payments.update(trx, payment.id, { bank_dispute: status });
  if (status === 'won') await finishLater(context);
  const disputed = { code: codes[status], amount: amountCents };
  await reportPayment(context, { customer: disputed, owner: disputed });
  if (status === 'lost' && locked.task)
    await queueWebhooks(trx, locked, 'payment.refunded', locked.task, amountCents);
  if (updated.status === 'settled') await endDisputeWithoutMoney(trx, context.services, locked);
  return updated;
}

/** A bank that has refused once hardly accepts a moment later. */
const retryAfterMs = 24 * 60 * 60 * 1000;

/**
 * A refund that the provider had accepted comes back from the customer's bank: it is due again, and tried again.
 * Part of the transaction of a use case. A refund that is not ours changes nothing: `npm run reconcile` shows it.
 */
export async function applyFailedRefund(
  context: PaymentContext,
  payment: Payment,
  { refundId, id, reason }: Extract<ProviderFact, { kind: 'refund-failed' }>,
): Promise<Payment> {
  const { trx, locked } = context;
  const failed = await refunds.findFailed(trx, payment.id, refundId, id);
  if (!failed) return payment;
  // The provider answers a repeated id with the refund that failed, so the next attempt has another one.
  const next = locked.newId();
  await refunds.renew(trx, failed.id, next, reason);
  if (failed.status === 'done') {
    const entries = { provider: failed.amount_cents, 'refund-due': -failed.amount_cents };
    await ledger.book(trx, { kind: 'refund-failed', cause: failed.id, payment, entries }, locked);
  }
  await enqueue(trx, 'send-refund', { refund: next }, new Date(locked.at.getTime() + retryAfterMs));
  const delayed = { code: 'refund-delayed', amount: failed.amount_cents } as const;
  await reportPayment(context, { customer: delayed, owner: delayed });
  return payment;
}

/**
 * The customer has got back a part of what is held, past us; where nothing is left, the payment is settled. Part of
 * the transaction of a use case, which has booked it.
 */
export function returnHeldMoney(
  trx: Transaction,
  payment: Payment,
  cents: number,
  { at }: Locked,
  change: { charge?: string; bank_dispute?: 'lost' },
): Promise<Payment> {
  const isSettled = payment.status === 'held' && heldCents(payment) === cents;
  return payments.update(trx, payment.id, {
    ...change,
    refunded_cents: payment.refunded_cents + cents,
    ...(isSettled && { status: 'settled', settled_at: at }),
  });
}

/** A delivered task that waited for its money has its whole time again: the customer may look at it first. */
export async function finishLater({ trx, services, locked }: PaymentContext): Promise<void> {
  const { task } = locked;
  if (task?.status !== 'delivered') return;
  const finishAt = await scheduleFinish(trx, task.id, services.config, locked);
  if (finishAt) await tasks.setFinish(trx, task.id, finishAt);
}

/** What a message of the provider about a payment is applied with. */
export interface PaymentContext {
  trx: Transaction;
  services: Pick<Services, 'bus' | 'config'>;
  /** With the payment's task and both its parties. */
  locked: Locked;
}

interface PaymentActivity {
  code:
    | 'paid'
    | 'payment-received'
    | 'payment-failed'
    | 'payment-returned'
    | 'refunded'
    | 'refund-delayed'
    | 'bank-dispute-opened'
    | 'bank-dispute-won'
    | 'bank-dispute-lost';
  amount?: number;
  mail?: ActivityMail | 'none';
}

/**
 * Reports what happened to a payment: the pages of both parties who see the task read it anew, and one or both get a notification;
 * the customer gets a receipt by mail.
 * Part of the transaction of a use case.
 */
export async function reportPayment(
  { trx, services, locked }: PaymentContext,
  {
    customer,
    owner,
    receipt,
  }: { customer?: PaymentActivity; owner?: PaymentActivity; receipt?: PaymentActivity },
): Promise<void> {
  const { task } = locked;
  if (!task) return;
  const common = { ...titleOf(task), about: task.id };
  await notify(trx, services.bus, locked, {
    task: { id: task.id, status: task.status, people: partiesOf(task) },
    activities: [
      ...(customer ? [{ ...common, ...customer, to: task.customer_id }] : []),
      ...(owner && task.announced ? [{ ...common, ...owner, to: task.owner_id }] : []),
    ],
    mails: receipt ? [{ ...common, ...receipt, to: task.customer_id }] : [],
  });
}
