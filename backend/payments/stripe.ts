/** Payments with Stripe: checkout sessions, and the signed webhook messages that confirm them. */
import Stripe from 'stripe';
import type { Config } from '#backend/config.ts';
import { providerFailed, unreadable } from '#backend/domain/errors.ts';
import type { Payments } from './types.ts';

const tolerance = 300;

export function stripePayments({
  secretKey,
  webhookSecret,
  apiBase,
}: NonNullable<Config['stripe']>): Payments {
  const stripe = new Stripe(secretKey, { ...server(apiBase), telemetry: false, timeout: 20_000 });
  return {
    async begin(bill) {
      const session = await stripe.checkout.sessions
        .create({
          mode: 'payment',
          customer_email: bill.email,
          client_reference_id: String(bill.taskId),
          metadata: { task_id: String(bill.taskId) },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'eur',
                unit_amount: bill.amountCents,
                product_data: { name: bill.title },
              },
            },
          ],
          success_url: `${bill.origin}/Dashboard`,
          cancel_url: `${bill.origin}/Dashboard`,
        })
        .catch((cause: unknown) => {
          throw providerFailed('payment-refused', { reason: reason(cause) });
        });
      if (!session.url) throw providerFailed('payment-silent');
      return { sessionId: session.id, url: session.url };
    },
    paidSession(body, signature) {
      const event = verified(stripe, body, signature, webhookSecret);
      const isCheckout =
        event.type === 'checkout.session.completed' ||
        event.type === 'checkout.session.async_payment_succeeded';
      return isCheckout && event.data.object.payment_status === 'paid' ? event.data.object.id : undefined;
    },
  };
}

function verified(stripe: Stripe, body: Buffer, signature: string | undefined, secret: string | undefined) {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret ?? '', tolerance);
  } catch {
    throw unreadable('The signature of this message is missing, wrong or too old.');
  }
}

const reason = (cause: unknown) =>
  cause instanceof Stripe.errors.StripeError ? cause.message : 'it did not answer';

function server(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: Number(port) || (secure ? 443 : 80),
    protocol: secure ? ('https' as const) : ('http' as const),
  };
}
