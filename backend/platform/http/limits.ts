/** How much work one caller may cause, how long a page waits, and in which order work is done. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { tooMany } from '#backend/platform/errors.ts';
import { busy } from './api-error.ts';
import { type Hook, userOf } from './caller.ts';
import type { App } from './fastify-app.ts';

/**
 * How often the callers of one address may cause some work in a minute. An IPv6 address counts by its /64. For work
 * that not every call of a route causes. A route that always does has `config.rateLimit`.
 */
export function limitPerAddress(app: App, max: number): (call: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow: 60_000 });
  return async (call) => {
    const limit = await count(call);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(Math.max(1, limit.ttlInSeconds));
  };
}

/**
 * How often a user may make a call in a minute, over all addresses and sessions. A hook that runs after
 * `requireSession`. Routes with the same hook share its count.
 */
export function limitPerUser(app: App, max: number): Hook {
  const count = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: (call) => userOf(call).id,
  });
  return async (call, reply) => {
    const limit = await count(call);
    if (limit.isAllowed) return;
    reply.headers({ 'x-ratelimit-limit': max, 'x-ratelimit-remaining': limit.remaining });
    if (limit.isExceeded) throw tooMany(Math.max(1, limit.ttlInSeconds));
  };
}

/** This hook for calls that may contain files. The body is not read yet, so its type decides. */
export const whenFiles =
  (hook: Hook): Hook =>
  async (call, reply) => {
    if (/^multipart\//i.test(call.headers['content-type'] ?? '')) await hook(call, reply);
  };

/** In milliseconds. A database that hangs answers later than anybody waits for a page. */
const longestWait = 5000;

/**
 * How long a page waits for what it shows. Fails with this error where the work takes too long. The work itself goes
 * on.
 */
export async function within<T>(work: PromiseLike<T>, late: () => Error): Promise<T> {
  const timer = new AbortController();
  const { signal } = timer;
  const limit = setTimeout(longestWait, undefined, { signal, ref: false }).then(() => {
    throw late();
  });
  return await Promise.race([work, limit]).finally(() => timer.abort());
}

/** In seconds, after which a refused caller may try again. */
const retryAfter = 2;

/**
 * Work that occupies the event loop runs one piece at a time, with other calls answered in between. Returns a
 * function that runs work when all earlier work has ended. It refuses what exceeds the queue.
 */
export function workQueue(maxWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => T): Promise<T> => {
    if (waiting >= maxWaiting) throw busy(retryAfter);
    waiting += 1;
    const result = last.then(() => setImmediate()).then(work);
    last = result.catch(() => undefined);
    return result.finally(() => {
      waiting -= 1;
    });
  };
}
