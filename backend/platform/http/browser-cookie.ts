/**
 * Cookies that bind what begins in a browser to that browser: nobody can finish it in another one, such as that of a person
 * whom they have sent an address.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import { newToken } from '#backend/platform/auth/tokens.ts';
import { ownOrigin } from './public-url.ts';

/** Browsers accept the prefix from this host and by https only. */
const nameFor = (name: string, isSecure: boolean) => `${isSecure ? '__Host-' : ''}${name}`;

const isSecure = (call: FastifyRequest, config: Config) => ownOrigin(call, config).startsWith('https:');

/** Empty where there is none. */
export function readBrowserCookie(call: FastifyRequest, config: Config, cookie: string): string {
  const name = nameFor(cookie, isSecure(call, config));
  const pairs = (call.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([key]) => key === name)?.[1] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : '';
}

interface Cookie {
  name: string;
  sameSite: 'Lax' | 'Strict';
  /** How long the browser keeps it, in seconds. */
  life: number;
}

/** Keeps the value that the browser has, for what has begun in its other tabs. */
export function setBrowserCookie(
  call: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  { name, sameSite, life }: Cookie,
): string {
  const value = readBrowserCookie(call, config, name) || newToken();
  const secure = isSecure(call, config);
  const attributes = `Path=/; Max-Age=${life}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${nameFor(name, secure)}=${value}; ${attributes}`);
  return value;
}
