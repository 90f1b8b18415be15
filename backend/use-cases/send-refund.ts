/** A refund that was decided is asked of the payment provider. Its row's id is the idempotency key, so it happens once. */
import { inTransaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import { RefusedByProvider } from '#backend/payments/types.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as refunds from '#backend/repositories/refunds.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

/** Throws while the provider does not do it: the job is tried again. */
export async function sendRefund(
  services: Pick<Services, 'db' | 'bus' | 'payments'>,
  id: string,
): Promise<void> {
  const { db, payments: provider } = services;
  const refund = await refunds.find(db, id);
  if (!refund || refund.status === 'done') return;
  const payment = await payments.find(db, refund.payment_id);
  if (!payment?.payment_intent) return;
  const { amount_cents } = refund;
  const call = { id, paymentIntent: payment.payment_intent, amountCents: amount_cents };
  const { providerId } = await provider.refund(call).catch(async (error) => {
    if (error instanceof RefusedByProvider) await reportDelay(services, refund, error.message);
    throw error;
  });
  await inTransaction(db, async (trx) => {
    const locked = await lockInOrder(trx, { users: [], task: payment.task_id });
    const entries = { 'refund-due': amount_cents, provider: -amount_cents };
    if (!(await refunds.markDone(trx, id, providerId, locked.at))) return;
    await ledger.book(trx, { kind: 'refund-sent', cause: id, payment, entries }, locked);
  });
}

/** The customer is told once. */
function reportDelay(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { id, payment_id, amount_cents }: refunds.Refund,
  reason: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const payment = await payments.find(trx, payment_id);
    const task = payment && (await tasks.find(trx, payment.task_id));
    if (!task) return;
    const people = [task.customer_id, task.owner_id];
    const locked = await lockInOrder(trx, { users: people, task: task.id });
    if (!(await refunds.markRefused(trx, id, reason))) return;
    const text = messageColumns({ code: 'refund-delayed', title: task.title, amount: amount_cents });
    await publishActivity(trx, bus, locked, {
      task: { id: task.id, status: task.status, people },
      notifications: [{ user_id: task.customer_id, kind: 'payment', ...text, url: taskAddress(task) }],
    });
  });
}
