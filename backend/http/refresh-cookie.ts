/** The cookie with the refresh token of a partner's page: not readable by scripts, and partitioned by site. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Origins of one site share a cookie jar, so the name contains a hash of the origin. */
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
