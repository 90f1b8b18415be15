/**
 * Sheds load: while the event loop lags, calls without a valid token are refused, so that signed-in people can go on.
 * Signing in is refused last, and pages are not refused but marked: a browser can render them, and shows no JSON to a
 * visitor.
 */
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '#backend/config.ts';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import { busy } from './api-error.ts';
import { knownUser, tokenOf } from './caller.ts';
import type { App } from './fastify-app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** In seconds, after which to try again, where the event loop lags; else 0. */
    retryAfter: number;
  }
}

/** In milliseconds: the lag is the mean over so long. */
const sampleInterval = 500;
/** In seconds, after which a refused caller may try again. */
const retryAfter = 2;
const logInterval = 10_000;
/** How many times the lag at which other calls are refused may be before signing in is. */
const signInFactor = 5;
/** In milliseconds, how long a token that was valid counts as valid here. */
const rememberedFor = 300_000;
/** Tokens that are looked up at once while the event loop lags: made-up ones must not become work of their own. */
const mostLookUps = 4;

/**
 * Load balancers would take a process that does not answer /healthz for a dead one. Files cost little, and a page asks
 * for them without the token of the person who is signed in. The sign-in window is a file too.
 */
const alwaysAnswered = new Set(['/healthz', '/embed/*', '/assets/*', '/embed/sign-in']);

/** Signing in, at the marketplace and on partners' pages, and what goes on with it. */
const isSignIn = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  /^\/(login|auth|embed\/(codes|session|site))(\/|$)/.test(url);

/** `isValid` looks up the token of a call. */
export async function shedLoad(
  app: App,
  { maxEventLoopDelay }: Config,
  isValid: (call: FastifyRequest) => Promise<boolean>,
): Promise<void> {
  app.decorateRequest('retryAfter', 0);
  if (maxEventLoopDelay === 0) return;
  let isStarted = false;
  let loggedAt = 0;
  // Starting occupies the event loop too.
  app.addHook('onListen', async () => {
    setTimeout(() => {
      isStarted = true;
    }, 2 * sampleInterval).unref();
  });

  const known = new LRUCache<string, boolean>({ max: 10_000, ttl: rememberedFor });
  let lookUps = 0;
  app.addHook('onResponse', async (call) => {
    const token = knownUser(call) && tokenOf(call);
    if (token) known.set(tokenHash(token), true);
  });
  /** Without asking the database for a token that it answered about before. */
  async function isOfMember(call: FastifyRequest): Promise<boolean> {
    const token = tokenOf(call);
    if (!token) return false;
    const hash = tokenHash(token);
    const answer = known.get(hash);
    if (answer !== undefined || lookUps >= mostLookUps) return answer ?? false;
    lookUps += 1;
    try {
      const found = await isValid(call);
      known.set(hash, found);
      return found;
    } catch {
      // The database is away. The call itself says so.
      return false;
    } finally {
      lookUps -= 1;
    }
  }

  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    async pressureHandler(call, _reply, _kind, delay) {
      if (!isStarted || alwaysAnswered.has(call.routeOptions.url ?? '')) return;
      if (isSignIn(call) && Number(delay) <= signInFactor * maxEventLoopDelay) return;
      if (await isOfMember(call)) return;
      if (Date.now() - loggedAt > logInterval) {
        loggedAt = Date.now();
        call.log.warn({ delay }, 'The event loop lags: calls without a valid token are refused.');
      }
      if (!call.is404) throw busy(retryAfter);
      call.retryAfter = retryAfter;
    },
  });
}
