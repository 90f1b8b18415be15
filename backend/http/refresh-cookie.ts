/** The cookie that renews a sign-in on a partner's page: no script reads it, and each partner site has its own jar. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Origins of one site share a jar; each has a cookie of its own name in it. */
const nameFor = (origin: string) =>
  `dragoman-renewal-${createHash('sha256').update(origin).digest('hex').slice(0, 12)}`;

export function readRefreshCookie(call: FastifyRequest, origin: string): string | undefined {
  const name = nameFor(origin);
  const pairs = (call.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value && /^[\w-]{1,128}$/.test(value) ? value : undefined;
}

/** `life` in milliseconds. */
export function writeRefreshCookie(reply: FastifyReply, origin: string, token: string, life: number): void {
  const attributes = `Path=/embed/session; Max-Age=${Math.ceil(life / 1000)}; HttpOnly; Secure; SameSite=None; Partitioned`;
  reply.header('set-cookie', `${nameFor(origin)}=${token}; ${attributes}`);
}

export const clearRefreshCookie = (reply: FastifyReply, origin: string): void =>
  writeRefreshCookie(reply, origin, '', 0);
