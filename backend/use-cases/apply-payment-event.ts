/** What a message of the provider changes about a payment and its task's money. */
import type { CallSource } from '#backend/auth/call-source.ts';
import type { Payment } from '#backend/database/tables-money.ts';
import { heldCents } from '#backend/domain/task-money.ts';
import type { ProviderFact } from '#backend/payments/types.ts';
import * as ledger from '#backend/repositories/ledger.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as refunds from '#backend/repositories/refunds.ts';
import { applyBankDispute } from './apply-bank-dispute.ts';
import { applyFailedRefund } from './apply-failed-refund.ts';
import { capturePayment } from './capture-payment.ts';
import { endTalksWithoutMoney } from './end-talks-without-money.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { type PaymentContext, reportPayment } from './report-payment.ts';
import { returnHeldMoney } from './return-held-money.ts';

type Fact<Kind extends ProviderFact['kind']> = Extract<ProviderFact, { kind: Kind }>;
export type PaymentFact = Fact<'checkout' | 'refunded' | 'refund-failed' | 'bank-dispute'>;

/** Part of the transaction of a use case. */
export function applyPaymentEvent(
  context: PaymentContext,
  payment: Payment,
  fact: PaymentFact,
  source: CallSource | undefined,
): Promise<Payment> {
  switch (fact.kind) {
    case 'checkout':
      return applyCheckout(context, payment, fact, source);
    case 'refunded':
      return applyForeignRefund(context, payment, fact);
    case 'refund-failed':
      return applyFailedRefund(context, payment, fact);
    case 'bank-dispute':
      return applyBankDispute(context, payment, fact);
  }
}

async function applyCheckout(
  context: PaymentContext,
  payment: Payment,
  fact: Fact<'checkout'>,
  source: CallSource | undefined,
): Promise<Payment> {
  const { trx } = context;
  const isWaiting = payment.status === 'opening' || payment.status === 'open' || payment.status === 'pending';
  const known = {
    session_id: fact.sessionId,
    ...(fact.paymentIntent && { payment_intent: fact.paymentIntent }),
  };
  switch (fact.step) {
    case 'completed':
    case 'succeeded-later': {
      if (payment.paid_at) return payment;
      if (fact.isPaid) return capturePayment(context, payment, known, source);
      // A bank confirms later. Of a task that is over the payment goes back then.
      if (!isWaiting) return payments.update(trx, payment.id, known);
      const pending = await payments.update(trx, payment.id, { ...known, status: 'pending' });
      await reportPayment(context, {});
      return pending;
    }
    case 'failed-later': {
      if (!isWaiting) return payment;
      const failed = await payments.update(trx, payment.id, { ...known, status: 'failed' });
      await reportPayment(context, { customer: { code: 'payment-failed' } });
      return failed;
    }
    case 'expired':
      // `pending`: the session was completed after all, and this message is an older one.
      if (payment.status !== 'opening' && payment.status !== 'open') return payment;
      return payments.update(trx, payment.id, { session_id: fact.sessionId, status: 'expired' });
  }
}

/** Somebody refunded at the provider's own site. Our own refunds are booked when they are decided. */
async function applyForeignRefund(
  context: PaymentContext,
  payment: Payment,
  { amountRefundedCents, charge }: Fact<'refunded'>,
): Promise<Payment> {
  const { trx, locked } = context;
  // Nothing is left to refund: what we have not sent yet, somebody else has.
  if (amountRefundedCents === payment.amount_cents) await finishRefunds(context, payment);
  const foreign = amountRefundedCents - (await refunds.totalOf(trx, payment.id));
  if (foreign <= 0) return payment;
  const id = locked.newId();
  const done = { status: 'done', created_at: locked.at, done_at: locked.at, reason: 'foreign' } as const;
  await refunds.add(trx, { id, payment_id: payment.id, amount_cents: foreign, provider_id: null, ...done });
  const held = Math.min(foreign, heldCents(payment));
  await ledger.book(
    trx,
    {
      kind: 'refund',
      cause: `${charge} ${amountRefundedCents}`,
      payment,
      entries: { held, loss: foreign - held, provider: -foreign },
    },
    locked,
  );
  const updated = await returnHeldMoney(trx, payment, held, locked, { charge });
  await reportPayment(context, { customer: { code: 'refunded', amount: foreign } });
  if (locked.task) await queueWebhooks(trx, locked, 'payment.refunded', locked.task, foreign);
  if (updated.status === 'settled') await endTalksWithoutMoney(trx, context.services, locked);
  return updated;
}

async function finishRefunds({ trx, locked }: PaymentContext, payment: Payment): Promise<void> {
  for (const { id, amount_cents } of await refunds.openOf(trx, payment.id)) {
    await refunds.markDone(trx, id, null, locked.at);
    const entries = { 'refund-due': amount_cents, provider: -amount_cents };
    await ledger.book(trx, { kind: 'refund-sent', cause: id, payment, entries }, locked);
  }
}
