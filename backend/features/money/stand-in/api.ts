/** Stripe's API over HTTP, on a port of this machine, for the processes that know its key. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import { type Db, inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { find, type Kind, type Kinds, list, newObjectId } from './objects.ts';
import * as objects from './queries.ts';
import {
  createAccount,
  expireCheckout,
  linkAccount,
  missingObject,
  openCheckout,
  type Parameters,
  parametersOf,
  refund,
  StripeFailure,
  transfer,
} from './resources.ts';

interface Api {
  db: Db;
  now: () => Date;
  secretKey: string;
  /** After each call that may have caused events. */
  onChange: () => void;
}

interface Answer {
  status: number;
  body: object;
  isReplayed?: boolean;
}

type Work = (trx: Transaction) => Promise<object>;

export async function openApi(api: Api) {
  const server = createServer((call, reply) => {
    answer(api, call)
      .catch(asFailure)
      .then(({ status, body, isReplayed }) => {
        if (isReplayed) reply.setHeader('idempotent-replayed', 'true');
        send(reply, status, body);
        if (call.method === 'POST') api.onChange();
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // For a server that listens on a port Node returns an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json', 'request-id': newObjectId('req') });
  reply.end(JSON.stringify(body));
}

async function answer({ db, now, secretKey }: Api, call: IncomingMessage): Promise<Answer> {
  if (call.headers.authorization !== `Bearer ${secretKey}`)
    throw new StripeFailure(401, 'Invalid API Key provided.');
  const { pathname, search } = new URL(call.url ?? '/', 'http://localhost');
  const sent = call.method === 'POST' ? await text(call) : search;
  const work = findCall(call.method, pathname, new URLSearchParams(sent), now());
  if (!work) throw new StripeFailure(404, `Unrecognized request URL (${call.method}: ${pathname}).`);
  if (call.method !== 'POST') return inTransaction(db, (trx) => outcomeOf(trx, work));
  const { 'idempotency-key': key } = call.headers;
  return inTransaction(db, (trx) =>
    typeof key === 'string'
      ? onlyOnce(trx, { key, hash: tokenHash(`${pathname}?${sent}`), at: now() }, work)
      : outcomeOf(trx, work),
  );
}

/** As Stripe does it: the first answer is repeated, a refusal too. */
async function onlyOnce(
  trx: Transaction,
  { key, hash, at }: { key: string; hash: string; at: Date },
  work: Work,
): Promise<Answer> {
  const id = newObjectId('answer');
  const isFirst = await objects.add(trx, {
    id,
    kind: 'answer',
    idempotency_key: key,
    data: {},
    created_at: at,
  });
  if (isFirst) {
    const made = await outcomeOf(trx, work);
    await objects.update(trx, id, { ...made, hash });
    return made;
  }
  // Only this function writes such rows.
  const first = (await objects.findByKey(trx, key)) as Answer & { hash: string };
  if (first.hash !== hash)
    throw new StripeFailure(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    );
  return { status: first.status, body: first.body, isReplayed: true };
}

/** The checks come before the changes: where a call is refused, there is nothing to undo. */
async function outcomeOf(trx: Transaction, work: Work): Promise<Answer> {
  try {
    return { status: 200, body: await work(trx) };
  } catch (error) {
    if (error instanceof StripeFailure) return asFailure(error);
    throw error;
  }
}

function asFailure(error: unknown): Answer {
  const failure =
    error instanceof StripeFailure
      ? error
      : new StripeFailure(500, 'The stand-in failed.', { type: 'api_error' });
  return { status: failure.status, body: failure.body };
}

interface Call {
  form: Parameters;
  at: Date;
  /** From the path. */
  id: string;
}

interface StandInCalls {
  /** Each in one transaction, with the events that it causes. */
  post: [path: RegExp, work: (trx: Transaction, call: Call) => Promise<object>][];
  get: [path: RegExp, work: (db: Db, call: Call) => Promise<object>][];
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

/**
 * The calls of Stripe's API that the stand-in answers. The work of a call; undefined where Stripe's API, or the
 * stand-in, has no such call.
 */
function findCall(method: string | undefined, path: string, form: URLSearchParams, at: Date) {
  const name = path.replace(/^\/v1\//, '');
  const known = method === 'POST' ? calls.post : calls.get;
  for (const [pattern, work] of known) {
    const match = pattern.exec(name);
    if (match) return (trx: Transaction) => work(trx, { form: parametersOf(form), at, id: match[1] ?? '' });
  }
  return undefined;
}

function one(kind: Kind) {
  return async (db: Db, { id }: Call): Promise<object> => {
    const found = await find(db, kind, id);
    if (!found) throw missingObject(kind, id);
    return found;
  };
}

async function intent(db: Db, { id, form }: Call): Promise<object> {
  const found = await find(db, 'payment_intent', id);
  if (!found) throw missingObject('payment_intent', id);
  if (!Object.values(form.below('expand')).includes('latest_charge')) return found;
  return { ...found, latest_charge: await find(db, 'charge', found.latest_charge) };
}

/** A page of a list: newest first. */
function page<K extends Kind>(kind: K, filters: (keyof Kinds[K] & string)[]) {
  return async (db: Db, { form }: Call): Promise<object> => {
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
