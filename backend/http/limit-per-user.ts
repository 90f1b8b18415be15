/** How often a user may make a call in a minute, over all addresses and sessions. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooMany } from '#backend/domain/errors.ts';
import type { App } from './fastify-app.ts';
import { userOf } from './require-session.ts';

export type Hook = (call: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A hook that runs after `requireSession`. Routes with the same hook share its count. */
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

/** The same hook, for calls that may contain files. The body is not read yet, so its type decides. */
export const whenFiles =
  (hook: Hook): Hook =>
  async (call, reply) => {
    if (/^multipart\//i.test(call.headers['content-type'] ?? '')) await hook(call, reply);
  };
