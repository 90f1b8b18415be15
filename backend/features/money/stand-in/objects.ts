/** Stripe's objects as far as the stand-in fills them, and how they are stored. */
import type Stripe from 'stripe';
import { newToken } from '#backend/platform/auth/tokens.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';
import * as objects from './queries.ts';

type Metadata = Record<string, string>;

/** Those of Stripe's objects, with their names there. The link of an account is ours: Stripe does not show it again. */
export interface Kinds {
  'checkout.session': {
    id: string;
    object: 'checkout.session';
    amount_total: number;
    cancel_url: string;
    client_reference_id: string | null;
    created: number;
    currency: string;
    expires_at: number;
    line_items: { object: 'list'; data: { description: string; amount_total: number }[] };
    livemode: false;
    locale: string | null;
    metadata: Metadata;
    mode: 'payment';
    payment_intent: string | null;
    payment_intent_data: { metadata: Metadata; transfer_group: string | null };
    payment_status: 'unpaid' | 'paid';
    status: 'open' | 'complete' | 'expired';
    success_url: string;
    url: string | null;
  };
  payment_intent: {
    id: string;
    object: 'payment_intent';
    amount: number;
    created: number;
    currency: string;
    latest_charge: string;
    livemode: false;
    metadata: Metadata;
    status: 'succeeded';
    transfer_group: string | null;
  };
  charge: {
    id: string;
    object: 'charge';
    amount: number;
    amount_refunded: number;
    created: number;
    currency: string;
    livemode: false;
    metadata: Metadata;
    paid: true;
    payment_intent: string;
    payment_method_details: { type: 'card'; card: { brand: 'visa'; last4: string } };
    receipt_url: string;
    refunded: boolean;
    status: 'succeeded';
    transfer_group: string | null;
  };
  refund: {
    id: string;
    object: 'refund';
    amount: number;
    charge: string;
    created: number;
    currency: string;
    metadata: Metadata;
    payment_intent: string;
    status: 'succeeded';
  };
  transfer: {
    id: string;
    object: 'transfer';
    amount: number;
    amount_reversed: number;
    created: number;
    currency: string;
    destination: string;
    livemode: false;
    metadata: Metadata;
    reversed: boolean;
    source_transaction: string | null;
    transfer_group: string | null;
  };
  account: {
    id: string;
    object: 'account';
    capabilities: { transfers: 'inactive' | 'active' };
    charges_enabled: boolean;
    created: number;
    details_submitted: boolean;
    metadata: Metadata;
    payouts_enabled: boolean;
    type: 'express';
  };
  account_link: { id: string; account: string; created: number; return_url: string; url: string };
  event: {
    id: string;
    object: 'event';
    created: number;
    data: { object: Kinds['checkout.session' | 'charge' | 'transfer' | 'account'] };
    livemode: false;
    type: Stripe.Event['type'];
  };
}

export type Kind = keyof Kinds;
export type Checkout = Kinds['checkout.session'];
export type Charge = Kinds['charge'];

/** Nobody guesses it: to know the id of a checkout is to be allowed to pay it. */
export const newObjectId = (prefix: string) => `${prefix}_${newToken().replace(/[-_]/g, 'x').slice(0, 28)}`;

export const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export async function create<K extends Exclude<Kind, 'event'>>(
  trx: Transaction,
  kind: K,
  data: Kinds[K],
  at: Date,
): Promise<Kinds[K]> {
  await objects.add(trx, { id: data.id, kind, data, created_at: at });
  return data;
}

/** The row of an object, for sample data. */
export const rowOf = <K extends Exclude<Kind, 'event'>>(kind: K, data: Kinds[K], at: Date) => ({
  id: data.id,
  kind,
  idempotency_key: null,
  is_pending: false,
  created_at: at,
  data: JSON.stringify(data),
});

// Only this file writes objects of a kind, so that their JSON has its form.
const typed = <K extends Kind>(data: unknown) => data as Kinds[K] | undefined;

export const find = async <K extends Kind>(db: Db, kind: K, id: string) =>
  typed<K>(await objects.find(db, kind, id));

export const lock = async <K extends Kind>(trx: Transaction, kind: K, id: string) =>
  typed<K>(await objects.lock(trx, kind, id));

export async function update<K extends Kind>(
  trx: Transaction,
  object: Kinds[K],
  changes: Partial<Kinds[K]>,
): Promise<Kinds[K]> {
  const changed = { ...object, ...changes };
  await objects.update(trx, object.id, changed);
  return changed;
}

export async function list<K extends Kind>(
  db: Db,
  kind: K,
  page: { values: object; after: string | null; limit: number },
): Promise<Kinds[K][]> {
  return (await objects.list(db, kind, page)) as Kinds[K][];
}

/** Part of the transaction that changes the object: the event is sent if and when that commits. */
export async function reportEvent(
  trx: Transaction,
  type: Stripe.Event['type'],
  object: Kinds['event']['data']['object'],
  at: Date,
): Promise<void> {
  const data: Kinds['event'] = {
    id: newObjectId('evt'),
    object: 'event',
    created: seconds(at),
    data: { object },
    livemode: false,
    type,
  };
  await objects.add(trx, { id: data.id, kind: 'event', data, created_at: at, is_pending: true });
}
