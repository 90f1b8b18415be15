/** Payments with Stripe. The stand-in answers the same calls, so that this is the only client. */
import Stripe from 'stripe';
import type { Config } from '#backend/config.ts';
import { unreadable } from '#backend/domain/errors.ts';
import { idOf, isActive, providerEvent } from './events.ts';
import { stripeLists } from './lists.ts';
import { groupOf, isRefusal, moneyOut } from './money-out.ts';
import { type Bill, type Payments, RefusedByProvider } from './types.ts';

/** In seconds, how old a signature may be. */
const tolerance = 300;

export function stripePayments({
  secretKey,
  webhookSecret,
  apiBase,
}: NonNullable<Config['stripe']>): Payments {
  const stripe = new Stripe(secretKey, { ...server(apiBase), telemetry: false, timeout: 20_000 });
  return {
    async openCheckout(bill) {
      const session = await sessionOf(stripe, bill).catch((cause: unknown) => {
        throw isRefusal(cause) ? new RefusedByProvider(cause.message, cause.code) : cause;
      });
      if (!session?.url) throw new Error(`The payment ${bill.id} has no open checkout.`);
      return { sessionId: session.id, url: session.url };
    },
    async expireCheckout(sessionId) {
      await stripe.checkout.sessions.expire(sessionId).catch((cause: unknown) => {
        if (!isRefusal(cause)) throw cause;
      });
    },
    ...moneyOut(stripe),
    async createAccount({ id, email }) {
      const account = await stripe.accounts.create(
        {
          type: 'express',
          email,
          capabilities: { transfers: { requested: true } },
          metadata: { user_id: id },
        },
        { idempotencyKey: `account-${id}` },
      );
      return { accountId: account.id };
    },
    async accountLink({ accountId, origin }) {
      const settings = `${origin}/Settings`;
      const { url } = await stripe.accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        return_url: settings,
        // The provider leads here when the link has expired; there one gets a new link.
        refresh_url: settings,
      });
      return { url };
    },
    async isAccountActive(accountId) {
      return isActive(await stripe.accounts.retrieve(accountId));
    },
    readEvent(body, signature) {
      return providerEvent(verified(stripe, body, signature, webhookSecret), body.toString());
    },
    async receiptOf(paymentIntent) {
      const { latest_charge } = await stripe.paymentIntents.retrieve(paymentIntent, {
        expand: ['latest_charge'],
      });
      const charge = idOf(latest_charge);
      if (!charge) throw new Error(`${paymentIntent} has no charge.`);
      return {
        charge,
        receiptUrl: typeof latest_charge === 'object' ? (latest_charge?.receipt_url ?? null) : null,
      };
    },
    list: stripeLists(stripe),
  };
}

/** The first one of this payment, though the payer may have changed the e-mail address or the language since. */
async function sessionOf(stripe: Stripe, bill: Bill): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.create(checkoutOf(bill), { idempotencyKey: `checkout-${bill.id}` });
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeIdempotencyError)) throw cause;
  }
  for await (const session of stripe.checkout.sessions.list({ status: 'open', limit: 100 }))
    if (session.client_reference_id === bill.id) return session;
  return undefined;
}

function checkoutOf(bill: Bill): Stripe.Checkout.SessionCreateParams {
  const metadata = { task_id: String(bill.taskId), payment_id: bill.id };
  const back = `${bill.origin}/Task/${bill.taskId}?payment=`;
  return {
    mode: 'payment',
    customer_email: bill.email,
    client_reference_id: bill.id,
    metadata: { ...metadata, locale: bill.locale },
    payment_intent_data: { metadata, transfer_group: groupOf(bill.taskId) },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: bill.amountCents, product_data: { name: bill.title } },
      },
    ],
    // Stripe's page has no Arabic; `auto` follows the browser.
    locale: bill.locale === 'ar' ? 'auto' : bill.locale,
    success_url: `${back}success`,
    cancel_url: `${back}cancelled`,
  };
}

function verified(stripe: Stripe, body: Buffer, signature: string | undefined, secret: string | undefined) {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret ?? '', tolerance);
  } catch {
    throw unreadable('The signature of this message is missing, wrong or too old.');
  }
}

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
