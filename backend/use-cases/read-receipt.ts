/** The payment provider has made a charge and a receipt of a payment: both are stored with it. */
import { inTransaction } from '#backend/database/transaction.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';

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
