/** Stripe's API over HTTP, on a port of this machine, for the processes that know its key. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tokenHash } from '#backend/auth/tokens.ts';
import { type Db, inTransaction, type Transaction } from '#backend/database/transaction.ts';
import * as objects from '#backend/repositories/stand-in.ts';
import { findCall } from './calls.ts';
import { newObjectId } from './objects.ts';
import { StripeFailure } from './stripe-failure.ts';

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
