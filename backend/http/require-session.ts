/** Authenticates calls. The token comes as `Bearer TOKEN`, or bare as the spec's own client sends it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#backend/auth/caller.ts';
import { tokenHash } from '#backend/auth/tokens.ts';
import type { User } from '#backend/database/tables.ts';
import { forbidden } from '#backend/domain/errors.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { unauthorized } from './api-error.ts';
import { sourceOf } from './call-source.ts';

/** How old the time of the last use may be, in milliseconds: not every call writes. */
const usePrecision = 300_000;

const callers = new WeakMap<FastifyRequest, Caller>();

type Hook = (call: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A hook: no cache may store personal answers, not even the browser's, which other people may use later. */
export const neverStored: Hook = async (_call, reply) => {
  reply.header('cache-control', 'private, no-store');
};

/** `page`: what the widgets on a partner's page need. The tokens of these pages have this scope, all others the full one. */
type Scope = 'full' | 'page';

const scopeOf = ({ origin }: Caller): Scope => (origin === null ? 'full' : 'page');

/** The hooks made below, with the least scope that they accept. The OpenAPI document shows it for each route. */
const tokenHooks = new WeakMap<object, Scope>();

/** Undefined for routes without a token. */
export const requiredScope = (onRequest: object | object[] | undefined): Scope | undefined =>
  [onRequest ?? []].flat().flatMap((hook) => tokenHooks.get(hook) ?? [])[0];

type Needed = Pick<Services, 'db' | 'partners' | 'now'>;

/**
 * A hook for routes that need a session; it runs before the body is read. A token of a partner's page may call only the
 * routes that ask for the scope `page`.
 */
export function requireSession(services: Needed, least: Scope = 'full'): Hook {
  const hook: Hook = async (call, reply) => {
    await neverStored(call, reply);
    const caller = await findCaller(call, services);
    if (!caller) throw unauthorized();
    callers.set(call, caller);
    call.log = reply.log = call.log.child({ user: caller.user.id });
    if (least === 'full' && scopeOf(caller) === 'page') throw forbidden('insufficient-scope');
    await recordUse(call, caller, services);
  };
  tokenHooks.set(hook, least);
  return hook;
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

/** The user of a call that may have been refused. */
export const knownUser = (call: FastifyRequest): string | undefined => callers.get(call)?.user.id;

export function callerOf(call: FastifyRequest): Caller {
  const caller = callers.get(call);
  if (!caller) throw unauthorized();
  return caller;
}

export const scopeOfCall = (call: FastifyRequest): Scope => scopeOf(callerOf(call));

export const userOf = (call: FastifyRequest): User => callerOf(call).user;

export function tokenOf(call: FastifyRequest): string | undefined {
  const [, token] = /^(?:bearer\s+)?(\S{1,512})$/i.exec(call.headers.authorization?.trim() ?? '') ?? [];
  return token;
}
