/** A customer begins to pay for a task. Of several calls all get the same checkout. */
import { isOver, type PaymentStatus, titleFor } from '@dragoman/widgets/server';
import { RefusedByProvider } from '#backend/features/money/payment-provider.ts';
import * as payments from '#backend/features/money/payments.queries.ts';
import { closeCheckout } from '#backend/features/money/payments.use-cases.ts';
import { hasCome, isWaiting, paidFor, paymentStatusOf, toPay } from '#backend/features/money/task-money.ts';
import { taskAddress } from '#backend/features/notifications/activities.ts';
import { refuseBlocked } from '#backend/features/people/dealings.use-cases.ts';
import { isShownTo } from '#backend/features/people/page-reader.queries.ts';
import type { CallSource } from '#backend/platform/auth/caller.ts';
import { type Locked, lockInOrder, lockRows, type Wanted } from '#backend/platform/database/locks.ts';
import type { Task, User } from '#backend/platform/database/tables.ts';
import type { Payment } from '#backend/platform/database/tables-money.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import {
  conflict,
  DomainError,
  marketplaceOnly,
  notFound,
  providerFailed,
} from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import * as changes from './changes.queries.ts';
import { extendPayment } from './deadlines.ts';
import { applyPaymentEvent, applyWaitingEvents } from './payment-events.use-cases.ts';

interface Start {
  /** The id of a task, or of an offer whose newest task is meant. */
  item: number;
  customer: User;
  /** The origin of the partner's page whose token the call had. */
  madeOn: string | null;
  /** Our own. */
  origin: string;
  locale: string;
}

/** The provider closes a checkout after a day. */
const checkoutMs = 23 * 60 * 60 * 1000;

/** Returns where to pay. */
export async function startPayment(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'payments'>,
  { item, customer, madeOn, origin, locale }: Start,
): Promise<string> {
  const { db, payments: provider } = services;
  const reader = { id: customer.id, origin: madeOn };
  const found = await payments.payableTask(db, item, reader);
  if (!found) throw notFound('task');
  if (!isShownTo(found, reader)) throw marketplaceOnly(origin + taskAddress(found));
  const wanted = { users: [found.customer_id, found.owner_id], task: found.id };
  // The row comes first. Its id is the provider's idempotency key: after a crash between the two calls the provider
  // answers with the same checkout.
  const payment = await inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, customer.id, wanted);
    if (!locked.task) throw notFound('task');
    return openRow(trx, locked.task, services.config, locked);
  });
  if (payment.url) return payment.url;
  const { title } = titleFor(found, locale);
  const { email } = customer;
  const bill = { id: payment.id, taskId: found.id, title, amountCents: payment.amount_cents };
  const opened = await provider.openCheckout({ ...bill, email, origin, locale }).catch(async (error) => {
    // After a definite refusal the next attempt needs another key. Otherwise the same key finds out what happened.
    if (error instanceof DomainError) throw error;
    if (!(error instanceof RefusedByProvider)) throw providerFailed('payment-silent');
    await giveUp(db, wanted, payment.id);
    // The log has the provider's own words.
    throw Object.assign(providerFailed('payment-refused'), { cause: error });
  });
  const refusal = await inTransaction(db, async (trx) => {
    const locked = await lockInOrder(trx, wanted);
    const known = { session_id: opened.sessionId, url: opened.url };
    const status = await statusOnceOpened(trx, payment, locked);
    const updated = await payments.update(trx, payment.id, status ? { ...known, status } : known);
    if (updated.status === 'open') await extendPayment(trx, locked);
    await applyWaitingEvents({ trx, services, locked }, updated);
    if (updated.status !== 'expired') return null;
    // While the provider answered, the task ended or another checkout was begun: this one is closed again.
    await enqueue(trx, 'expire-checkout', { payment: payment.id });
    const isNeeded = locked.task && !isOver(locked.task.status);
    return status === 'expired' && isNeeded ? providerFailed('payment-silent') : conflict('nothing-to-pay');
  });
  if (refusal) throw refusal;
  return opened.url;
}

/**
 * Somebody has returned from the payment page: the provider is asked what came of the payment, because its message may
 * be late or lost. When it comes after all, it changes nothing more.
 */
