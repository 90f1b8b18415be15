/** Request and answer shapes of partner accounts. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { Type } from '@fastify/type-provider-typebox';
import { wrong } from '#backend/platform/errors.ts';
import { instant, iso } from '#backend/platform/http/answers.ts';
import type { PartnerInvitation } from './invitations.queries.ts';
import type { PartnerKey } from './keys.queries.ts';
import type { PartnerOrigin } from './origins.queries.ts';
import { originOf } from './origins.use-cases.ts';
import type * as partnerAccounts from './queries.ts';
import type { RegisteredPartner } from './registered-partners.ts';

const name = fields.text(100);
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
export function originIn({ origin }: { origin: string }): string {
  const found = originOf(origin);
  if (!found) throw wrong('origin', { rule: 'origin' });
  return found;
}

const identity = {
  id: Type.String({ description: 'stands in the partner’s pages' }),
  name: Type.String(),
  site: fields.nullable(Type.String()),
  logo: fields.nullable(
    Type.String({
      description: 'the marketplace shows an uploaded one only: its pages load nothing from other sites',
    }),
  ),
  commission: Type.Number({ description: 'percent of the platform’s fee' }),
  fixed: Type.Boolean({ description: 'set up by the operator, who alone changes it' }),
};

export const Partner = Type.Object(identity);

export const Origin = Type.Object({
  origin: Type.String(),
  status: fields.oneOf(['pending', 'verified']),
  token: Type.String({ description: 'what the origin shows as a proof' }),
});

const Member = Type.Object({
  id: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  image: fields.nullable(Type.String()),
});

const Invitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  created_at: instant,
  expires_at: instant,
});

export const FullPartner = Type.Object({
  ...identity,
  origins: Type.Array(Origin),
  members: Type.Array(Member),
  invitations: Type.Array(Invitation),
});

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

export const Key = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at: instant,
  last_used_at: fields.nullable(instant),
});

export const keyAnswer = ({ id, name, created_at, last_used_at }: PartnerKey) => ({
  id,
  name,
  created_at: iso(created_at),
  last_used_at: last_used_at && iso(last_used_at),
});
