/** Request and answer shapes of partner accounts. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { Type } from '@fastify/type-provider-typebox';
import { wrong } from '#backend/platform/errors.ts';
import { iso } from '#backend/platform/http/answers.ts';
import { isLoopback } from '#backend/platform/outgoing/addresses.ts';
import type { PartnerInvitation } from './invitations.queries.ts';
import type { PartnerKey } from './keys.queries.ts';
import type { PartnerOrigin } from './origins.queries.ts';
import { originOf } from './origins.use-cases.ts';
import type * as partnerAccounts from './queries.ts';
import type { RegisteredPartner } from './registered-partners.ts';

const name = fields.name(100);
const site = Type.String({
  maxLength: limits.address,
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#]\\S*)?$',
  ...fields.must({ rule: 'website' }),
});
const logo = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  maxLength: limits.address,
  pattern: '^[Hh][Tt][Tt][Pp][Ss]://[^\\s/?#@]+([/?#]\\S*)?$',
  ...fields.must({ rule: 'secure-address' }),
});

export const NewPartner = Type.Object({ name, site, logo: Type.Optional(logo) });
export const PartnerChange = Type.Partial(NewPartner);

export const OriginBody = Type.Object({
  origin: Type.String({ maxLength: 300, ...fields.must({ rule: 'origin' }) }),
});

/** As a browser sends it. */
/** Plain HTTP is for work on one’s own machine only. */
export function safeOriginIn(
  body: { origin: string },
  { privateAddresses }: { privateAddresses: boolean },
): string {
  const origin = originIn(body);
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'http:' && !privateAddresses && !isLoopback(hostname))
    throw wrong('origin', { rule: 'origin' });
  return origin;
}

export function originIn({ origin }: { origin: string }): string {
  const found = originOf(origin);
  if (!found) throw wrong('origin', { rule: 'origin' });
  return found;
}

type Absolute = (path: string | null) => string | null;

export const logoAddress = (logo: string | null, absolute: Absolute): string | null =>
  logo?.startsWith('/') ? absolute(logo) : logo;

export const partnerAnswer =
  (absolute: Absolute) =>
  ({ id, name, site, logo, commission, isFixed }: RegisteredPartner) => ({
    id,
    name,
    site,
    commission,
    logo: logoAddress(logo, absolute),
    fixed: isFixed,
  });

export const originAnswer = ({ origin, token, verified_at }: PartnerOrigin) => ({
  origin,
  token,
  status: verified_at ? ('verified' as const) : ('pending' as const),
});

export const memberAnswer =
  (absolute: Absolute) =>
  ({ id, firstname, lastname, image }: Awaited<ReturnType<typeof partnerAccounts.members>>[number]) => ({
    id,
    firstname,
    lastname,
    image: absolute(image),
  });

export const invitationAnswer = ({ id, email, created_at, expires_at }: PartnerInvitation) => ({
  id,
  email,
  created_at: iso(created_at),
  expires_at: iso(expires_at),
});

export const NewKey = Type.Object({ name });

export const keyAnswer = ({ id, name, created_at, last_used_at }: PartnerKey) => ({
  id,
  name,
  created_at: iso(created_at),
  last_used_at: last_used_at && iso(last_used_at),
});
