/**
 * The cookie that binds the links of a partner's page to the browser in which its visitor has signed in. The sign-in window
 * sets it, which is a page of ours; no other site sends it, and no script reads it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import { readBrowserCookie, setBrowserCookie } from './browser-cookie.ts';

const name = 'dragoman-browser';

export const readLinkCookie = (call: FastifyRequest, config: Config): string =>
  readBrowserCookie(call, config, name);

/** As long as the sign-in that it belongs to. */
export const setLinkCookie = (call: FastifyRequest, reply: FastifyReply, config: Config): string =>
  setBrowserCookie(call, reply, config, { name, sameSite: 'Strict', life: config.sessionTtl });
