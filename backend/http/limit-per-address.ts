/** How often the callers of one address may cause some work in a minute. An IPv6 address counts by its /64. */
import type { FastifyRequest } from 'fastify';
import { tooMany } from '#backend/domain/errors.ts';
import type { App } from './fastify-app.ts';

/** For work that not every call of a route causes. A route that always does has `config.rateLimit`. */
export function limitPerAddress(app: App, max: number): (call: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow: 60_000 });
  return async (call) => {
    const limit = await count(call);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(Math.max(1, limit.ttlInSeconds));
  };
}
