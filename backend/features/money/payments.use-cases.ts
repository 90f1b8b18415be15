/** What becomes of the money of payments: divided, refunded, no longer asked for. */
import { divideAt, type Shares } from '@dragoman/widgets/server';
import { titleOf } from '#backend/features/notifications/activities.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import { partiesOf } from '#backend/features/people/task-parties.queries.ts';
import { type Locked, lockInOrder } from '#backend/platform/database/locks.ts';
import type { Task } from '#backend/platform/database/tables.ts';
import type { Payment } from '#backend/platform/database/tables-money.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { conflict } from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import * as ledger from './ledger.queries.ts';
import { RefusedByProvider } from './payment-provider.ts';
import * as payments from './payments.queries.ts';
import * as payouts from './payouts.queries.ts';
import * as refunds from './refunds.queries.ts';
import { heldCents, isWaiting, partsOf, sumOf } from './task-money.ts';

/**
 * The money that is held for a task goes to the customer, to the owner, or in parts to both: so much, before the fee, to
 * the owner. Part of the transaction of a use case, which has locked the task. Jobs then ask the provider for it.
 */
export async function divideMoney(
  trx: Transaction,
  task: Pick<Task, 'id' | 'owner_id'>,
  ownerCents: number,
  locked: Locked,
): Promise<Shares> {
  const held = await heldPayments(trx, task.id);
  const cents = held.map(heldCents);
  const all = cents.reduce((sum, one) => sum + one, 0);
  const shares = divideAt(all, ownerCents, held[0]?.fee_percent ?? 0);
  const parts = partsOf(cents, shares);
  for (const [index, payment] of held.entries()) {
    const part = parts[index];
    if (part) await dividePayment(trx, task, { payment, ...part }, locked);
  }
  return shares;
}

/**
 * So many cents of what is held for a task go back to the customer, and the rest stays. Part of the transaction of a use
 * case, which has locked the task.
 */
export async function returnPart(
  trx: Transaction,
  task: Pick<Task, 'id'>,
  customer: number,
  locked: Locked,
): Promise<void> {
  const held = await heldPayments(trx, task.id);
  const parts = partsOf(held.map(heldCents), { customer, fee: 0 });
  for (const [index, payment] of held.entries()) {
    const refund = parts[index]?.customer ?? 0;
    if (refund === 0) continue;
    await refundPayment(trx, payment, refund, locked);
    await payments.update(trx, payment.id, {
      refunded_cents: payment.refunded_cents + refund,
      ...(refund === heldCents(payment) && { status: 'settled', settled_at: locked.at }),
    });
  }
}

/** The payments of a task of which something is held, from the first one. What a bank questions cannot be moved. */
async function heldPayments(trx: Transaction, task: number): Promise<Payment[]> {
  const all = await payments.listOf(trx, task);
  if (sumOf(all)?.bank_dispute === 'open') throw conflict('bank-dispute-open');
  return all.filter((payment) => heldCents(payment) > 0);
}

async function dividePayment(
  trx: Transaction,
  { owner_id }: Pick<Task, 'owner_id'>,
  { payment, customer, net, fee }: Shares & { payment: Payment },
  locked: Locked,
): Promise<void> {
  if (customer > 0) await refundPayment(trx, payment, customer, locked);
  if (net + fee > 0) {
    await ledger.book(
      trx,
      { kind: 'release', cause: payment.id, payment, entries: { held: net + fee, owner: -net, fee: -fee } },
      locked,
    );
  }
  if (net > 0) {
    const transfer = { id: locked.newId(), payment_id: payment.id, owner_id, amount_cents: net };
    const created = { status: 'available', created_at: locked.at } as const;
    await payouts.addTransfer(trx, { ...transfer, ...created });
    await enqueue(trx, 'send-transfer', { transfer: transfer.id });
  }
  await payments.update(trx, payment.id, {
    status: 'settled',
    owner_cents: net,
    fee_cents: fee,
    refunded_cents: payment.refunded_cents + customer,
    settled_at: locked.at,
  });
}

/**
 * Money that is held goes back to the customer: it is booked now, and a job asks the provider for it. Part of the
 * transaction of a use case, which has locked the task. The caller updates the payment.
 */
