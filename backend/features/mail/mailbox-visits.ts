/**
 * Who may look into the outbox: whoever has the key that the start prints. In a browser the printed link, which works once,
 * puts a cookie in its place. Behind a proxy that says nothing of itself, others' calls look like this machine's.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import { isSame } from '#backend/platform/auth/tokens.ts';
import { readBrowserCookie, setBrowserCookie } from '#backend/platform/http/browser-cookie.ts';
import { tokenOf } from '#backend/platform/http/caller.ts';

const cookie = { name: 'dragoman-mailbox', sameSite: 'Strict', life: 30 * 24 * 60 * 60 } as const;

export function mailboxVisits(config: Config) {
  const visitors = new Set<string>();
  let isLinkUsed = false;
  return {
    isAllowed: (call: FastifyRequest): boolean =>
      visitors.has(readBrowserCookie(call, config, cookie.name)) ||
      isSame(tokenOf(call) ?? '', config.mailboxKey),
    /** Whether the call has the printed link. Its browser then has the cookie. */
    admit(call: FastifyRequest, reply: FastifyReply, key: string): boolean {
      if (isLinkUsed || !isSame(key, config.mailboxKey)) return false;
      isLinkUsed = true;
      visitors.add(setBrowserCookie(call, reply, config, cookie));
      return true;
    },
  };
}
