/** Messages of the payment provider: stored, and applied to payments and tasks. */
import * as ledger from '#backend/features/money/ledger.queries.ts';
import type { ProviderEvent, ProviderFact } from '#backend/features/money/payment-provider.ts';
import * as payments from '#backend/features/money/payments.queries.ts';
import * as payouts from '#backend/features/money/payouts.queries.ts';
import { applyPayoutEvent } from '#backend/features/money/payouts.use-cases.ts';
import * as providerEvents from '#backend/features/money/provider-events.queries.ts';
import * as refunds from '#backend/features/money/refunds.queries.ts';
import { heldCents } from '#backend/features/money/task-money.ts';
import { queueWebhooks } from '#backend/features/partners/deliveries.use-cases.ts';
import type { CallSource } from '#backend/platform/auth/caller.ts';
import { type Locked, lockInOrder } from '#backend/platform/database/locks.ts';
import type { Payment } from '#backend/platform/database/tables-money.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import type { Services } from '#backend/services.ts';
import { restartLapse, stopLapse } from './change-effects.use-cases.ts';
import { restartPayment } from './deadlines.ts';
import { endDisputeWithoutMoney } from './disputes.use-cases.ts';
import {
  applyBankDispute,
  applyFailedRefund,
  capturePayment,
  type PaymentContext,
  reportPayment,
  returnHeldMoney,
} from './payment-effects.use-cases.ts';
import * as tasks from './queries.ts';

/** What it is about: events that come before we know that wait under this name. */
function subjectOf(fact: ProviderFact): string | undefined {
  switch (fact.kind) {
    case 'checkout':
      return fact.sessionId;
    case 'refunded':
    case 'refund-failed':
    case 'bank-dispute':
      return fact.paymentIntent ?? undefined;
    case 'account':
      return fact.accountId;
    case 'transfer':
      return fact.transferId;
    default:
      return undefined;
  }
}

/** The payment provider sends a message: it is stored once by its id, and applied once. */
export function receiveProviderEvent(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { id, type, what }: Pick<ProviderEvent, 'id' | 'type' | 'what'>,
  source?: CallSource | undefined,
): Promise<void> {
  const subject = subjectOf(what);
  if (subject === undefined) return Promise.resolve();
  return inTransaction(services.db, async (trx) => {
    const about = await concerned(trx, what);
    const locked = await lockInOrder(trx, about ?? { users: [] });
    if (!(await providerEvents.store(trx, { id, type, subject, event: what }, locked.at))) return;
    if (await apply(trx, services, locked, what, source))
      await providerEvents.markApplied(trx, id, locked.at);
  });
}

/** Whom and which task it concerns; undefined while we do not know. */
async function concerned(trx: Transaction, fact: ProviderFact) {
  if (fact.kind === 'account') {
    const account = await payouts.findAccountById(trx, fact.accountId);
    return account && { users: [account.user_id] };
  }
  const payment = await paymentOf(trx, fact);
  const task = payment && (await tasks.find(trx, payment.task_id));
  return task && { users: [task.customer_id, task.owner_id], task: task.id };
}

async function paymentOf(trx: Transaction, fact: ProviderFact) {
  switch (fact.kind) {
    case 'checkout': {
      const byId = fact.paymentId === null ? undefined : await payments.find(trx, fact.paymentId);
      return byId ?? (await payments.findBy(trx, 'session_id', fact.sessionId));
    }
    case 'refunded':
    case 'refund-failed':
    case 'bank-dispute':
      return fact.paymentIntent === null
        ? undefined
        : payments.findBy(trx, 'payment_intent', fact.paymentIntent);
    case 'transfer': {
      const transfer = await payouts.findTransferOf(trx, fact);
      return transfer && payments.find(trx, transfer.payment_id);
    }
    default:
      return undefined;
  }
}

/** Returns whether we knew what it is about. */
async function apply(
  trx: Transaction,
  services: Pick<Services, 'bus' | 'config'>,
  locked: Locked,
  fact: ProviderFact,
  source: CallSource | undefined,
): Promise<boolean> {
  if (fact.kind === 'account' || fact.kind === 'transfer') return applyPayoutEvent(trx, locked, fact);
  const payment = await paymentOf(trx, fact);
  if (!payment || !locked.task || fact.kind === 'other') return false;
  const context = { trx, services, locked };
  const changed = await applyPaymentEvent(context, payment, fact, source);
  await applyWaitingEvents(context, changed, source);
  return true;
}

const limit = 100;

/**
 * Messages of the provider whose subject became known after they were stored are applied: one may have come in the
 * very moment in which another transaction wrote down what it is about.
 */
export async function applyStoredEvents(services: Pick<Services, 'db' | 'bus' | 'config'>): Promise<void> {
  // We stored it as such a fact.
  for (const { id, type, event } of await providerEvents.waiting(services.db, limit))
    await receiveProviderEvent(services, { id, type, what: event as ProviderFact });
}

/**
 * Messages of the provider that came before we knew what they are about are applied. Part of the transaction of a
 * use case.
 */
