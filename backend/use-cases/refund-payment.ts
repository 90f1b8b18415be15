/** Money that is held goes back to the customer: it is booked now, and a job asks the provider for it. */
import type { Payment } from '#backend/database/tables-money.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as refunds from '#backend/repositories/refunds.ts';

/** Part of the transaction of a use case, which has locked the task. The caller updates the payment. */
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
