/** What a message of the payment provider changes: a payment, its task's money, an owner's payouts. */
import { isOver } from '@dragoman/widgets/server';
import type { CallSource } from '#backend/auth/call-source.ts';
import type { Payment } from '#backend/database/tables-money.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import { heldCents } from '#backend/domain/task-money.ts';
import type { ProviderFact } from '#backend/payments/types.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as payouts from '#backend/repositories/payouts.ts';
import * as providerEvents from '#backend/repositories/provider-events.ts';
import * as refunds from '#backend/repositories/refunds.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { refund } from './divide-money.ts';
import { publishActivity } from './publish-activity.ts';
import { finishAfter, scheduleFinish, taskUrl } from './record-task-step.ts';

type Fact<Kind extends ProviderFact['kind']> = Extract<ProviderFact, { kind: Kind }>;
type PaymentFact = Fact<'checkout' | 'refunded' | 'bank-dispute'>;

interface Context {
  trx: Transaction;
  services: Pick<Services, 'bus' | 'config'>;
  locked: Locked;
  source: CallSource | undefined;
}

/** Part of a transaction that has locked the payment's task and both its parties. */
export function applyToPayment(
  trx: Transaction,
  services: Context['services'],
  locked: Locked,
  payment: Payment,
  fact: PaymentFact,
  source?: CallSource | undefined,
): Promise<Payment> {
  const context = { trx, services, locked, source };
  if (fact.kind === 'checkout') return applyCheckout(context, payment, fact);
  return fact.kind === 'refunded'
    ? applyForeignRefund(context, payment, fact)
    : applyBankDispute(context, payment, fact);
}

/** Applies what came before we knew what it is about. */
export async function applyWaitingEvents(
  trx: Transaction,
  services: Context['services'],
  locked: Locked,
  payment: Payment,
  source?: CallSource | undefined,
): Promise<void> {
  const subjects = [payment.session_id, payment.payment_intent].filter((subject) => subject !== null);
  let current = payment;
  for (const { id, event } of await providerEvents.waitingFor(trx, subjects)) {
    // We stored it as such a fact.
    const fact = event as PaymentFact;
    current = await applyToPayment(trx, services, locked, current, fact, source);
    await providerEvents.markApplied(trx, id, locked.at);
  }
}

async function applyCheckout(context: Context, payment: Payment, fact: Fact<'checkout'>): Promise<Payment> {
  const { trx } = context;
  const isWaiting = payment.status === 'opening' || payment.status === 'open' || payment.status === 'pending';
  const known = {
    session_id: fact.sessionId,
    ...(fact.paymentIntent && { payment_intent: fact.paymentIntent }),
  };
  switch (fact.step) {
    case 'completed':
    case 'succeeded-later': {
      if (payment.paid_at) return payment;
      if (fact.isPaid) return capture(context, payment, known);
      // A bank confirms later. Of a task that is over the payment goes back then.
      if (!isWaiting) return payments.update(trx, payment.id, known);
      const pending = await payments.update(trx, payment.id, { ...known, status: 'pending' });
      await report(context, {});
      return pending;
    }
    case 'failed-later': {
      if (!isWaiting) return payment;
      const failed = await payments.update(trx, payment.id, { ...known, status: 'failed' });
      await report(context, { customer: { code: 'payment-failed' } });
      return failed;
    }
    case 'expired':
      // `pending`: the session was completed after all, and this message is an older one.
      if (payment.status !== 'opening' && payment.status !== 'open') return payment;
      return payments.update(trx, payment.id, { session_id: fact.sessionId, status: 'expired' });
  }
}

/** The money is here. It is held for the task, or goes back at once where the task no longer needs it. */
async function capture(
  context: Context,
  payment: Payment,
  known: { session_id: string; payment_intent?: string },
): Promise<Payment> {
  const { trx, locked, source } = context;
  const { task } = locked;
  if (!task) throw new Error('A payment is applied under the lock of its task.');
  const { id, amount_cents } = payment;
  const live = await payments.liveOf(trx, task.id);
  const isNeeded = !isOver(task.status) && (live === undefined || live.id === id);
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
    const held = await payments.update(trx, id, { ...paid, status: 'held' });
    await enqueue(trx, 'read-receipt', { payment: id });
    await finishLater(context);
    await report(context, { owner: { code: 'paid' } });
    return held;
  }
  await refund(trx, payment, amount_cents, locked);
  const returned = { status: 'returned', refunded_cents: amount_cents, settled_at: locked.at } as const;
  const updated = await payments.update(trx, id, { ...paid, ...returned });
  await report(context, {
    customer: { code: 'payment-returned', amount: amount_cents },
    owner: { code: 'payment-returned', amount: amount_cents },
  });
  return updated;
}