export async function applyWaitingEvents(
  context: PaymentContext,
  payment: Payment,
  source?: CallSource | undefined,
): Promise<void> {
  const { trx, locked } = context;
  const subjects = [payment.session_id, payment.payment_intent].filter((subject) => subject !== null);
  let current = payment;
  for (const { id, event } of await providerEvents.waitingFor(trx, subjects)) {
    // We stored it as such a fact.
    current = await applyPaymentEvent(context, current, event as PaymentFact, source);
    await providerEvents.markApplied(trx, id, locked.at);
  }
}

type Fact<Kind extends ProviderFact['kind']> = Extract<ProviderFact, { kind: Kind }>;
export type PaymentFact = Fact<'checkout' | 'refunded' | 'refund-failed' | 'bank-dispute'>;

/**
 * What a message of the provider changes about a payment and its task's money. Part of the transaction of a use
 * case.
 */
export function applyPaymentEvent(
  context: PaymentContext,
  payment: Payment,
  fact: PaymentFact,
  source: CallSource | undefined,
): Promise<Payment> {
  switch (fact.kind) {
    case 'checkout':
      return applyCheckout(context, payment, fact, source);
    case 'refunded':
      return applyForeignRefund(context, payment, fact);
    case 'refund-failed':
      return applyFailedRefund(context, payment, fact);
    case 'bank-dispute':
      return applyBankDispute(context, payment, fact);
  }
}

async function applyCheckout(
  context: PaymentContext,
  payment: Payment,
  fact: Fact<'checkout'>,
  source: CallSource | undefined,
): Promise<Payment> {
  const { trx } = context;
  const isOpen = payment.status === 'opening' || payment.status === 'open';
  const isWaiting = isOpen || payment.status === 'pending';
  const known = {
    session_id: fact.sessionId,
    payment_intent: fact.paymentIntent ?? undefined,
  };
  switch (fact.step) {
    case 'completed':
    case 'succeeded-later': {
      if (payment.paid_at) return payment;
      if (fact.isPaid) return capturePayment(context, payment, known, source);
      // A bank confirms later. The payment of a task that is over goes back then.
      if (!isOpen) return payments.update(trx, payment.id, known);
      const pending = await payments.update(trx, payment.id, { ...known, status: 'pending' });
      await tasks.setPayUntil(trx, payment.task_id, null);
      await stopLapse(trx, payment.task_id);
      await reportPayment(context, {});
      return pending;
    }
    case 'failed-later': {
      if (!isWaiting) return payment;
      const failed = await payments.update(trx, payment.id, { ...known, status: 'failed' });
      await restartPayment(trx, context.services, context.locked);
      await restartLapse(trx, context.services, context.locked);
      // Nobody gets a mail about a booking that is paid first before it is paid.
      const mail = context.locked.task?.announced ? {} : 'none';
      await reportPayment(context, { customer: { code: 'payment-failed', mail } });
      return failed;
    }
    case 'expired':
      // `pending`: the session was completed after all, and this message is an older one.
      if (!isOpen) return payment;
      return payments.update(trx, payment.id, { session_id: fact.sessionId, status: 'expired' });
  }
}

/** Somebody refunded at the provider's own site. Our own refunds are booked when they are decided. */
async function applyForeignRefund(
  context: PaymentContext,
  payment: Payment,
  { amountRefundedCents, charge }: Fact<'refunded'>,
): Promise<Payment> {
  const { trx, locked } = context;
  // Nothing is left to refund: what we have not sent yet, somebody else has.
  if (amountRefundedCents === payment.amount_cents) await finishRefunds(context, payment);
  const foreign = amountRefundedCents - (await refunds.totalOf(trx, payment.id));
  if (foreign <= 0) return payment;
  const id = locked.newId();
  const done = { status: 'done', created_at: locked.at, done_at: locked.at, reason: 'foreign' } as const;
  await refunds.add(trx, { id, payment_id: payment.id, amount_cents: foreign, provider_id: null, ...done });
  const held = Math.min(foreign, heldCents(payment));
  await ledger.book(
    trx,
    {
      kind: 'refund',
      cause: `${charge} ${amountRefundedCents}`,
      payment,
      entries: { held, loss: foreign - held, provider: -foreign },
    },
    locked,
  );
  const updated = await returnHeldMoney(trx, payment, held, locked, { charge });
  await reportPayment(context, { customer: { code: 'refunded', amount: foreign } });
  if (locked.task) await queueWebhooks(trx, locked, 'payment.refunded', locked.task, foreign);
  if (updated.status === 'settled') await endDisputeWithoutMoney(trx, context.services, locked);
  return updated;
}

async function finishRefunds({ trx, locked }: PaymentContext, payment: Payment): Promise<void> {
  for (const { id, amount_cents } of await refunds.openOf(trx, payment.id)) {
    await refunds.markDone(trx, id, null, locked.at);
    const entries = { 'refund-due': amount_cents, provider: -amount_cents };
    await ledger.book(trx, { kind: 'refund-sent', cause: id, payment, entries }, locked);
  }
}
