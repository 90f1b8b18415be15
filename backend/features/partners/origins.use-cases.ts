/** The origins of a partner, where its pages may sign people in. */
import type { Caller } from '#backend/platform/auth/caller.ts';
import { newToken } from '#backend/platform/auth/tokens.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { conflict, invalid, notFound } from '#backend/platform/errors.ts';
import { isLoopback } from '#backend/platform/outgoing/addresses.ts';
import { callOutside, OutsideFailure } from '#backend/platform/outgoing/call-outside.ts';
import type { Services } from '#backend/services.ts';
import * as origins from './origins.queries.ts';
import { partnersChanged } from './partner-directory.ts';
import type { RegisteredPartner } from './registered-partners.ts';
import { changePartner, lockPartner } from './use-cases.ts';

const most = 50;

/**
 * A member names an origin of the partner. It counts once it is proved. The same one again keeps its token and its
 * proof.
 */
export function addOrigin(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  actor: string,
  partner: RegisteredPartner,
  origin: string,
): Promise<origins.PartnerOrigin> {
  return inTransaction(db, async (trx) => {
    const { at } = await lockPartner(trx, actor, partner, 'account');
    const known = await origins.list(trx, partner.id);
    const same = known.find((one) => one.origin === origin);
    if (same) return same;
    if (known.length >= most) throw conflict('limit-reached', { count: most });
    // Pages of this machine are nobody else's.
    const isProved = !config.isDeployed && isLoopbackOrigin(origin);
    const token = `dragoman-${newToken()}`;
    const named = { partner_id: partner.id, origin, token, created_at: at };
    const added = await origins.add(trx, { ...named, verified_at: isProved ? at : null });
    if (isProved) await bus.publish(trx, partnersChanged);
    return added;
  });
}

/** Looks for the token of an origin on the origin itself: in its file, else in its home page. */
export async function verifyOrigin(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  caller: Caller,
  partner: RegisteredPartner,
  origin: string,
): Promise<origins.PartnerOrigin> {
  if (partner.isFixed) throw conflict('partner-fixed');
  const known = await origins.find(db, partner.id, origin);
  if (!known) throw notFound('origin');
  if (known.verified_at) return known;
  // Outside of the transaction: the other side may take its time.
  await prove(known, config);
  return changePartner(db, caller, partner, 'account', async (trx, { at }) => {
    const verified = await origins.verify(trx, partner.id, origin, at);
    if (!verified) throw notFound('origin');
    await bus.publish(trx, partnersChanged);
    return verified;
  });
}

const places = [
  {
    path: '/.well-known/dragoman.txt',
    holds: (text: string, token: string) => text.split(/\s+/).includes(token),
  },
  {
    path: '/',
    holds: (html: string, token: string) =>
      [...html.matchAll(/<meta\b[^>]*>/gi)].some(
        ([tag]) =>
          /\sname\s*=\s*["']?dragoman-verification["'\s/>]/i.test(tag) &&
          attributeOf(tag, 'content') === token,
      ),
  },
];

async function prove(
  { origin, token }: origins.PartnerOrigin,
  options: { privateAddresses: boolean },
): Promise<void> {
  // Both at once: somebody waits, and an origin may take all of its time to say nothing.
  const found = await Promise.all(
    places.map(async ({ path, holds }) => {
      try {
        const { status, text } = await callOutside({ method: 'GET', url: origin + path }, options);
        return status === 200 && holds(text, token) ? 'proof' : 'nothing';
      } catch (error) {
        if (error instanceof OutsideFailure) return error.problem;
        throw error;
      }
    }),
  );
  if (found.includes('proof')) return;
  if (found.includes('private-address') || found.includes('not-https')) throw invalid('outside-private');
  throw found.includes('nothing')
    ? conflict('origin-unproven', { origin })
    : conflict('origin-unreachable', { origin });
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined)
    ?.trim();

/** A member takes an origin away from the partner: its pages are signed out, and make public calls only. */
export function removeOrigin(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  caller: Caller,
  partner: RegisteredPartner,
  origin: string,
): Promise<void> {
  return changePartner(db, caller, partner, 'account', async (trx) => {
    if (!(await origins.remove(trx, partner.id, origin))) throw notFound('origin');
    await bus.publish(trx, partnersChanged);
  });
}

/** Origins as browsers send them. */

/** Undefined for anything else than `https://host` or `http://host`, with or without a port. */
export function originOf(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@*\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

const isLoopbackOrigin = (origin: string): boolean => isLoopback(new URL(origin).hostname);

/** The origin of a web page’s address; empty for anything else. */
export function pageOriginOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : '';
}
