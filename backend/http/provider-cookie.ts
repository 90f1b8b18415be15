/** The cookie that binds a sign-in with a provider to the browser in which it began. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import { readBrowserCookie, setBrowserCookie } from './browser-cookie.ts';

const name = 'dragoman-provider';

/** Empty where there is none, which belongs to no sign-in. */
export const readProviderCookie = (call: FastifyRequest, config: Config): string =>
  readBrowserCookie(call, config, name);

/** `Lax`: the provider leads the browser back from another site. */
export const setProviderCookie = (call: FastifyRequest, reply: FastifyReply, config: Config): string =>
  setBrowserCookie(call, reply, config, { name, sameSite: 'Lax', life: 600 });
