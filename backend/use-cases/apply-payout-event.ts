/** What a message of the provider says of an owner's account or of a transfer to it. */
import type { Transaction } from '#backend/database/transaction.ts';
import type { ProviderFact } from '#backend/payments/types.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as payouts from '#backend/repositories/payouts.ts';
import { recordTransfer } from './record-transfer.ts';

type Fact<Kind extends ProviderFact['kind']> = Extract<ProviderFact, { kind: Kind }>;

/** Returns whether we knew the account or transfer. */
export async function applyPayoutEvent(
  trx: Transaction,
  locked: Locked,
  fact: Fact<'account' | 'transfer'>,
): Promise<boolean> {
  if (fact.kind === 'account') {
    const user = await payouts.setAccountStatus(trx, fact.accountId, fact.isActive ? 'active' : 'pending');
    if (user && fact.isActive)
      for (const { id } of await payouts.availableOf(trx, user))
        await enqueue(trx, 'send-transfer', { transfer: id });
    return user !== undefined;
  }
  const transfer = await payouts.findTransferOf(trx, fact);
  if (!transfer) return false;
  if (fact.amountReversedCents > 0) await reverseTransfer(trx, locked, transfer, fact);
  else await recordTransfer(trx, locked, transfer, fact.transferId);
  return true;
}

async function reverseTransfer(
  trx: Transaction,
  locked: Locked,
  transfer: payouts.Transfer,
  { transferId, amountReversedCents }: Fact<'transfer'>,
): Promise<void> {
  await recordTransfer(trx, locked, transfer, transferId);
  const payment = await payments.find(trx, transfer.payment_id);
  if (!payment) return;
  const entries = { owner: -amountReversedCents, provider: amountReversedCents };
  const cause = `${transferId} ${amountReversedCents}`;
  if (await ledger.book(trx, { kind: 'transfer-reversed', cause, payment, entries }, locked))
    await payouts.markAvailable(trx, transfer.id, 'reversed');
}
