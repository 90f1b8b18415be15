/**
 * Makes the repeat of a `POST` with an `Idempotency-Key` harmless. The answer is stored and repeated. Where a call makes
 * something, its key, the use case and the result are one transaction, so that it happens once whatever breaks.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Db, inTransaction } from '#backend/platform/database/transaction.ts';
import { conflict, wrong } from '#backend/platform/errors.ts';
import { knownUser } from './caller.ts';
import type { App } from './fastify-app.ts';
import * as idempotencyKeys from './idempotency.queries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this call was answered before, so that it need not find what it is about. */
    isRepeat(call: FastifyRequest): Promise<boolean>;
  }
  interface FastifyContextConfig {
    /** What is sent or answered is a secret, or good once: no trace of it is stored, and each call is a new one. */
    isForOnce?: boolean;
  }
}

interface Needed {
  db: Db;
  now: () => Date;
}

/** For the routes that are registered afterwards. A repeat is recognised even if what it was about has gone since. */
export function repeatAnswers(app: App, { db, now }: Needed): void {
  const answered = new WeakSet<FastifyRequest>();

  app.decorate('isRepeat', async (call: FastifyRequest) => {
    const name = nameOf(call);
    return name !== undefined && (await idempotencyKeys.find(db, answerTo(name), now())) !== undefined;
  });

  app.addHook('preHandler', async (call, reply) => {
    const name = nameOf(call);
    if (!name) return;
    const earlier = await idempotencyKeys.find(db, answerTo(name), now());
    if (!earlier) return;
    if (earlier.body_hash !== hashOf(call)) throw conflict('key-used');
    answered.add(call);
    return reply.send(earlier.answer);
  });

  app.addHook('preSerialization', async (call, reply, answer) => {
    if (reply.statusCode >= 300 || answered.has(call)) return answer;
    const name = nameOf(call);
    if (!name) return answer;
    const row = { ...answerTo(name), body_hash: hashOf(call), answer, created_at: now() };
    // What the call asked for is done: it gets its answer, whether that can be stored or not.
    await idempotencyKeys.store(db, row).catch((error: unknown) => call.log.error(error));
    return answer;
  });
}

/** A second call with the same key waits for the first one's transaction. Passes the services on with that as database. */
export async function runIdempotent<T, Services extends Needed>(
  call: FastifyRequest,
  services: Services,
  work: (inside: Services) => Promise<T>,
): Promise<T> {
  const { db, now } = services;
  const name = nameOf(call);
  if (!name) return inTransaction(db, (trx) => work({ ...services, db: trx }));
  const body_hash = hashOf(call);
  return inTransaction(db, async (trx) => {
    const earlier = await idempotencyKeys.claim(trx, { ...name, body_hash, created_at: now() });
    if (earlier && earlier.body_hash !== body_hash) throw conflict('key-used');
    // The stored result comes from the same route, so it has this type.
    if (earlier) return earlier.answer as T;
    const result = await work({ ...services, db: trx });
    await idempotencyKeys.storeAnswer(trx, name, result);
    return result;
  });
}

/** Undefined for a call without a key that counts. Those of calls without a session are nobody's. */
function nameOf(call: FastifyRequest): idempotencyKeys.Name | undefined {
  const user_id = knownUser(call);
  const { 'idempotency-key': key } = call.headers;
  if (call.method !== 'POST' || call.routeOptions.config.isForOnce) return undefined;
  if (key === undefined || user_id === undefined) return undefined;
  if (typeof key !== 'string' || key.length === 0 || key.length > 255)
    throw wrong('Idempotency-Key', { rule: 'text', least: 1, most: 255 });
  return { user_id, call: `${call.method} ${call.url.split('?')[0]}`, key };
}

/** The row of the whole answer, beside that of the result. */
const answerTo = (name: idempotencyKeys.Name): idempotencyKeys.Name => ({
  ...name,
  call: `answer to ${name.call}`,
});

/** A file that came with a call. */
interface SentFile {
  name: string;
  digest: string;
}

const filesOf = new WeakMap<FastifyRequest, SentFile[]>();

/** What came with a call belongs to its body. */
export function addFiles(call: FastifyRequest, files: readonly SentFile[]): void {
  const sent = files.map(({ name, digest }) => ({ name, digest }));
  if (sent.length > 0) filesOf.set(call, sent);
}

const hashOf = (call: FastifyRequest): string =>
  digestOf(JSON.stringify({ body: call.body ?? null, files: filesOf.get(call) }));

export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');
