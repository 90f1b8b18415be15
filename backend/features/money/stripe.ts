/** Stripe as the payment provider. */
import Stripe from 'stripe';
import type { Config } from '#backend/config.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { unreadable } from '#backend/platform/errors.ts';
import {
  type Bill,
  type CheckoutFact,
  type Payments,
  type ProviderEvent,
  type ProviderFact,
  type ProviderRefund,
  RefusedByProvider,
} from './payment-provider.ts';

/** In seconds, how old a signature may be. */
const tolerance = 300;

/** A call that somebody waits for: it fails early, and whoever asked asks again. */
const soon = { timeout: 3000, maxNetworkRetries: 0 };

/** Payments with Stripe. The stand-in answers the same calls, so that this is the only client. */
export function stripePayments({
  secretKey,
  webhookSecret,
  apiBase,
}: NonNullable<Config['stripe']>): Payments {
  const stripe = new Stripe(secretKey, { ...server(apiBase), telemetry: false, timeout: 20_000 });
  /** The session of a debit that the bank refused stays complete and unpaid: what was to pay it says so. */
  async function hasFailedLater({ payment_status, payment_intent }: Stripe.Checkout.Session) {
    const id = idOf(payment_intent);
    if (payment_status !== 'unpaid' || !id) return false;
    const { status } = await stripe.paymentIntents.retrieve(id, {}, soon);
    return status === 'requires_payment_method' || status === 'canceled';
  }

  return {
    async openCheckout(bill) {
      const session = await sessionOf(stripe, bill);
      if (!session.url) throw new Error(`The payment ${bill.id} has no open checkout.`);
      return { sessionId: session.id, url: session.url };
    },
    async expireCheckout(sessionId) {
      await stripe.checkout.sessions.expire(sessionId).catch((cause: unknown) => {
        if (!isRefusal(cause)) throw cause;
      });
    },
    async readCheckout(sessionId) {
      const session = await stripe.checkout.sessions.retrieve(sessionId, {}, soon);
      switch (session.status) {
        case 'complete':
          return checkout((await hasFailedLater(session)) ? 'failed-later' : 'completed', session);
        case 'expired':
          return checkout('expired', session);
        default:
          return null;
      }
    },
    ...moneyOut(stripe),
    async createAccount({ id, email }) {
      const params: Stripe.AccountCreateParams = {
        type: 'express',
        email,
        capabilities: { transfers: { requested: true } },
        metadata: { user_id: id },
      };
      const create = (key: Stripe.RequestOptions) => stripe.accounts.create(params, key);
      // A second account beside one that a failure left behind is no harm: nobody is led to that one.
      const account = await onlyOnce(`account-${id}`, create, async () => undefined);
      return { accountId: account.id };
    },
    async accountLink({ accountId, origin }) {
      const settings = `${origin}/Settings`;
      const { url } = await stripe.accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        return_url: `${origin}/Earnings`,
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
async function sessionOf(stripe: Stripe, bill: Bill): Promise<Stripe.Checkout.Session> {
  const created = { gte: Math.floor((timeOf(bill.id) - slackMs) / 1000) };
  const find = () =>
    firstOf(stripe.checkout.sessions.list({ created, limit }), (one) => one.client_reference_id === bill.id);
  const params = checkoutOf(bill);
  try {
    return await onlyOnce(`checkout-${bill.id}`, (key) => stripe.checkout.sessions.create(params, key), find);
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeIdempotencyError)) throw cause;
    const first = await find();
    if (!first) throw new RefusedByProvider(cause.message, cause.code);
    return first;
  }
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

// What a Stripe event says, in our words. Events that do not concern us are of the kind `other`.

function providerEvent(event: Stripe.Event, payload: string): ProviderEvent {
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

const checkout = (step: CheckoutFact['step'], session: Stripe.Checkout.Session): CheckoutFact => ({
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
const ourId = (text: string | null | undefined): string | null => (isUuid(text) ? text : null);

/** Stripe sends related objects as ids, or whole where asked to. */
export const idOf = (related: string | { id: string } | null | undefined): string | null =>
  typeof related === 'string' ? related : (related?.id ?? null);

// Everything Stripe has of this marketplace, page by page.

const limit = 100;

const stripeLists = (stripe: Stripe): Payments['list'] => ({
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

const refundStatus = (status: string | null): ProviderRefund['status'] => {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

/** Refunds and transfers with Stripe: each is made once, however often it is asked for. */
const moneyOut = (stripe: Stripe): Pick<Payments, 'refund' | 'transfer'> => ({
  async refund({ id, paymentIntent, amountCents }) {
    const find = () =>
      firstOf(
        stripe.refunds.list({ payment_intent: paymentIntent, limit }),
        ({ metadata }) => metadata?.refund_id === id,
      );
    const params = { payment_intent: paymentIntent, amount: amountCents, metadata: { refund_id: id } };
    const refund =
      (await findOld(id, find)) ??
      (await onlyOnce(`refund-${id}`, (key) => stripe.refunds.create(params, key), find, isUndecided(id)));
    const status = refundStatus(refund.status);
    if (status === 'failed')
      throw new RefusedByProvider(refund.failure_reason ?? `The refund is ${refund.status}.`);
    return { providerId: refund.id, status };
  },
  async transfer({ id, accountId, amountCents, taskId, charge }) {
    const transfer_group = groupOf(taskId);
    const find = () =>
      firstOf(
        stripe.transfers.list({ transfer_group, limit }),
        ({ metadata }) => metadata.transfer_id === id,
      );
    const params = {
      destination: accountId,
      amount: amountCents,
      currency: 'eur',
      transfer_group,
      metadata: { transfer_id: id, task_id: String(taskId) },
      ...(charge && { source_transaction: charge }),
    };
    const { id: providerId } =
      (await findOld(id, find)) ??
      (await onlyOnce(
        `transfer-${id}`,
        (key) => stripe.transfers.create(params, key),
        find,
        isUndecided(id),
      ));
    return { providerId };
  },
});

const groupOf = (taskId: number) => `task_${taskId}`;

/** Stripe forgets idempotency keys after 24 hours. What we have wanted for longer may be there already. */
const rememberedMs = 20 * 60 * 60 * 1000;

const findOld = async <T>(id: string, find: () => Promise<T | undefined>): Promise<T | undefined> =>
  Date.now() - timeOf(id) < rememberedMs ? undefined : find();

async function firstOf<T>(all: AsyncIterable<T>, isOurs: (object: T) => boolean): Promise<T | undefined> {
  for await (const object of all) if (isOurs(object)) return object;
  return undefined;
}

/** Our ids are UUIDv7: they begin with the time in milliseconds. */
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/** Stripe's clock may be behind ours. */
const slackMs = 60 * 60 * 1000;

const mostKeys = 20;

/** What a failed call has done may show this much later. No money goes out a second time before. */
const undecidedMs = 10 * 60 * 1000;
const isUndecided = (id: string) => () => Date.now() - timeOf(id) < undecidedMs;

/**
 * Stripe repeats its first answer to a key for a day, also a refusal whose reason is gone or a failure of its own. Behind
 * a refusal nothing was done; behind a failure it may have been, and then `find` finds it. Otherwise the next key is
 * tried; they are the same for everybody who tries.
 */
async function onlyOnce<T>(
  key: string,
  send: (options: Stripe.RequestOptions) => Promise<T>,
  find: () => Promise<T | undefined>,
  isUndecided = () => false,
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await send(
        turn === 1
          ? { idempotencyKey: key }
          : // The first turn was patient. What fails anew now is left to the next attempt.
            { idempotencyKey: `${key}-${turn}`, maxNetworkRetries: 0 },
      );
    } catch (cause) {
      const isReplayed =
        cause instanceof Stripe.errors.StripeError && cause.headers?.['idempotent-replayed'] === 'true';
      const isLast = turn === mostKeys;
      if (isRefusal(cause) && (!isReplayed || isLast)) throw new RefusedByProvider(cause.message, cause.code);
      if (!isReplayed) throw cause;
      const made = isRefusal(cause) ? undefined : await find();
      if (made) return made;
      if (!isRefusal(cause) && isUndecided()) throw cause;
      if (isLast) throw new RefusedByProvider(cause.message, cause.code);
    }
  }
}

/** Stripe has understood the call, and will not do it. */
export const isRefusal = (cause: unknown): cause is Stripe.errors.StripeError =>
  (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.statusCode !== 409) ||
  cause instanceof Stripe.errors.StripeCardError;
