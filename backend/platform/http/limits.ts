/** How much work one caller may cause, how long a page waits, and in which order work is done. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '#backend/config.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { tooMany } from '#backend/platform/errors.ts';
import { busy } from './api-error.ts';
import * as calls from './call-counts.queries.ts';
import { type Hook, networksOf, userOf } from './caller.ts';
import type { App } from './fastify-app.ts';

/** How many times the limit of an address its IPv6 networks have: the /64, the /56, the /48. */
const growth = [1, 2, 5];

const minute = 60_000;

/** Before the routes. The database counts, so that a limit holds over all processes. */
export async function countCalls(app: App, services: Needed & { config: Config }): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: countsIn(services),
    keyGenerator: (call) => keyOf(routeOf(call), networksOf(call.ip)),
    errorResponseBuilder: (_call, { ttl }) => tooMany(Math.max(1, Math.ceil(ttl / 1000))),
    // All limits per minute but that of wrong passwords.
    allowList: () => services.config.rateLimits === 'off',
  });
}

/** What is limited, and for whom: the narrowest first. */
const keyOf = (what: string, subjects: readonly string[]): string => [what, ...subjects].join('|');

const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url}`;

interface Needed {
  db: Db;
  now: () => Date;
}

function countsIn({ db, now }: Needed) {
  /** Whoever is refused is refused until the minute is over, without asking the database again. */
  const refused = new LRUCache<string, true>({ max: 10_000 });
  return class Counts {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      window: number,
      max: number,
    ): void {
      const count = async () => {
        if (refused.has(key)) return { current: max + 1, ttl: refused.getRemainingTTL(key) };
        const [what, ...subjects] = key.split('|');
        const keys = subjects.map((subject) => `${what}|${subject}`);
        const counts = await calls.countCall(db, keys, now(), window);
        const left = counts.map((counted) => ({
          calls: max * (growth[keys.indexOf(counted.key)] ?? 1) - counted.number,
          ttl: counted.begun_at.getTime() + window - now().getTime(),
        }));
        const { calls: least, ttl } = left.reduce((one, other) => (other.calls < one.calls ? other : one));
        if (least < 0 && ttl > 0) refused.set(key, true, { ttl });
        return { current: max - least, ttl: Math.max(1, ttl) };
      };
      count().then(
        (result) => done(null, result),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }
    /** The keys name what they count. */
    child(): Counts {
      return this;
    }
  };
}

/**
 * How often the callers of one address may cause some work in a minute. For work that not every call of a route causes.
 * A route that always does has `config.rateLimit`.
 */
export function limitPerAddress(
  app: App,
  max: number,
  work: string,
): (call: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max,
    timeWindow: minute,
    keyGenerator: (call) => keyOf(work, networksOf(call.ip)),
  });
  return async (call) => {
    const limit = await count(call);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(Math.max(1, limit.ttlInSeconds));
  };
}

/**
 * How often a user may make a call in a minute, over all addresses and sessions. A hook that runs after
 * `requireSession`. Routes count together where they name the same work.
 */
export function limitPerUser(app: App, max: number, work?: string): Hook {
  const count = app.createRateLimit({
    max,
    timeWindow: minute,
    keyGenerator: (call) => keyOf(work ?? routeOf(call), [userOf(call).id]),
  });
  return async (call, reply) => {
    const limit = await count(call);
    if (limit.isAllowed) return;
    reply.headers({ 'x-ratelimit-limit': max, 'x-ratelimit-remaining': limit.remaining });
    if (limit.isExceeded) throw tooMany(Math.max(1, limit.ttlInSeconds));
  };
}

/**
 * How many of something the callers of one address may hold at once in this process. Returns a function that takes a
 * place for a caller and returns what gives it back; undefined where there is none left.
 */
export function placesPerAddress(most: number): (address: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  return (address) => {
    const networks = networksOf(address);
    const isFull = networks.some((network, at) => (taken.get(network) ?? 0) >= most * (growth[at] ?? 1));
    if (isFull) return undefined;
    for (const network of networks) taken.set(network, (taken.get(network) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      for (const network of networks) {
        const left = (taken.get(network) ?? 0) - 1;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
      }
    };
  };
}

/** An address has so many at most. Browsers open six, and an office has a hundred of them. */
const mostConnections = 500;

/** Refuses connections of an address that has too many. Behind a proxy the proxy counts: all are from there. */
export function limitConnections(app: App, { rateLimits, trustProxy }: Config): void {
  if (rateLimits === 'off' || trustProxy !== false) return;
  const take = placesPerAddress(mostConnections);
  app.server.on('connection', (socket) => {
    const giveBack = take(socket.remoteAddress ?? '');
    if (giveBack) socket.once('close', giveBack);
    else socket.destroy();
  });
}

/**
 * Says once that a proxy seems to stand before a deployed server that trusts none: each limit by address then counts
 * the proxy for all of its visitors.
 */
export function noticeProxy(app: App, { isDeployed, trustProxy }: Config): void {
  if (!isDeployed || trustProxy !== false) return;
  let isNoticed = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isNoticed || headers['x-forwarded-for'] === undefined) return;
    isNoticed = true;
    app.log.warn(
      'A call came with X-Forwarded-For, and TRUST_PROXY is off: if a proxy stands before this server, set it, or each limit by address counts all visitors as one.',
    );
  });
}

/** An address may make so many in a minute. A page makes some five, and a partner's server reads for all of its visitors. */
const mostReads = 1200;

/** The routes that send files as they are stored. Others below the same addresses do work. */
const files: ReadonlySet<string> = new Set([
  '/healthz',
  '/embed/*',
  '/embed/sign-in',
  '/embed/preview/*',
  '/assets/*',
  '/flags/:file',
  '/uploads/avatars/:file',
  '/uploads/logos/:file',
]);

/**
 * Refuses reads of an address that reads all the time, signed in or not. This process counts: to count in the database
 * would cost as much as to answer. Files are no reads.
 */
export function limitReads(
  app: App,
  { config: { rateLimits }, now }: { config: Config; now: () => Date },
): void {
  if (rateLimits === 'off') return;
  const reads = new LRUCache<string, number>({
    max: 50_000,
    ttl: minute,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  app.addHook('onRequest', async (call) => {
    const { url = '' } = call.routeOptions;
    const isRead = call.method === 'GET' || call.method === 'HEAD';
    if (!isRead || files.has(url)) return;
    for (const [at, network] of networksOf(call.ip).entries()) {
      const number = (reads.get(network) ?? 0) + 1;
      reads.set(network, number);
      if (number <= mostReads * (growth[at] ?? 1)) continue;
      const seconds = Math.max(1, Math.ceil(reads.getRemainingTTL(network) / 1000));
      if (!call.is404) throw tooMany(seconds);
      // A page, which a browser can render: it shows no JSON to a visitor.
      call.retryAfter = seconds;
    }
  });
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
