/** What a Stripe event says, in our words. Events that do not concern us are of the kind `other`. */
import type Stripe from 'stripe';
import { isUuid } from '#backend/database/ids.ts';
import type { ProviderEvent, ProviderFact } from './types.ts';

export function providerEvent(event: Stripe.Event, payload: string): ProviderEvent {
  const { object } = event.data;
  return {
    id: event.id,
    type: event.type,
    objectId: 'id' in object && object.id ? object.id : '',
    createdAt: new Date(event.created * 1000),
    payload,
    what: factOf(event),
  };
}

function factOf(event: Stripe.Event): ProviderFact {
  switch (event.type) {
    case 'checkout.session.completed':
      return checkout('completed', event.data.object);
    case 'checkout.session.async_payment_succeeded':
      return checkout('succeeded-later', event.data.object);
    case 'checkout.session.async_payment_failed':
      return checkout('failed-later', event.data.object);
    case 'checkout.session.expired':
      return checkout('expired', event.data.object);
    case 'charge.refunded':
      return refunded(event.data.object);
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      return failedRefund(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return bankDispute(event.data.object, event.type === 'charge.dispute.closed');
    case 'account.updated':
      return { kind: 'account', accountId: event.data.object.id, isActive: isActive(event.data.object) };
    case 'transfer.created':
    case 'transfer.reversed':
      return transfer(event.data.object);
    default:
      return { kind: 'other' };
  }
}

type Checkout = Extract<ProviderFact, { kind: 'checkout' }>;

const checkout = (step: Checkout['step'], session: Stripe.Checkout.Session): Checkout => ({
  kind: 'checkout',
  step,
  sessionId: session.id,
  paymentId: ourId(session.metadata?.payment_id ?? session.client_reference_id),
  paymentIntent: idOf(session.payment_intent),
  isPaid: session.payment_status === 'paid',
  amountCents: session.amount_total ?? null,
});

const refunded = (charge: Stripe.Charge): ProviderFact => ({
  kind: 'refunded',
  charge: charge.id,
  paymentIntent: idOf(charge.payment_intent),
  amountCents: charge.amount,
  amountRefundedCents: charge.amount_refunded,
  refundIds: (charge.refunds?.data ?? []).flatMap(({ metadata }) => ourId(metadata?.refund_id) ?? []),
});

/** The customer's bank has sent back what the provider had accepted to refund. */
const failedRefund = (refund: Stripe.Refund): ProviderFact =>
  refund.status === 'failed'
    ? {
        kind: 'refund-failed',
        refundId: refund.id,
        id: ourId(refund.metadata?.refund_id),
        paymentIntent: idOf(refund.payment_intent),
        reason: refund.failure_reason ?? 'unknown',
      }
    : { kind: 'other' };

const outcomes = ['won', 'lost'] as const;

/** An inquiry of the bank, whose states begin with `warning_`, moves no money. */
function bankDispute(dispute: Stripe.Dispute, isClosed: boolean): ProviderFact {
  if (dispute.status.startsWith('warning_')) return { kind: 'other' };
  const outcome = outcomes.find((known) => known === dispute.status);
  const status = isClosed ? outcome : 'open';
  if (!status) return { kind: 'other' };
  return {
    kind: 'bank-dispute',
    status,
    disputeId: dispute.id,
    charge: idOf(dispute.charge),
    paymentIntent: idOf(dispute.payment_intent),
    amountCents: dispute.amount,
  };
}

const transfer = (sent: Stripe.Transfer): ProviderFact => ({
  kind: 'transfer',
  transferId: sent.id,
  id: ourId(sent.metadata?.transfer_id),
  amountCents: sent.amount,
  amountReversedCents: sent.amount_reversed ?? 0,
});

/** It can receive transfers. */
export const isActive = ({ capabilities, payouts_enabled }: Stripe.Account): boolean =>
  capabilities?.transfers ? capabilities.transfers === 'active' : payouts_enabled === true;

/** Others may use the same Stripe account, and write into the same places what they like. */
export const ourId = (text: string | null | undefined): string | null => (isUuid(text) ? text : null);

/** Stripe sends related objects as ids, or whole where asked to. */
export const idOf = (related: string | { id: string } | null | undefined): string | null =>
  typeof related === 'string' ? related : (related?.id ?? null);
