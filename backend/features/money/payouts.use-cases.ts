/** Owners’ accounts at the payment provider, and the transfers to them. */

import type { PayoutStatus } from '@dragoman/widgets/domain/earnings.ts';
import { queueMail } from '#backend/features/mail/use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import type { Caller } from '#backend/platform/auth/caller.ts';
import { type Locked, lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { providerFailed } from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import * as ledger from './ledger.queries.ts';
import type { ProviderFact } from './payment-provider.ts';
import * as payments from './payments.queries.ts';
import * as payouts from './payouts.queries.ts';
import * as providerEvents from './provider-events.queries.ts';

/**
 * An owner sets up payouts: the account at the provider is made once, and each time they get a new link to it.
 * Returns where the provider asks for what it has to know.
 */
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

/**
 * Whether an owner can be paid out. The provider is asked while it has not said so; then what is available is sent.
 */
export async function checkPayoutAccount(
  { db, payments: provider }: Pick<Services, 'db' | 'payments'>,
  user: string,
): Promise<PayoutStatus> {
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

type Fact<Kind extends ProviderFact['kind']> = Extract<ProviderFact, { kind: Kind }>;

/**
 * What a message of the provider says of an owner's account or of a transfer to it. Returns whether we knew the
 * account or transfer.
 */
export async function applyPayoutEvent(
  trx: Transaction,
  locked: Locked,
  fact: Fact<'account' | 'transfer'>,
): Promise<boolean> {
  if (fact.kind === 'account') {
    const account = await payouts.findAccountById(trx, fact.accountId);
    if (!account) return false;
    const { user_id: user, status: before } = account;
    const status = fact.isActive ? 'active' : 'pending';
    await payouts.setAccountStatus(trx, user, status);
    if (status !== 'active') return true;
    for (const { id } of await payouts.availableOf(trx, user))
      await enqueue(trx, 'send-transfer', { transfer: id });
    const to = before === status ? undefined : await users.find(trx, user);
    const content = { about: 'payouts-set-up', path: '/Earnings' } as const;
    if (to) await queueMail(trx, { to, topic: 'security', content, at: locked.at });
    return true;
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

/**
 * An owner's money is sent to their account at the payment provider, once they have one. Throws while the provider
 * does not do it: the job is tried again.
 */
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

/**
 * The provider has sent an owner's money. The job that asked for it and the provider's message both say so. Part of
 * the transaction of a use case.
 */
async function recordTransfer(
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
