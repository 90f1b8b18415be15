/** Partner accounts: what their members see and change. */
import { Type } from '@fastify/type-provider-typebox';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import * as invitations from '#backend/repositories/partner-invitations.ts';
import * as origins from '#backend/repositories/partner-origins.ts';
import * as accounts from '#backend/repositories/partners.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import {
  FullPartner,
  invitationAnswer,
  logoAddress,
  memberAnswer,
  NewPartner,
  originAnswer,
  Partner,
  PartnerChange,
  partnerAnswer,
} from '#backend/schema/partner.ts';
import type { Services } from '#backend/services.ts';
import { createPartner } from '#backend/use-cases/create-partner.ts';
import { editPartner } from '#backend/use-cases/edit-partner.ts';
import { ownPartner } from './partner-guard.ts';

export function partnerRoutes(app: App, services: Services): void {
  const { db, config, now, partners } = services;
  const tags = ['partners'];
  const session = requireSession(services);
  const partner = ownPartner(services);
  const onRequest = [session, partner.hook];

  app.get(
    '/partners',
    {
      onRequest: session,
      schema: {
        summary: 'List one’s own partners',
        tags,
        response: { 200: Type.Array(Partner), ...refusals },
      },
    },
    async (call) => (await partners.ofMember(userOf(call).id)).map(partnerAnswer(absolutePath(call, config))),
  );

  app.post(
    '/partners',
    {
      onRequest: [session, limitPerUser(app, 20)],
      schema: {
        summary: 'Create a partner',
        tags,
        description: 'Whoever creates it is its first member.',
        body: NewPartner,
        response: { 200: notice(Partner.properties), ...refusals },
      },
    },
    async (call) => {
      const { name, site, logo = null } = call.body;
      const id = await runIdempotent(call, services, (inside) =>
        createPartner(inside, callerOf(call), { name, site, logo }),
      );
      const created = { id, name, site, logo, commission: 0, isFixed: false };
      return success('The partner is set up.', partnerAnswer(absolutePath(call, config))(created));
    },
  );

  /** Those of the environment have no rows: their origins are in the operator's hands. */
  const full = async (call: Parameters<typeof userOf>[0], found: RegisteredPartner) => {
    const isFixed = found.isFixed;
    const absolute = absolutePath(call, config);
    const members = isFixed ? [] : await accounts.members(db, found.id);
    const invited = isFixed ? [] : await invitations.list(db, found.id, now());
    return {
      ...partnerAnswer(absolute)(found),
      origins: isFixed ? partners.fixedOrigins(found) : (await origins.list(db, found.id)).map(originAnswer),
      members: members.map(memberAnswer(absolute)),
      invitations: invited.map(invitationAnswer),
    };
  };

  app.get(
    '/partners/:id',
    { onRequest, schema: { summary: 'Read a partner', tags, response: { 200: FullPartner, ...refusals } } },
    async (call) => full(call, partner.from(call)),
  );

  app.patch(
    '/partners/:id',
    {
      onRequest,
      schema: {
        summary: 'Change a partner',
        tags,
        body: PartnerChange,
        response: { 200: notice(FullPartner.properties), ...refusals },
      },
    },
    async (call) => {
      const found = partner.from(call);
      const { name, site } = call.body;
      // An uploaded one that comes back as it was answered stays.
      const isSame = call.body.logo === logoAddress(found.logo, absolutePath(call, config));
      const logo = isSame ? found.logo : call.body.logo;
      const changed = await editPartner(services, callerOf(call), found, { name, site, logo });
      partners.forget();
      return success(
        'The partner is changed.',
        await full(call, {
          ...found,
          name: changed.name,
          site: changed.site,
          logo: changed.logo,
        }),
      );
    },
  );
}
