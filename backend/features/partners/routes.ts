/** Partner accounts: what their members see and change. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { nullable } from '@dragoman/widgets/domain/fields.ts';
import { Partner, PartnerKey, PartnerOrigin, PartnerSummary } from '@dragoman/widgets/domain/partner.ts';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { acceptPicture, pictureOf } from '#backend/platform/http/bodies.ts';
import { callerOf, type Hook, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { uuidOf } from '#backend/platform/http/load-resource.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import { ownPartner } from './access.ts';
import * as invitations from './invitations.queries.ts';
import * as partnerKeys from './keys.queries.ts';
import { createPartnerKey, deletePartnerKey } from './keys.use-cases.ts';
import * as origins from './origins.queries.ts';
import { addOrigin, removeOrigin, verifyOrigin } from './origins.use-cases.ts';
import * as partnerAccounts from './queries.ts';
import type { RegisteredPartner } from './registered-partners.ts';
import {
  invitationAnswer,
  keyAnswer,
  logoAddress,
  memberAnswer,
  NewKey,
  NewPartner,
  OriginBody,
  originAnswer,
  originIn,
  PartnerChange,
  partnerAnswer,
  safeOriginIn,
} from './schema.ts';
import {
  acceptInvitation,
  createPartner,
  editPartner,
  inviteMember,
  removeMember,
  setPartnerLogo,
  withdrawInvitation,
} from './use-cases.ts';

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
        response: { 200: Type.Array(PartnerSummary), ...refusals },
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
        response: { 200: notice(PartnerSummary.properties), ...refusals },
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
    const members = isFixed ? [] : await partnerAccounts.members(db, found.id);
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
    { onRequest, schema: { summary: 'Read a partner', tags, response: { 200: Partner, ...refusals } } },
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
        response: { 200: notice(Partner.properties), ...refusals },
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

/** The members of a partner, and invitations to become one. */
export function partnerMemberRoutes(app: App, services: Services): void {
  const tags = ['partners'];
  const session = requireSession(services);
  const partner = ownPartner(services);
  const onRequest = [session, partner.hook];
  const response = { 200: notice({}), ...refusals };

  app.post(
    '/partners/:id/members',
    {
      onRequest: [...onRequest, limitPerUser(app, 30)],
      schema: {
        summary: 'Invite a member',
        tags,
        description: 'By a mail whose link accepts, once, within seven days.',
        body: Type.Object({ email: fields.email }),
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const id = await runIdempotent(call, services, (inside) =>
        inviteMember(inside, callerOf(call), partner.from(call), call.body.email),
      );
      return success('The invitation is on its way.', { id });
    },
  );

  app.delete(
    '/partners/:id/members/:member',
    { onRequest, schema: { summary: 'Remove a member', tags, response } },
    async (call) => {
      const member = uuidOf(call, 'member', 'member');
      await removeMember(services, callerOf(call), partner.from(call), member);
      return success('The member is removed.', {});
    },
  );

  app.delete(
    '/partners/:id/invitations/:invitation',
    { onRequest, schema: { summary: 'Withdraw an invitation', tags, response } },
    async (call) => {
      const invitation = uuidOf(call, 'invitation', 'invitation');
      await withdrawInvitation(services, userOf(call).id, partner.from(call), invitation);
      return success('The invitation is withdrawn.', {});
    },
  );

  // Whatever is no token of ours is a link that was cut: the use case says so.
  app.post(
    '/partners/invitations/accept',
    {
      onRequest: [session, limitPerUser(app, 30)],
      schema: {
        summary: 'Accept an invitation',
        tags,
        body: Type.Object({ token: Type.Optional(Type.String({ description: 'the token from the link' })) }),
        response: { 200: notice({ id: Type.String(), name: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const joined = await acceptInvitation(services, callerOf(call), call.body.token ?? '');
      return success(`You are a member of ${joined.name} now.`, joined);
    },
  );
}

/** Uploads the logo of a partner. To remove it, a member changes the partner’s `logo` to null. */
export function partnerLogoRoutes(app: App, services: Services, limitUploads: Hook): void {
  const partner = ownPartner(services);
  app.post(
    '/partners/:id/logo',
    {
      ...acceptPicture,
      onRequest: [requireSession(services), partner.hook, limitUploads],
      schema: {
        summary: 'Upload a logo',
        tags: ['partners'],
        description: 'In the field `image`. It replaces the earlier one.',
        consumes: ['multipart/form-data'],
        response: { 200: notice({ logo: nullable(Type.String()) }), ...refusals },
      },
    },
    async (call) => {
      const upload = pictureOf(call);
      const { logo } = await setPartnerLogo(services, callerOf(call), partner.from(call), upload);
      services.partners.forget();
      return success('The logo is saved.', { logo: logoAddress(logo, absolutePath(call, services.config)) });
    },
  );
}

/** The origins of a partner: where its pages may sign people in. */
export function partnerOriginRoutes(app: App, services: Services): void {
  const tags = ['partners'];
  const partner = ownPartner(services);
  const onRequest = [requireSession(services), partner.hook];
  const response = { 200: notice(PartnerOrigin.properties), ...refusals };

  app.post(
    '/partners/:id/origins',
    {
      onRequest,
      schema: {
        summary: 'Add an origin',
        tags,
        description:
          'Pending until it is verified. Origins of one’s own machine need no proof while the server is not deployed.',
        body: OriginBody,
        response,
      },
    },
    async (call) => {
      const added = await addOrigin(
        services,
        userOf(call).id,
        partner.from(call),
        safeOriginIn(call.body, services.config),
      );
      services.partners.forget();
      return success('The origin is added.', originAnswer(added));
    },
  );

  app.post(
    '/partners/:id/origins/verify',
    {
      onRequest: [...onRequest, limitPerUser(app, 20)],
      schema: {
        summary: 'Verify an origin',
        tags,
        description:
          'Looks for its token as a word of /.well-known/dragoman.txt, or as the content of <meta name="dragoman-verification"> in its home page.',
        body: OriginBody,
        response,
      },
    },
    async (call) => {
      const proved = await verifyOrigin(services, callerOf(call), partner.from(call), originIn(call.body));
      services.partners.forget();
      return success('The origin is verified.', originAnswer(proved));
    },
  );

  app.delete(
    '/partners/:id/origins',
    {
      onRequest,
      schema: {
        summary: 'Remove an origin',
        tags,
        body: OriginBody,
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await removeOrigin(services, callerOf(call), partner.from(call), originIn(call.body));
      services.partners.forget();
      return success('The origin is removed.', {});
    },
  );
}

/** Keys with which a partner’s own programs read its bookings. */
export function partnerKeyRoutes(app: App, services: Services): void {
  const tags = ['partners'];
  const partner = ownPartner(services);
  const onRequest = [requireSession(services), partner.hook];

  app.get(
    '/partners/:id/keys',
    {
      onRequest,
      schema: { summary: 'List keys', tags, response: { 200: Type.Array(PartnerKey), ...refusals } },
    },
    async (call) => (await partnerKeys.list(services.db, partner.from(call).id)).map(keyAnswer),
  );

  app.post(
    '/partners/:id/keys',
    {
      config: { isForOnce: true },
      onRequest: [...onRequest, limitPerUser(app, 20)],
      schema: {
        summary: 'Create a key',
        tags,
        description: 'The answer alone shows it.',
        body: NewKey,
        response: {
          200: notice({ id: Type.String(), key: Type.String({ description: 'dk_…' }) }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const created = await createPartnerKey(services, callerOf(call), partner.from(call), call.body.name);
      return success('Store this key now: it is shown only once.', created);
    },
  );

  app.delete(
    '/partners/:id/keys/:credential',
    { onRequest, schema: { summary: 'Delete a key', tags, response: { 200: notice({}), ...refusals } } },
    async (call) => {
      const key = uuidOf(call, 'credential', 'key');
      await deletePartnerKey(services, callerOf(call), partner.from(call), key);
      return success('The key is deleted.', {});
    },
  );
}