export async function refundPayment(
  trx: Transaction,
  payment: Payment,
  amount_cents: number,
  locked: Locked,
): Promise<void> {
  const id = locked.newId();
  const created = { provider_id: null, reason: null, created_at: locked.at, done_at: null };
  await refunds.add(trx, { id, payment_id: payment.id, amount_cents, status: 'waiting', ...created });
  const entries = { held: amount_cents, 'refund-due': -amount_cents };
  await ledger.book(trx, { kind: 'refund', cause: id, payment, entries }, locked);
  await enqueue(trx, 'send-refund', { refund: id });
}

/**
 * A refund that was decided is asked of the payment provider. Its row's id is the idempotency key, so it happens
 * once. Throws while the provider does not do it: the job is tried again.
 */
export async function sendRefund(
  services: Pick<Services, 'db' | 'bus' | 'payments' | 'now'>,
  id: string,
): Promise<void> {
  const { db, payments: provider, now } = services;
  const refund = await refunds.find(db, id);
  if (!refund || refund.status === 'done') return;
  const payment = await payments.find(db, refund.payment_id);
  if (!payment?.payment_intent) return;
  const { amount_cents } = refund;
  const call = { id, paymentIntent: payment.payment_intent, amountCents: amount_cents };
  const { providerId } = await provider.refund(call).catch(async (error) => {
    const isLate = now().getTime() - refund.created_at.getTime() > patienceMs;
    if (error instanceof RefusedByProvider || isLate) await reportDelay(services, refund, error.message);
    throw error;
  });
  await inTransaction(db, async (trx) => {
    const locked = await lockInOrder(trx, { users: [], task: payment.task_id });
    const entries = { 'refund-due': amount_cents, provider: -amount_cents };
    if (!(await refunds.markDone(trx, id, providerId, locked.at))) return;
    await ledger.book(trx, { kind: 'refund-sent', cause: id, payment, entries }, locked);
  });
}

/** A failure of the provider may pass in that time. A customer waits for the bank longer anyway. */
const patienceMs = 10 * 60 * 1000;

/** The customer is notified once. */
function reportDelay(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { id, payment_id, amount_cents }: refunds.Refund,
  reason: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const payment = await payments.find(trx, payment_id);
    const task = payment && (await payments.taskOf(trx, payment));
    if (!task) return;
    const people = [task.customer_id, task.owner_id];
    const locked = await lockInOrder(trx, { users: people, task: task.id });
    if (!(await refunds.markRefused(trx, id, reason))) return;
    await notify(trx, bus, locked, {
      task: { id: task.id, status: task.status, people: partiesOf(task) },
      activities: [
        {
          code: 'refund-delayed',
          to: task.customer_id,
          ...titleOf(task),
          amount: amount_cents,
          about: task.id,
        },
      ],
    });
  });
}

/**
 * A task no longer needs a payment that is not made yet: it cannot be made any more. Part of the transaction of a use case,
 * which has locked the task. A payment that still comes through is returned.
 */
export async function closeCheckout(trx: Transaction, { id }: Pick<Payment, 'id'>): Promise<void> {
  await payments.update(trx, id, { status: 'expired' });
  await enqueue(trx, 'expire-checkout', { payment: id });
}

/** As above, for all payments of a task that are not made yet. */
export async function closeCheckouts(trx: Transaction, task: number): Promise<void> {
  for (const payment of (await payments.listOf(trx, task)).filter(isWaiting))
    await closeCheckout(trx, payment);
}

/** A checkout that nobody needs any more is closed at the payment provider, so that nobody pays there. */
export async function expireCheckout(
  { db, payments: provider }: Pick<Services, 'db' | 'payments'>,
  id: string,
): Promise<void> {
  const payment = await payments.find(db, id);
  if (payment?.session_id && !payment.paid_at) await provider.expireCheckout(payment.session_id);
}

/** The payment provider has made a charge and a receipt of a payment: both are stored with it. */
export async function readReceipt(
  { db, payments: provider }: Pick<Services, 'db' | 'payments'>,
  id: string,
): Promise<void> {
  const payment = await payments.find(db, id);
  if (!payment?.payment_intent || payment.receipt_url) return;
  const { charge, receiptUrl } = await provider.receiptOf(payment.payment_intent);
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [], task: payment.task_id });
    await payments.update(trx, id, { charge, receipt_url: receiptUrl });
  });
}
