/** Who makes a call: written by the hook that authenticates it, read by routes and by what runs after the hook. */
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Caller, CallSource, Reader } from '#backend/platform/auth/caller.ts';
import { isRecent } from '#backend/platform/auth/recent-proof.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { forbidden, notFound, refusedSignIn } from '#backend/platform/errors.ts';
import { unauthorized } from './api-error.ts';
import type { App } from './fastify-app.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

export type Hook = (call: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A hook: no cache may store personal answers, not even the browser's, which other people may use later. */
export const neverStored: Hook = async (_call, reply) => {
  reply.header('cache-control', 'private, no-store');
};

/** `page`: what the widgets on a partner's page need. The tokens of these pages have this scope, all others the full one. */
export type Scope = 'full' | 'page';

export const scopeOf = ({ origin }: Caller): Scope => (origin === null ? 'full' : 'page');

/** The hooks of `requireSession`, with the least scope that they accept. The OpenAPI document shows it for each route. */
const tokenHooks = new WeakMap<object, Scope>();

/** Undefined for routes without a token. */
export const requiredScope = (onRequest: object | object[] | undefined): Scope | undefined =>
  [onRequest ?? []].flat().flatMap((hook) => tokenHooks.get(hook) ?? [])[0];

export function requiresScope(hook: Hook, least: Scope): void {
  tokenHooks.set(hook, least);
}

export function setCaller(call: FastifyRequest, caller: Caller): void {
  callers.set(call, caller);
}

/** The user of a call that may have been refused. */
export const knownUser = (call: FastifyRequest): string | undefined => callers.get(call)?.user.id;

export function callerOf(call: FastifyRequest): Caller {
  const caller = callers.get(call);
  if (!caller) throw unauthorized();
  return caller;
}

export const scopeOfCall = (call: FastifyRequest): Scope => scopeOf(callerOf(call));

export function readerOf(call: FastifyRequest): Reader {
  const { user, origin } = callerOf(call);
  return { id: user.id, origin };
}

export const userOf = (call: FastifyRequest): User => callerOf(call).user;

export function tokenOf(call: FastifyRequest): string | undefined {
  const [, token] = /^(?:bearer\s+)?(\S{1,512})$/i.exec(call.headers.authorization?.trim() ?? '') ?? [];
  return token;
}

export const sourceOf = (call: FastifyRequest): CallSource => ({
  network: networkOf(call.ip),
  requestId: call.id,
});

/** For the audit log: the /24 of an IPv4 address, the /64 of an IPv6 address. */
export function networkOf(address: string | undefined): string | null {
  const [ip = ''] = address?.replace(/^::ffff:(?=\d+\.)/i, '').split('%') ?? [];
  if (isIPv4(ip)) return ip.replace(/\d+$/, '0/24');
  if (!isIPv6(ip)) return null;
  const [start = [], end = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  // The double colon stands for the zeros between the two.
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = [...start, ...zeros, ...end].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * As what an address counts, the narrowest first: an IPv4 address as itself, an IPv6 one as its /64, /56 and /48.
 * Whoever has an IPv6 network has all of its addresses.
 */
export function networksOf(address: string): string[] {
  const [ip = ''] = address.split('%');
  if (!ipaddr.isValid(ip)) return ['unknown'];
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return [parsed.toString()];
  return [64, 56, 48].map(
    (bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`,
  );
}

export const isOperator = (call: FastifyRequest): boolean =>
  userOf(call).is_operator && scopeOfCall(call) === 'full';

/**
 * Routes for operators: for everybody else they do not exist. Support reads what operators read, and changes nothing
 * there. Never on a partner's page. A hook that runs after `requireSession`.
 */
export async function requireOperator(call: FastifyRequest): Promise<void> {
  if (!isOperator(call)) throw notFound('address');
  const isChange = call.method !== 'GET' && call.method !== 'HEAD';
  if (isChange && userOf(call).operator_role === 'support') throw forbidden('operator-needed');
}

/**
 * Where anybody can reach the server, whoever decides about others has shown a passkey or a second factor in this session.
 * For all changes under `/operator`, also those of routes that are registered later.
 */
export function requireTwoFactorsOfOperators(app: App, { isDeployed }: { isDeployed: boolean }): void {
  if (!isDeployed) return;
  app.addHook('preValidation', async (call) => {
    const isChange = call.method !== 'GET' && call.method !== 'HEAD';
    if (!isChange || !call.routeOptions.url?.startsWith('/operator/')) return;
    if (!callerOf(call).hasTwoFactors) throw forbidden('second-factor-needed');
  });
}

/**
 * Refuses a sensitive call, such as an export, when the person entered their password or used a passkey too long
 * ago. A hook that runs after `requireSession`.
 */
export const requireRecentProof =
  ({ now }: { now: () => Date }) =>
  async (call: FastifyRequest): Promise<void> => {
    if (!isRecent(callerOf(call).confirmedAt, now())) throw refusedSignIn('reauthentication-needed');
  };
