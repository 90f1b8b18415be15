/**
 * Sheds load: while the event loop lags, calls without a token are refused, so that signed-in people can go on. Pages are
 * not refused but marked: a browser can render them, and shows no JSON to a visitor.
 */
import underPressure from '@fastify/under-pressure';
import type { Config } from '#backend/config.ts';
import { busy } from './api-error.ts';
import { tokenOf } from './caller.ts';
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

/**
 * Load balancers would take a process that does not answer /healthz for a dead one. Files cost little, and a page asks
 * for them without the token of the person who is signed in. The sign-in window is a file too.
 */
const alwaysAnswered = new Set(['/healthz', '/embed/*', '/assets/*', '/embed/sign-in']);

export async function shedLoad(app: App, { maxEventLoopDelay }: Config): Promise<void> {
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
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    async pressureHandler(call, _reply, _kind, delay) {
      if (!isStarted || tokenOf(call) || alwaysAnswered.has(call.routeOptions.url ?? '')) return;
      if (Date.now() - loggedAt > logInterval) {
        loggedAt = Date.now();
        call.log.warn({ delay }, 'The event loop lags: calls without a token are refused.');
      }
      if (!call.is404) throw busy(retryAfter);
      call.retryAfter = retryAfter;
    },
  });
}
