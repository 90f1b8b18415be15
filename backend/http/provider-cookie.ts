/**
 * The cookie that binds a sign-in with a provider to the browser in which it began: nobody can finish it in another one,
 * such as that of a person whom they have sent the provider's answer.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '#backend/auth/tokens.ts';
import type { Config } from '#backend/config.ts';
import { ownOrigin } from './public-url.ts';

const seconds = 600;

/** Browsers accept the prefix from this host and by https only. */
const nameFor = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}dragoman-provider`;

const isSecure = (call: FastifyRequest, config: Config) => ownOrigin(call, config).startsWith('https:');

/** Empty where there is none, which belongs to no sign-in. */
export function readProviderCookie(call: FastifyRequest, config: Config): string {
  const name = nameFor(isSecure(call, config));
  const pairs = (call.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([key]) => key === name)?.[1] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : '';
}

/** The same for sign-ins in several tabs. */
export function setProviderCookie(call: FastifyRequest, reply: FastifyReply, config: Config): string {
  const value = readProviderCookie(call, config) || newToken();
  const secure = isSecure(call, config);
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${nameFor(secure)}=${value}; ${attributes}`);
  return value;
}
