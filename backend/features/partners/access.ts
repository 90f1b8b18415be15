/** Who sees a partner: its own programs by a key, its members by their session. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import { notFound } from '#backend/platform/errors.ts';
import { partnerKeyNeeded } from '#backend/platform/http/api-error.ts';
import { neverStored, tokenOf, userOf } from '#backend/platform/http/caller.ts';
import { loadResource, parameter } from '#backend/platform/http/load-resource.ts';
import type { Services } from '#backend/services.ts';
import * as partnerKeys from './keys.queries.ts';
import type { RegisteredPartner } from './registered-partners.ts';

const partnersOfCalls = new WeakMap<FastifyRequest, RegisteredPartner>();

/** The hooks made below. The OpenAPI document shows it for each route. */
const keyHooks = new WeakSet<object>();

export const needsPartnerKey = (onRequest: object | object[] | undefined): boolean =>
  [onRequest ?? []].flat().some((hook) => keyHooks.has(hook));

/** Authenticates the calls of a partner’s own programs, which send one of its keys. */
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

/** The partner of a path, only for its members: for all others it does not exist. */
export const ownPartner = ({ partners }: Pick<Services, 'partners'>) =>
  loadResource(async (call) => {
    const id = parameter(call, 'id');
    const own = await partners.ofMember(userOf(call).id);
    const found = own.find((partner) => partner.id === id);
    if (!found) throw notFound('partner');
    return found;
  });
