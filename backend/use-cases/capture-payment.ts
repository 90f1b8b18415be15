/** A payment has come: it is held for its task, or goes back at once where the task no longer needs it. */
import { isOver } from '@dragoman/widgets/server';
import type { CallSource } from '#backend/auth/call-source.ts';
import type { Payment } from '#backend/database/tables-money.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import * as payments from '#backend/repositories/payments.ts';
import { finishLater } from './finish-later.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { refundPayment } from './refund-payment.ts';
import { type PaymentContext, reportPayment } from './report-payment.ts';

/** Part of the transaction of a use case. */
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
    await reportPayment(context, { owner: { code: 'paid' } });
    await queueWebhooks(trx, locked, 'payment.held', task, amount_cents);
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
  return updated;
}
