/** A task no longer needs its payment: what is not paid yet cannot be paid any more. */
import type { Payment } from '#backend/database/tables-money.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as payments from '#backend/repositories/payments.ts';

/** Part of the transaction of a use case, which has locked the task. A payment that still comes through is returned. */
export async function closeCheckout(trx: Transaction, { id, status }: Payment): Promise<void> {
  if (status !== 'opening' && status !== 'open' && status !== 'pending') return;
  await payments.update(trx, id, { status: 'expired' });
  await enqueue(trx, 'expire-checkout', { payment: id });
}
