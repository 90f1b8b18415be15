/** Looks for the token of an origin on the origin itself: in its file, else in its home page. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, invalid, notFound } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import { partnersChanged } from '#backend/live/partner-directory.ts';
import { callOutside, OutsideFailure } from '#backend/outgoing/call-outside.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as origins from '#backend/repositories/partner-origins.ts';
import type { Services } from '#backend/services.ts';
import { lockPartner } from './lock-partner.ts';

export async function verifyOrigin(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  origin: string,
): Promise<origins.PartnerOrigin> {
  if (partner.isFixed) throw conflict('partner-fixed');
  const known = await origins.find(db, partner.id, origin);
  if (!known) throw notFound('origin');
  if (known.verified_at) return known;
  // Outside of the transaction: the other side may take its time.
  await prove(known, config);
  return inTransaction(db, async (trx) => {
    const { at } = await lockPartner(trx, user.id, partner, 'account');
    const verified = await origins.verify(trx, partner.id, origin, at);
    if (!verified) throw notFound('origin');
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
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
  const problems = [];
  for (const { path, holds } of places) {
    try {
      const { status, text } = await callOutside({ method: 'GET', url: origin + path }, options);
      if (status === 200 && holds(text, token)) return;
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error;
      if (error.problem === 'private-address' || error.problem === 'not-https')
        throw invalid('outside-private');
      problems.push(error.problem);
    }
  }
  throw problems.length === places.length
    ? conflict('origin-unreachable', { origin })
    : conflict('origin-unproven', { origin });
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined)
    ?.trim();