export async function checkPayment(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'payments'>,
  { id, customer_id, owner_id }: Task,
  source: CallSource,
): Promise<PaymentStatus> {
  const { db, payments: provider, config } = services;
  const payment = (await payments.listOf(db, id)).find(isWaiting);
  if (!payment?.session_id || payment.status === 'opening')
    return paymentStatusOf(await paidFor(db, id), config.paymentPolicy);
  const checkout = await provider.readCheckout(payment.session_id).catch((cause: unknown) => {
    // The log has the provider's own words.
    throw Object.assign(providerFailed('payment-silent'), { cause });
  });
  if (checkout)
    await inTransaction(db, async (trx) => {
      const locked = await lockInOrder(trx, { users: [customer_id, owner_id], task: id });
      // The provider's message may have been applied meanwhile.
      const current = await payments.find(trx, payment.id);
      if (!current || !locked.task) return;
      const context = { trx, services, locked };
      const changed = await applyPaymentEvent(context, current, checkout, source);
      await applyWaitingEvents(context, changed, source);
    });
  return paymentStatusOf(await paidFor(db, id), config.paymentPolicy);
}

/**
 * What the row becomes now that its checkout is open; undefined where something happened to it meanwhile. Of two calls at
 * once the provider may have refused the other one, which then gave the row up: it counts again, unless the task ended or
 * a third call began another one since.
 */
async function statusOnceOpened(trx: Transaction, { id, task_id, amount_cents }: Payment, { task }: Locked) {
  const current = await payments.find(trx, id);
  if (current?.status === 'opening') return 'open';
  if (current?.status !== 'failed' || current.session_id) return undefined;
  const all = await payments.listOf(trx, task_id);
  const isNeeded =
    task &&
    !isOver(task.status) &&
    !all.some(isWaiting) &&
    toPay(task, all, await changes.dueOf(trx, task_id)) === amount_cents;
  return isNeeded ? 'open' : 'expired';
}

async function openRow(
  trx: Transaction,
  task: Task,
  { platformFee }: Services['config'],
  { at, newId }: Locked,
): Promise<Payment> {
  refuseUnpayable(task);
  // Its owner does not know of it yet: to them it would be a booking that was made after the block.
  if (!task.announced) await refuseBlocked(trx, task.customer_id, task.owner_id);
  const all = await payments.listOf(trx, task.id);
  const waiting = all.find(isWaiting);
  if (waiting?.status === 'pending') throw conflict('payment-pending');
  const amount_cents = toPay(task, all, await changes.dueOf(trx, task.id));
  if (amount_cents === 0) throw conflict('task-paid');
  const isFresh = waiting && waiting.created_at.getTime() > at.getTime() - checkoutMs;
  if (isFresh && waiting.amount_cents === amount_cents) return waiting;
  if (waiting) await closeCheckout(trx, waiting);
  return payments.add(trx, {
    id: newId(),
    task_id: task.id,
    customer_id: task.customer_id,
    amount_cents,
    // The fee of a task stays as it was when its first payment began.
    fee_percent: all.find(hasCome)?.fee_percent ?? platformFee,
    status: 'opening',
    created_at: at,
    session_id: null,
    url: null,
    payment_intent: null,
    charge: null,
    receipt_url: null,
    owner_cents: 0,
    fee_cents: 0,
    refunded_cents: 0,
    bank_dispute: null,
    paid_at: null,
    settled_at: null,
  });
}

function refuseUnpayable({ status }: Task): void {
  if (status === 'requested') throw conflict('payment-too-early');
  if (status === 'finished') throw conflict('nothing-to-pay');
  if (status === 'cancelled' || status === 'declined') throw conflict('task-off', { status });
}

const giveUp = (db: Services['db'], wanted: Wanted, id: string) =>
  inTransaction(db, async (trx) => {
    // Where two calls came at once, the provider may have accepted the other one, and it may even be paid already.
    await lockInOrder(trx, wanted);
    const payment = await payments.find(trx, id);
    if (payment?.status === 'opening') await payments.update(trx, id, { status: 'failed' });
  });
