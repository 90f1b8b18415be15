/** Authenticates the calls of a partner’s own programs, which send one of its keys. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHash } from '#backend/auth/tokens.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import * as partnerKeys from '#backend/repositories/partner-keys.ts';
import type { Services } from '#backend/services.ts';
import { partnerKeyNeeded } from './api-error.ts';
import { neverStored, tokenOf } from './require-session.ts';

const partnersOfCalls = new WeakMap<FastifyRequest, RegisteredPartner>();

/** The hooks made below. The OpenAPI document shows it for each route. */
const keyHooks = new WeakSet<object>();

export const needsPartnerKey = (onRequest: object | object[] | undefined): boolean =>
  [onRequest ?? []].flat().some((hook) => keyHooks.has(hook));

export function requirePartnerKey({ db, now, partners }: Pick<Services, 'db' | 'now' | 'partners'>) {
  const hook = async (call: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await neverStored(call, reply);
    const key = tokenOf(call);
    const found = key?.startsWith('dk_') ? await partnerKeys.use(db, tokenHash(key), now()) : undefined;
    // The operator may have removed the partner from the environment.
    const partner = found && (await partners.find(found.partner));
    if (!partner) throw partnerKeyNeeded();
    partnersOfCalls.set(call, partner);
  };
  keyHooks.add(hook);
  return hook;
}

/** The partner of a call that may have been refused. */
export const knownPartner = (call: FastifyRequest): RegisteredPartner | undefined =>
  partnersOfCalls.get(call);

export function partnerOf(call: FastifyRequest): RegisteredPartner {
  const partner = partnersOfCalls.get(call);
  if (!partner) throw partnerKeyNeeded();
  return partner;
}
