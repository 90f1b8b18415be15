/** Transfers of the stand-in to the accounts of owners, and these accounts. */
import type { Transaction } from '#backend/database/transaction.ts';
import {
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
import type { Parameters } from './parameters.ts';
import { missingObject, StripeFailure } from './stripe-failure.ts';

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
