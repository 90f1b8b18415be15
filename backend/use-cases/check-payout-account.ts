/** Whether an owner can be paid out. The provider is asked while it has not said so; then what is available is sent. */
import { inTransaction } from '#backend/database/transaction.ts';
import * as payouts from '#backend/repositories/payouts.ts';
import type { Services } from '#backend/services.ts';
import { applyPayoutEvent } from './apply-payout-event.ts';
import { lockRows } from './lock-rows.ts';

export async function checkPayoutAccount(
  { db, payments: provider }: Pick<Services, 'db' | 'payments'>,
  user: string,
): Promise<'none' | 'pending' | 'active'> {
  const account = await payouts.findAccount(db, user);
  if (!account) return 'none';
  if (account.status === 'active') return 'active';
  const { account_id: accountId } = account;
  // While the provider does not answer, its message may still come.
  if (!(await provider.isAccountActive(accountId).catch(() => false))) return 'pending';
  await inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user, { users: [user] });
    await applyPayoutEvent(trx, locked, { kind: 'account', accountId, isActive: true });
  });
  return 'active';
}
