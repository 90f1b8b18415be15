/** Checkout sessions of the stand-in: opened, expired and paid. */
import type { Transaction } from '#backend/database/transaction.ts';
import { type Checkout, create, find, lock, newObjectId, reportEvent, seconds, update } from './objects.ts';
import type { Parameters } from './parameters.ts';
import { missingObject, StripeFailure } from './stripe-failure.ts';

const day = 24 * 60 * 60;

export async function openCheckout(trx: Transaction, form: Parameters, at: Date): Promise<Checkout> {
  const id = newObjectId('cs_test');
  const amount = form.amount('line_items[0][price_data][unit_amount]');
  const description = form.required('line_items[0][price_data][product_data][name]');
  const success_url = form.required('success_url');
  return create(
    trx,
    'checkout.session',
    {
      id,
      object: 'checkout.session',
      amount_total: amount,
      cancel_url: form.required('cancel_url'),
      client_reference_id: form.text('client_reference_id'),
      created: seconds(at),
      currency: form.required('line_items[0][price_data][currency]'),
      expires_at: seconds(at) + day,
      line_items: { object: 'list', data: [{ description, amount_total: amount }] },
      livemode: false,
      locale: form.text('locale'),
      metadata: form.below('metadata'),
      mode: 'payment',
      payment_intent: null,
      payment_intent_data: {
        metadata: form.below('payment_intent_data[metadata]'),
        transfer_group: form.text('payment_intent_data[transfer_group]'),
      },
      payment_status: 'unpaid',
      status: 'open',
      success_url,
      url: pageOf(success_url, id),
    },
    at,
  );
}

/** On the site that the payer returns to. */
const pageOf = (address: string, path: string) => new URL(`/TestPayment/${path}`, address).href;

export async function expireCheckout(trx: Transaction, id: string, at: Date): Promise<Checkout> {
  const session = await lock(trx, 'checkout.session', id);
  if (!session) throw missingObject('checkout.session', id);
  if (session.status !== 'open')
    throw new StripeFailure(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  return end(trx, session, at);
}

async function end(trx: Transaction, session: Checkout, at: Date): Promise<Checkout> {
  const expired = await update<'checkout.session'>(trx, session, { status: 'expired', url: null });
  await reportEvent(trx, 'checkout.session.expired', expired, at);
  return expired;
}

/** As it is now: one that nobody paid for a day expires when somebody looks. */
export async function currentCheckout(trx: Transaction, id: string, at: Date): Promise<Checkout | undefined> {
  const session = await find(trx, 'checkout.session', id);
  if (session?.status !== 'open' || session.expires_at > seconds(at)) return session;
  const locked = await lock(trx, 'checkout.session', id);
  return locked?.status === 'open' ? end(trx, locked, at) : locked;
}

/** Pays an open session, once. */
export async function payCheckout(
  trx: Transaction,
  { id, card, at }: { id: string; card: string; at: Date },
): Promise<Checkout | undefined> {
  await currentCheckout(trx, id, at);
  const session = await lock(trx, 'checkout.session', id);
  if (session?.status !== 'open') return session;
  const { amount_total: amount, currency, payment_intent_data, success_url } = session;
  const shared = { amount, currency, created: seconds(at), livemode: false, ...payment_intent_data } as const;
  const [payment_intent, charge] = [newObjectId('pi'), newObjectId('ch')];
  await create(
    trx,
    'payment_intent',
    { ...shared, id: payment_intent, object: 'payment_intent', latest_charge: charge, status: 'succeeded' },
    at,
  );
  await create(
    trx,
    'charge',
    {
      ...shared,
      id: charge,
      object: 'charge',
      amount_refunded: 0,
      paid: true,
      payment_intent,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: card.slice(-4) } },
      receipt_url: pageOf(success_url, `${id}/receipt`),
      refunded: false,
      status: 'succeeded',
    },
    at,
  );
  const paid = await update<'checkout.session'>(trx, session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent,
    url: null,
  });
  await reportEvent(trx, 'checkout.session.completed', paid, at);
  return paid;
}
