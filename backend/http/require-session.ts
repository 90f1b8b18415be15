/** Authenticates calls. The token comes as `Bearer TOKEN`, or bare as the spec's own client sends it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#backend/auth/caller.ts';
import { tokenHash } from '#backend/auth/tokens.ts';
import type { User } from '#backend/database/tables.ts';
import type { Db } from '#backend/database/transaction.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { unauthorized } from './api-error.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

type Hook = (call: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A hook: no cache may store personal answers, not even the browser's, which other people may use later. */
export const neverStored: Hook = async (_call, reply) => {
  reply.header('cache-control', 'private, no-store');
};

/** The hooks made below. The OpenAPI document marks routes with one of them as requiring a token. */
const tokenHooks = new WeakSet<object>();

export const requiresToken = (onRequest: object | object[] | undefined): boolean =>
  [onRequest ?? []].flat().some((hook) => tokenHooks.has(hook));

/** A hook for routes that need a session; it runs before the body is read. */
export function requireSession({ db, now }: Pick<Services, 'db' | 'now'>): Hook {
  const hook: Hook = async (call, reply) => {
    await neverStored(call, reply);
    const caller = await findCaller(call, db, now());
    if (!caller) throw unauthorized();
    callers.set(call, caller);
  };
  tokenHooks.add(hook);
  return hook;
}

/**
 * The caller, if the token is valid and the call comes from the token's origin. Browsers send an `Origin` header with
 * every cross-origin call that has a token, so a call without one does not come from another site's page.
 */
export async function findCaller(call: FastifyRequest, db: Db, now: Date): Promise<Caller | undefined> {
  const token = tokenOf(call);
  const caller = token ? await sessions.find(db, tokenHash(token), now) : undefined;
  const { origin } = call.headers;
  const isOtherOrigin = caller?.origin && origin && caller.origin !== origin;
  return isOtherOrigin ? undefined : caller;
}

export function callerOf(call: FastifyRequest): Caller {
  const caller = callers.get(call);
  if (!caller) throw unauthorized();
  return caller;
}

export const userOf = (call: FastifyRequest): User => callerOf(call).user;

function tokenOf(call: FastifyRequest): string | undefined {
  const [, token] = /^(?:bearer\s+)?(\S{1,512})$/i.exec(call.headers.authorization?.trim() ?? '') ?? [];
  return token;
}