/** A delivered task that waited for its money has its whole time again: the customer may look at it first. */
async function finishLater({ trx, services, locked: { task, at } }: Context): Promise<void> {
  const finishAt = finishAfter(services.config.autoFinishDays, at);
  if (task?.status !== 'delivered' || !finishAt) return;
  await tasks.setFinish(trx, task.id, finishAt);
  await scheduleFinish(trx, task.id, finishAt, at);
}

/** Somebody refunded at the provider's own site. Our own refunds are booked when they are decided. */
async function applyForeignRefund(
  context: Context,
  payment: Payment,
  { amountRefundedCents, charge }: Fact<'refunded'>,
): Promise<Payment> {
  const { trx, locked } = context;
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
  const updated = await returnHeld(trx, payment, held, locked, { charge });
  await report(context, { customer: { code: 'refunded', amount: foreign } });
  return updated;
}

async function applyBankDispute(
  context: Context,
  payment: Payment,
  { status, disputeId, amountCents }: Fact<'bank-dispute'>,
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
  const told = {
    open: 'bank-dispute-opened',
    won: 'bank-dispute-won',
    lost: 'bank-dispute-lost',
  } as const;
  const updated =
    status === 'lost'
      ? await returnHeld(trx, payment, taken, locked, { bank_dispute: status })
      : await payments.update(trx, payment.id, { bank_dispute: status });
  if (status === 'won') await finishLater(context);
  const said = { code: told[status], amount: amountCents };
  await report(context, { customer: said, owner: said });
  return updated;
}

/** The customer has got back a part of what is held; where nothing is left, the payment is settled. */
function returnHeld(
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

interface Said {
  code:
    | 'paid'
    | 'payment-failed'
    | 'payment-returned'
    | 'refunded'
    | 'bank-dispute-opened'
    | 'bank-dispute-won'
    | 'bank-dispute-lost';
  amount?: number;
}

/** Both parties' pages read the task anew, and those who are told get a notification. */
async function report(
  { trx, services, locked }: Context,
  told: { customer?: Said; owner?: Said },
): Promise<void> {
  const { task } = locked;
  if (!task) return;
  const notification = (user_id: string, said: Said | undefined) =>
    said
      ? [{ user_id, kind: 'payment', ...messageColumns({ ...said, title: task.title }), url: taskUrl(task) }]
      : [];
  await publishActivity(trx, services.bus, locked, {
    task: { id: task.id, status: task.status, people: [task.customer_id, task.owner_id] },
    notifications: [
      ...notification(task.customer_id, told.customer),
      ...notification(task.owner_id, told.owner),
    ],
  });
}

/** Returns whether we knew the account or transfer. */
export async function applyToPayout(
  trx: Transaction,
  locked: Locked,
  fact: Fact<'account' | 'transfer'>,
): Promise<boolean> {
  if (fact.kind === 'account') {
    const user = await payouts.setAccountStatus(trx, fact.accountId, fact.isActive ? 'active' : 'pending');
    if (user && fact.isActive)
      for (const { id } of await payouts.availableOf(trx, user))
        await enqueue(trx, 'send-transfer', { transfer: id });
    return user !== undefined;
  }
  const transfer = await payouts.findTransferOf(trx, fact);
  if (!transfer) return false;
  if (fact.amountReversedCents > 0) await reverseTransfer(trx, locked, transfer, fact);
  else await recordTransfer(trx, locked, transfer, fact.transferId);
  return true;
}

/** The provider has sent the owner's money. The job and the provider's message both say so. */
export async function recordTransfer(
  trx: Transaction,
  locked: Pick<Locked, 'at' | 'newId'>,
  { id, payment_id, amount_cents }: payouts.Transfer,
  providerId: string,
): Promise<void> {
  const payment = await payments.find(trx, payment_id);
  if (!payment) return;
  const entries = { owner: amount_cents, provider: -amount_cents };
  // An older message about a transfer that was reversed since is booked already.
  if (!(await ledger.book(trx, { kind: 'transfer', cause: providerId, payment, entries }, locked))) return;
  await payouts.markPaidOut(trx, id, providerId, locked.at);
}

async function reverseTransfer(
  trx: Transaction,
  locked: Locked,
  transfer: payouts.Transfer,
  { transferId, amountReversedCents }: Fact<'transfer'>,
): Promise<void> {
  await recordTransfer(trx, locked, transfer, transferId);
  const payment = await payments.find(trx, transfer.payment_id);
  if (!payment) return;
  const entries = { owner: -amountReversedCents, provider: amountReversedCents };
  const cause = `${transferId} ${amountReversedCents}`;
  if (await ledger.book(trx, { kind: 'transfer-reversed', cause, payment, entries }, locked))
    await payouts.markAvailable(trx, transfer.id, 'reversed');
}
