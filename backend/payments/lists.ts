/** Everything Stripe has of this marketplace, page by page. */
import type Stripe from 'stripe';
import { idOf, ourId } from './events.ts';
import type { Payments, ProviderRefund } from './types.ts';

const limit = 100;

export const stripeLists = (stripe: Stripe): Payments['list'] => ({
  async *charges() {
    for await (const charge of stripe.charges.list({ limit })) {
      if (charge.status === 'failed') continue;
      yield {
        charge: charge.id,
        paymentIntent: idOf(charge.payment_intent),
        paymentId: ourId(charge.metadata.payment_id),
        amountCents: charge.amount,
        amountRefundedCents: charge.amount_refunded,
      };
    }
  },
  async *refunds() {
    for await (const refund of stripe.refunds.list({ limit }))
      yield {
        providerId: refund.id,
        id: ourId(refund.metadata?.refund_id),
        paymentIntent: idOf(refund.payment_intent),
        amountCents: refund.amount,
        status: refundStatus(refund.status),
      };
  },
  async *transfers() {
    for await (const transfer of stripe.transfers.list({ limit }))
      yield {
        providerId: transfer.id,
        id: ourId(transfer.metadata.transfer_id),
        accountId: idOf(transfer.destination),
        amountCents: transfer.amount,
        amountReversedCents: transfer.amount_reversed,
      };
  },
});

export const refundStatus = (status: string | null): ProviderRefund['status'] => {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};
