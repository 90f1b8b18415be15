/** The customer's bank questions a payment, or has decided about it. */
import type { Payment } from '#backend/database/tables-money.ts';
import { heldCents } from '#backend/domain/task-money.ts';
import type { ProviderFact } from '#backend/payments/types.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import * as payments from '#backend/repositories/payments.ts';
import { endTalksWithoutMoney } from './end-talks-without-money.ts';
import { finishLater } from './finish-later.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { type PaymentContext, reportPayment } from './report-payment.ts';
import { returnHeldMoney } from './return-held-money.ts';

/** Part of the transaction of a use case. */
export async function applyBankDispute(
  context: PaymentContext,
  payment: Payment,
  { status, disputeId, amountCents }: Extract<ProviderFact, { kind: 'bank-dispute' }>,
): Promise<Payment> {
  const { trx, locked } = context;
  // An older message may come later, and the same one twice.
  if (payment.bank_dispute === 'won' || payment.bank_dispute === 'lost') return payment;
  if (payment.bank_dispute === status) return payment;
  const taken = Math.min(amountCents, heldCents(payment));
  const lossCents = amountCents - taken;
  const toBank = { held: taken, loss: lossCents, 'bank-dispute': -amountCents };
  await ledger.book(trx, { kind: 'bank-dispute', cause: disputeId, payment, entries: toBank }, locked);
  if (status === 'won') {
    const back = { held: -taken, loss: -lossCents, 'bank-dispute': amountCents };
    await ledger.book(trx, { kind: 'bank-dispute-won', cause: disputeId, payment, entries: back }, locked);
  }
  if (status === 'lost') {
    const gone = { 'bank-dispute': amountCents, provider: -amountCents };
    await ledger.book(trx, { kind: 'bank-dispute-lost', cause: disputeId, payment, entries: gone }, locked);
  }
  const told = {
    open: 'bank-dispute-opened',
    won: 'bank-dispute-won',
    lost: 'bank-dispute-lost',
  } as const;
  const updated =
    status === 'lost'
      ? await returnHeldMoney(trx, payment, taken, locked, { bank_dispute: status })
      : await payments.update(trx, payment.id, { bank_dispute: status });
  if (status === 'won') await finishLater(context);
  const said = { code: told[status], amount: amountCents };
  await reportPayment(context, { customer: said, owner: said });
  if (status === 'lost' && locked.task)
    await queueWebhooks(trx, locked, 'payment.refunded', locked.task, amountCents);
  if (updated.status === 'settled') await endTalksWithoutMoney(trx, context.services, locked);
  return updated;
}
