/** Authenticates calls. The token comes as `Bearer TOKEN`, or bare as the spec's own client sends it. */
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#backend/platform/auth/caller.ts';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import { type DomainError, marketplaceOnly } from '#backend/platform/errors.ts';
import { unauthorized } from '#backend/platform/http/api-error.ts';
import {
  type Hook,
  neverStored,
  requiresScope,
  type Scope,
  scopeOf,
  setCaller,
  sourceOf,
  tokenOf,
} from '#backend/platform/http/caller.ts';
import { parameter } from '#backend/platform/http/load-resource.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import { marketplacePage } from './marketplace-pages.ts';
import * as sessions from './sessions.queries.ts';

/** How old the time of the last use may be, in milliseconds: not every call writes. */
const usePrecision = 300_000;

type Needed = Pick<Services, 'db' | 'partners' | 'now'>;
type WithConfig = Needed & Pick<Services, 'config'>;

/**
 * A hook for routes that need a session; it runs before the body is read. A token of a partner's page may call only the
 * routes that ask for the scope `page`; the refusal of any other links to our page for it.
 */
export function requireSession(services: WithConfig, least: Scope = 'full'): Hook {
  const hook: Hook = async (call, reply) => {
    await neverStored(call, reply);
    const caller = await findCaller(call, services);
    if (!caller) throw unauthorized();
    setCaller(call, caller);
    call.log = reply.log = call.log.child({ user: caller.user.id });
    if (least === 'full' && scopeOf(caller) === 'page') throw refuseOnPage(call, services);
    await recordUse(call, caller, services);
  };
  requiresScope(hook, least);
  return hook;
}

/** The refusal of a call on a partner's page, with a link to our own page for it. */
export function refuseOnPage(
  call: FastifyRequest,
  { config }: Pick<Services, 'config'>,
  page = marketplacePage(call.routeOptions.url ?? '', parameter(call, 'id')),
): DomainError {
  return marketplaceOnly(ownOrigin(call, config) + page);
}

async function recordUse(call: FastifyRequest, { sessionId, usedAt }: Caller, { db, now }: Needed) {
  const at = now();
  if (usedAt && at.getTime() - usedAt.getTime() < usePrecision) return;
  // The caller gets the answer, whether its time can be stored or not.
  await sessions.touch(db, sessionId, at).catch((error: unknown) => call.log.error(error));
}

/**
 * The caller, if the token is valid. The token of a partner's page is valid only with the `Origin` header of that page,
 * which browsers send with every cross-origin call, and only while the origin is registered.
 */
export async function findCaller(
  call: FastifyRequest,
  { db, partners, now }: Needed,
): Promise<Caller | undefined> {
  const token = tokenOf(call);
  const found = token ? await sessions.find(db, tokenHash(token), now()) : undefined;
  const caller = found && { ...found, source: sourceOf(call) };
  if (!caller || caller.origin === null) return caller;
  if (call.headers.origin !== caller.origin) return undefined;
  return (await partners.at(caller.origin)) ? caller : undefined;
}
