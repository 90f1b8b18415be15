/** A refund that the provider had accepted comes back from the customer's bank: it is due again, and tried again. */
import type { Payment } from '#backend/database/tables-money.ts';
import type { ProviderFact } from '#backend/payments/types.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import * as refunds from '#backend/repositories/refunds.ts';
import { type PaymentContext, reportPayment } from './report-payment.ts';

/** A bank that has refused once hardly accepts a moment later. */
const retryAfterMs = 24 * 60 * 60 * 1000;

/** Part of the transaction of a use case. A refund that is not ours changes nothing: `npm run reconcile` shows it. */
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
  const said = { code: 'refund-delayed', amount: failed.amount_cents } as const;
  await reportPayment(context, { customer: said, owner: said });
  return payment;
}
