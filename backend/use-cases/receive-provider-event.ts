/** The payment provider sends a message: it is stored once by its id, and applied once. */
import type { CallSource } from '#backend/auth/call-source.ts';
import { inTransaction, type Transaction } from '#backend/database/transaction.ts';
import type { ProviderEvent, ProviderFact } from '#backend/payments/types.ts';
import { type Locked, lockInOrder } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as payouts from '#backend/repositories/payouts.ts';
import * as providerEvents from '#backend/repositories/provider-events.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { applyPayoutEvent } from './apply-payout-event.ts';
import { applyWaitingEvents } from './apply-waiting-events.ts';

/** What it is about: events that come before we know that wait under this name. */
function subjectOf(fact: ProviderFact): string | undefined {
  switch (fact.kind) {
    case 'checkout':
      return fact.sessionId;
    case 'refunded':
    case 'refund-failed':
    case 'bank-dispute':
      return fact.paymentIntent ?? undefined;
    case 'account':
      return fact.accountId;
    case 'transfer':
      return fact.transferId;
    default:
      return undefined;
  }
}

export function receiveProviderEvent(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { id, type, what }: Pick<ProviderEvent, 'id' | 'type' | 'what'>,
  source?: CallSource | undefined,
): Promise<void> {
  const subject = subjectOf(what);
  if (subject === undefined) return Promise.resolve();
  return inTransaction(services.db, async (trx) => {
    const about = await concerned(trx, what);
    const locked = await lockInOrder(trx, about ?? { users: [] });
    if (!(await providerEvents.store(trx, { id, type, subject, event: what }, locked.at))) return;
    if (await apply(trx, services, locked, what, source))
      await providerEvents.markApplied(trx, id, locked.at);
  });
}

/** Whom and which task it concerns; undefined while we do not know. */
async function concerned(trx: Transaction, fact: ProviderFact) {
  if (fact.kind === 'account') {
    const user = await payouts.ownerOfAccount(trx, fact.accountId);
    return user ? { users: [user] } : undefined;
  }
  const payment = await paymentOf(trx, fact);
  const task = payment && (await tasks.find(trx, payment.task_id));
  return task && { users: [task.customer_id, task.owner_id], task: task.id };
}

async function paymentOf(trx: Transaction, fact: ProviderFact) {
  switch (fact.kind) {
    case 'checkout': {
      const byId = fact.paymentId === null ? undefined : await payments.find(trx, fact.paymentId);
      return byId ?? (await payments.findBy(trx, 'session_id', fact.sessionId));
    }
    case 'refunded':
    case 'refund-failed':
    case 'bank-dispute':
      return fact.paymentIntent === null
        ? undefined
        : payments.findBy(trx, 'payment_intent', fact.paymentIntent);
    case 'transfer': {
      const transfer = await payouts.findTransferOf(trx, fact);
      return transfer && payments.find(trx, transfer.payment_id);
    }
    default:
      return undefined;
  }
}

/** Returns whether we knew what it is about. */
async function apply(
  trx: Transaction,
  services: Pick<Services, 'bus' | 'config'>,
  locked: Locked,
  fact: ProviderFact,
  source: CallSource | undefined,
): Promise<boolean> {
  if (fact.kind === 'account' || fact.kind === 'transfer') return applyPayoutEvent(trx, locked, fact);
  const payment = await paymentOf(trx, fact);
  if (!payment || !locked.task || fact.kind === 'other') return false;
  const context = { trx, services, locked };
  const changed = await applyPaymentEvent(context, payment, fact, source);
  await applyWaitingEvents(context, changed, source);
  return true;
}
