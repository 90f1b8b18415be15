/** Who is calling. The token comes as `Bearer TOKEN` or, as the spec's own client sends it, bare. */
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

/** The hooks made below, by which the published contract knows which calls ask for a token. */
const tokenHooks = new WeakSet<object>();

export const asksForToken = (onRequest: object | object[] | undefined): boolean =>
  [onRequest ?? []].flat().some((hook) => tokenHooks.has(hook));

/** A hook for routes that need a session; it runs before the body is read. */
export function requireSession({ db, now }: Pick<Services, 'db' | 'now'>): Hook {
  const hook: Hook = async (call, reply) => {
    // What is told to one person stays in no cache, not even in that of a browser that others use after them.
    reply.header('cache-control', 'private, no-store');
    const caller = await findCaller(call, db, now());
    if (!caller) throw unauthorized();
    callers.set(call, caller);
  };
  tokenHooks.add(hook);
  return hook;
}

/**
 * The caller, if the token holds and comes from where it belongs. Browsers name the origin on every call of one site
 * to another that carries a token; a call without one is no foreign page's.
 */
export async function findCaller(call: FastifyRequest, db: Db, now: Date): Promise<Caller | undefined> {
  const token = tokenOf(call);
  const caller = token ? await sessions.find(db, tokenHash(token), now) : undefined;
  const { origin } = call.headers;
  const isElsewhere = caller?.origin && origin && caller.origin !== origin;
  return isElsewhere ? undefined : caller;
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
