/** What the stand-in has of Stripe: checkout sessions, refunds, transfers and accounts. */
import type { Transaction } from '#backend/platform/database/transaction.ts';
import {
  type Checkout,
  create,
  find,
  type Kinds,
  list,
  lock,
  newObjectId,
  reportEvent,
  seconds,
  update,
} from './objects.ts';

// Checkout sessions of the stand-in: opened, expired and paid.

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

/** Refunds of the stand-in. */
export async function refund(trx: Transaction, form: Parameters, at: Date): Promise<Kinds['refund']> {
  const intent = form.required('payment_intent');
  const paid = await find(trx, 'payment_intent', intent);
  const charge = paid && (await lock(trx, 'charge', paid.latest_charge));
  if (!charge) throw missingObject('payment_intent', intent);
  const rest = charge.amount - charge.amount_refunded;
  const amount = form.text('amount') === null ? rest : form.amount('amount');
  if (amount > rest || rest === 0)
    throw new StripeFailure(
      400,
      rest === 0
        ? `Charge ${charge.id} has already been refunded.`
        : `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest}).`,
      { code: 'charge_already_refunded' },
    );
  const made = await create(
    trx,
    'refund',
    {
      id: newObjectId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: seconds(at),
      currency: charge.currency,
      metadata: form.below('metadata'),
      payment_intent: intent,
      status: 'succeeded',
    },
    at,
  );
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = await update<'charge'>(trx, charge, {
    amount_refunded,
    refunded: amount_refunded === charge.amount,
  });
  await reportEvent(trx, 'charge.refunded', refunded, at);
  return made;
}

// Transfers of the stand-in to the accounts of owners, and these accounts.

export async function transfer(trx: Transaction, form: Parameters, at: Date): Promise<Kinds['transfer']> {
  const destination = form.required('destination');
  const account = await find(trx, 'account', destination);
  if (!account) throw missingObject('destination', destination);
  if (account.capabilities.transfers !== 'active')
    throw new StripeFailure(
      400,
      'Your destination account needs to have the capability "transfers" enabled.',
      {
        code: 'insufficient_capabilities_for_transfer',
      },
    );
  const amount = form.amount('amount');
  const source = form.text('source_transaction');
  if (source) await requireMoney(trx, source, amount);
  const sent = await create(
    trx,
    'transfer',
    {
      id: newObjectId('tr'),
      object: 'transfer',
      amount,
      amount_reversed: 0,
      created: seconds(at),
      currency: form.required('currency'),
      destination,
      livemode: false,
      metadata: form.below('metadata'),
      reversed: false,
      source_transaction: source,
      transfer_group: form.text('transfer_group'),
    },
    at,
  );
  await reportEvent(trx, 'transfer.created', sent, at);
  return sent;
}

/** The transfers from a charge are together not more than it. */
async function requireMoney(trx: Transaction, source: string, amount: number): Promise<void> {
  const charge = await lock(trx, 'charge', source);
  if (!charge) throw missingObject('charge', source);
  const earlier = await list(trx, 'transfer', {
    values: { source_transaction: source },
    after: null,
    limit: 100,
  });
  const sum = earlier.reduce((total, one) => total + one.amount - one.amount_reversed, amount);
  if (sum > charge.amount)
    throw new StripeFailure(400, `Transfers from charge ${source} cannot be more than its amount.`, {
      param: 'amount',
    });
}

export const createAccount = (trx: Transaction, form: Parameters, at: Date): Promise<Kinds['account']> =>
  create(
    trx,
    'account',
    {
      id: newObjectId('acct'),
      object: 'account',
      capabilities: { transfers: 'inactive' },
      charges_enabled: false,
      created: seconds(at),
      details_submitted: false,
      metadata: form.below('metadata'),
      payouts_enabled: false,
      type: 'express',
    },
    at,
  );

export async function linkAccount(
  trx: Transaction,
  form: Parameters,
  at: Date,
): Promise<Kinds['account_link']> {
  const account = form.required('account');
  if (!(await find(trx, 'account', account))) throw missingObject('account', account);
  const return_url = form.required('return_url');
  const id = newObjectId('link');
  const url = new URL(`/TestPayment/account/${id}`, return_url).href;
  return create(trx, 'account_link', { id, account, created: seconds(at), return_url, url }, at);
}

/** What Stripe does once it knows enough of somebody. */
export async function activateAccount(trx: Transaction, id: string, at: Date): Promise<void> {
  const account = await lock(trx, 'account', id);
  if (!account || account.payouts_enabled) return;
  const active = await update<'account'>(trx, account, {
    capabilities: { transfers: 'active' },
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
  });
  await reportEvent(trx, 'account.updated', active, at);
}

export interface Parameters {
  text(name: string): string | null;
  required(name: string): string;
  /** A positive whole number. */
  amount(name: string): number;
  /** All values below this name: `metadata[task_id]` as `task_id`. */
  below(name: string): Record<string, string>;
}

/** The parameters of a call, which Stripe's client sends as a form: `metadata[task_id]=7`. */
export function parametersOf(form: URLSearchParams): Parameters {
  const text = (name: string) => form.get(name);
  const required = (name: string) => {
    const value = text(name);
    if (!value)
      throw new StripeFailure(400, `Missing required param: ${name}.`, {
        code: 'parameter_missing',
        param: name,
      });
    return value;
  };
  return {
    text,
    required,
    amount(name) {
      const value = required(name);
      if (!/^[1-9]\d{0,7}$/.test(value))
        throw new StripeFailure(400, `Invalid positive integer: ${value}`, {
          code: 'parameter_invalid_integer',
          param: name,
        });
      return Number(value);
    },
    below(name) {
      const inside = [...form].flatMap(([key, value]) => {
        const [, inner] = key.startsWith(`${name}[`) ? (/\[([^[\]]+)\]$/.exec(key) ?? []) : [];
        return inner ? [[inner, value]] : [];
      });
      return Object.fromEntries(inside);
    },
  };
}

/** An error in Stripe's form. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    {
      type = 'invalid_request_error',
      code,
      param,
    }: { type?: StripeFailure['type']; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  get body() {
    return { error: { type: this.type, code: this.code, param: this.param, message: this.message } };
  }
}

export const missingObject = (kind: string, id: string) =>
  new StripeFailure(404, `No such ${kind.replace('.', ' ')}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });
