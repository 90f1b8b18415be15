/** An owner's money is sent to their account at the payment provider, once they have one. */
import { inTransaction } from '#backend/database/transaction.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as payouts from '#backend/repositories/payouts.ts';
import type { Services } from '#backend/services.ts';
import { recordTransfer } from './record-transfer.ts';

/** Throws while the provider does not do it: the job is tried again. */
export async function sendTransfer(
  { db, payments: provider }: Pick<Services, 'db' | 'payments'>,
  id: string,
): Promise<void> {
  const transfer = await payouts.findTransfer(db, id);
  // One that the provider took back waits for an operator.
  if (transfer?.status !== 'available' || transfer.provider_id) return;
  const account = await payouts.findAccount(db, transfer.owner_id);
  const payment = await payments.find(db, transfer.payment_id);
  // Without an active account it stays available; the job comes again when there is one.
  if (account?.status !== 'active' || !payment) return;
  const { payment_intent: intent } = payment;
  // The job that stores the charge may be as late as this one. Without it the provider would send other money, and it
  // refuses a repeat of the call that names it.
  const charge = payment.charge ?? (intent && (await provider.receiptOf(intent)).charge);
  const { providerId } = await provider.transfer({
    id,
    accountId: account.account_id,
    amountCents: transfer.amount_cents,
    taskId: payment.task_id,
    charge,
  });
  await inTransaction(db, async (trx) => {
    const locked = await lockInOrder(trx, { users: [], task: payment.task_id });
    await recordTransfer(trx, locked, transfer, providerId);
  });
}
