/** An owner sets up payouts: the account at the provider is made once, and each time they get a new link to it. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { providerFailed } from '#backend/domain/errors.ts';
import type { ProviderFact } from '#backend/payments/types.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as payouts from '#backend/repositories/payouts.ts';
import * as providerEvents from '#backend/repositories/provider-events.ts';
import type { Services } from '#backend/services.ts';
import { applyPayoutEvent } from './apply-payout-event.ts';
import { lockRows } from './lock-rows.ts';

/** Returns where the provider asks for what it has to know. */
export async function openPayoutAccount(
  { db, payments: provider }: Pick<Services, 'db' | 'payments'>,
  { user, source }: Caller,
  origin: string,
): Promise<string> {
  const refuse = () => {
    throw providerFailed('payouts-away');
  };
  const known = await payouts.findAccount(db, user.id);
  // The user's id is the provider's idempotency key: of two calls at once, both get the same account.
  const { accountId } = known
    ? { accountId: known.account_id }
    : await provider.createAccount({ id: user.id, email: user.email }).catch(refuse);
  await inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    await payouts.addAccount(trx, user.id, accountId);
    for (const { id, event } of await providerEvents.waitingFor(trx, [accountId])) {
      // We stored it as such a fact.
      await applyPayoutEvent(trx, locked, event as Extract<ProviderFact, { kind: 'account' }>);
      await providerEvents.markApplied(trx, id, locked.at);
    }
    const opened = { action: 'set-up-payouts', actor: user.id, subject: user.id } as const;
    await auditEvents.record(trx, source, opened);
  });
  const { url } = await provider.accountLink({ accountId, origin }).catch(refuse);
  return url;
}
