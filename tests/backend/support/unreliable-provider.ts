/**
 * The payment provider at its worst: it refuses calls, does what it was asked without an answer, and sends its messages
 * late, twice and in any order. Behind it is the API of the stand-in, on a database of its own.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { openApi } from '#backend/features/money/stand-in/api.ts';
import * as objects from '#backend/features/money/stand-in/queries.ts';
import { accidentsOf } from './provider-accidents.ts';
import { type Random, randomOf } from './seeded-random.ts';
import type { TestApp } from './test-app.ts';
import { testDatabase } from './test-database.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_unreliable', STRIPE_WEBHOOK_SECRET: 'whsec_unreliable' };

/**
 * `freely`: it refuses some calls and leaves some without an answer. `one-of-two`: it does what the first call asks and
 * refuses the second; the first one is answered after `answerFirst()`. `failing`: it fails, before or after it has done what
 * it was asked, and repeats that failure for the call's key whatever it does later. `silent`: it never answers.
 */
type Behaviour = 'freely' | 'well' | 'refusing' | 'one-of-two' | 'failing' | 'failing-afterwards' | 'silent';

export type Provider = Awaited<ReturnType<typeof openUnreliableProvider>>;

export async function openUnreliableProvider(seed: number) {
  const random = randomOf(seed);
  const database = await testDatabase();
  const { db } = database;
  const secretKey = keys.STRIPE_SECRET_KEY;
  const api = await openApi({ db, secretKey, now: () => new Date(), onChange: () => undefined });
  const front = await openFront(api.address, random);
  const { webhooks } = new Stripe(secretKey, { telemetry: false });

  async function send(server: Pick<TestApp, 'call'>, payload: string): Promise<boolean> {
    const secret = keys.STRIPE_WEBHOOK_SECRET;
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }),
    };
    const { status } = await server.call('POST', '/stripe/webhook', { headers, payload });
    // 503: two transactions collided again and again.
    if (status !== 200 && status !== 503) throw new Error(`${status} to ${payload}`);
    return status === 200;
  }

  return {
    environment: { ...keys, STRIPE_API_BASE: front.address },
    db,
    ...accidentsOf(db, random),
    behave: front.behave,
    answerFirst: front.answerFirst,
    /** Sends one of the messages that wait, sometimes twice at once, sometimes again later. */
    async sendOne(server: TestApp): Promise<void> {
      const waiting = await objects.pending(db, new Date(0));
      if (waiting.length === 0) return;
      const { id, data } = random.one(waiting);
      const times = random.chance(0.2) ? 2 : 1;
      const accepted = await Promise.all(
        Array.from({ length: times }, () => send(server, JSON.stringify(data))),
      );
      if (accepted.every(Boolean) && random.chance(0.8)) await objects.markDelivered(db, id);
    },
    sendPayload: (server: Pick<TestApp, 'call'>, event: object) => send(server, JSON.stringify(event)),
    /** Sends all messages that wait; returns whether there were any. */
    async sendAll(server: Pick<TestApp, 'call'>): Promise<boolean> {
      const waiting = await objects.pending(db, new Date(0));
      for (const { id, data } of waiting)
        if (await send(server, JSON.stringify(data))) await objects.markDelivered(db, id);
      return waiting.length > 0;
    },
    async close(): Promise<void> {
      front.close();
      api.close();
      await database.close();
    },
  };
}

/** Between the backend and the API. */
async function openFront(address: string, random: Random) {
  let behaviour: Behaviour = 'freely';
  let answerFirst: (() => void) | undefined;
  const failedKeys = new Set<unknown>();
  const happens = (call: IncomingMessage, share: number) =>
    call.method === 'POST' && behaviour === 'freely' && random.chance(share);
  const server = createServer(async (call, answer) => {
    const sent = await text(call);
    if (behaviour === 'silent') return;
    const isSecond = behaviour === 'one-of-two' && answerFirst !== undefined;
    const isAnswered = new Promise<void>((done) => {
      if (behaviour === 'one-of-two' && !isSecond) answerFirst = done;
      else done();
    });
    if (behaviour === 'refusing' || isSecond || happens(call, 0.08)) {
      const error = { type: 'invalid_request_error', message: 'Your balance is too low.' };
      answer.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
      return;
    }
    const { authorization = '', 'idempotency-key': key } = call.headers;
    const hasFailed = failedKeys.has(key);
    const fails = hasFailed || (call.method === 'POST' && behaviour.startsWith('failing'));
    const fail = () => {
      failedKeys.add(key);
      answer.writeHead(500, {
        'content-type': 'application/json',
        'stripe-should-retry': 'false',
        ...(hasFailed && { 'idempotent-replayed': 'true' }),
      });
      answer.end(JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong.' } }));
    };
    if (hasFailed || (fails && behaviour === 'failing')) return fail();
    const made = await fetch(`${address}${call.url}`, {
      method: call.method ?? 'GET',
      headers: { authorization, ...(typeof key === 'string' && { 'idempotency-key': key }) },
      ...(call.method === 'POST' && { body: sent }),
    });
    if (fails) return fail();
    if (happens(call, 0.04)) {
      call.socket.destroy();
      return;
    }
    await isAnswered;
    const replayed = made.headers.get('idempotent-replayed');
    answer.writeHead(made.status, {
      'content-type': 'application/json',
      ...(replayed && { 'idempotent-replayed': replayed }),
    });
    answer.end(await made.text());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // For a server that listens on a port Node returns an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    behave(as: Behaviour) {
      behaviour = as;
      answerFirst = undefined;
    },
    answerFirst: () => answerFirst?.(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
