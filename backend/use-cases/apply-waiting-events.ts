/** Messages of the provider that came before we knew what they are about are applied. */
import type { CallSource } from '#backend/auth/call-source.ts';
import type { Payment } from '#backend/database/tables-money.ts';
import * as providerEvents from '#backend/repositories/provider-events.ts';
import { applyPaymentEvent, type PaymentFact } from './apply-payment-event.ts';
import type { PaymentContext } from './report-payment.ts';

/** Part of the transaction of a use case. */
export async function applyWaitingEvents(
  context: PaymentContext,
  payment: Payment,
  source?: CallSource | undefined,
): Promise<void> {
  const { trx, locked } = context;
  const subjects = [payment.session_id, payment.payment_intent].filter((subject) => subject !== null);
  let current = payment;
  for (const { id, event } of await providerEvents.waitingFor(trx, subjects)) {
    // We stored it as such a fact.
    current = await applyPaymentEvent(context, current, event as PaymentFact, source);
    await providerEvents.markApplied(trx, id, locked.at);
  }
}
