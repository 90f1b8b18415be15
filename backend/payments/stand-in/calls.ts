/** The calls of Stripe's API that the stand-in answers. */
import type { Db, Transaction } from '#backend/database/transaction.ts';
import { expireCheckout, openCheckout } from './checkouts.ts';
import { find, type Kind, type Kinds, list } from './objects.ts';
import { type Parameters, parametersOf } from './parameters.ts';
import { refund } from './refunds.ts';
import { missingObject, StripeFailure } from './stripe-failure.ts';
import { createAccount, linkAccount, transfer } from './transfers.ts';

interface Call {
  form: Parameters;
  at: Date;
  /** From the path. */
  id: string;
}

type Answer = Promise<object>;

interface StandInCalls {
  /** Each in one transaction, with the events that it causes. */
  post: [path: RegExp, work: (trx: Transaction, call: Call) => Answer][];
  get: [path: RegExp, work: (db: Db, call: Call) => Answer][];
}

const calls: StandInCalls = {
  post: [
    [/^checkout\/sessions$/, (trx, { form, at }) => openCheckout(trx, form, at)],
    [/^checkout\/sessions\/(\w+)\/expire$/, (trx, { id, at }) => expireCheckout(trx, id, at)],
    [/^refunds$/, (trx, { form, at }) => refund(trx, form, at)],
    [/^transfers$/, (trx, { form, at }) => transfer(trx, form, at)],
    [/^accounts$/, (trx, { form, at }) => createAccount(trx, form, at)],
    [/^account_links$/, (trx, { form, at }) => linkAccount(trx, form, at)],
  ],
  get: [
    [/^checkout\/sessions$/, page('checkout.session', ['payment_intent', 'status'])],
    [/^checkout\/sessions\/(\w+)$/, one('checkout.session')],
    [/^payment_intents\/(\w+)$/, intent],
    [/^charges$/, page('charge', ['payment_intent', 'transfer_group'])],
    [/^charges\/(\w+)$/, one('charge')],
    [/^refunds$/, page('refund', ['charge', 'payment_intent'])],
    [/^refunds\/(\w+)$/, one('refund')],
    [/^transfers$/, page('transfer', ['destination', 'transfer_group'])],
    [/^transfers\/(\w+)$/, one('transfer')],
    [/^accounts\/(\w+)$/, one('account')],
  ],
};

/** The work of a call; undefined where Stripe's API, or the stand-in, has no such call. */
export function findCall(method: string | undefined, path: string, form: URLSearchParams, at: Date) {
  const name = path.replace(/^\/v1\//, '');
  const known = method === 'POST' ? calls.post : calls.get;
  for (const [pattern, work] of known) {
    const match = pattern.exec(name);
    if (match) return (trx: Transaction) => work(trx, { form: parametersOf(form), at, id: match[1] ?? '' });
  }
  return undefined;
}

function one(kind: Kind) {
  return async (db: Db, { id }: Call): Answer => {
    const found = await find(db, kind, id);
    if (!found) throw missingObject(kind, id);
    return found;
  };
}

async function intent(db: Db, { id, form }: Call): Answer {
  const found = await find(db, 'payment_intent', id);
  if (!found) throw missingObject('payment_intent', id);
  if (!Object.values(form.below('expand')).includes('latest_charge')) return found;
  return { ...found, latest_charge: await find(db, 'charge', found.latest_charge) };
}

/** A page of a list: newest first. */
function page<K extends Kind>(kind: K, filters: (keyof Kinds[K] & string)[]) {
  return async (db: Db, { form }: Call): Answer => {
    const limit = form.text('limit') === null ? 10 : form.amount('limit');
    if (limit > 100)
      throw new StripeFailure(400, 'This value must be less than or equal to 100.', { param: 'limit' });
    const values: object = Object.fromEntries(
      filters.flatMap((name) => {
        const value = form.text(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const found = await list(db, kind, { values, after: form.text('starting_after'), limit: limit + 1 });
    return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit };
  };
}
