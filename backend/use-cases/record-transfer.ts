/** The provider has sent an owner's money. The job that asked for it and the provider's message both say so. */
import type { Transaction } from '#backend/database/transaction.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as payouts from '#backend/repositories/payouts.ts';

/** Part of the transaction of a use case. */
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
