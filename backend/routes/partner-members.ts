/** The members of a partner, and invitations to become one. */
import { Type } from '@fastify/type-provider-typebox';
import { isUuid } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { parameter } from '#backend/http/load-resource.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { acceptInvitation } from '#backend/use-cases/accept-invitation.ts';
import { inviteMember } from '#backend/use-cases/invite-member.ts';
import { removeMember } from '#backend/use-cases/remove-member.ts';
import { withdrawInvitation } from '#backend/use-cases/withdraw-invitation.ts';
import { ownPartner } from './partner-guard.ts';

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
      const member = parameter(call, 'member');
      if (!isUuid(member)) throw notFound('member');
      await removeMember(services, callerOf(call), partner.from(call), member);
      return success('The member is removed.', {});
    },
  );

  app.delete(
    '/partners/:id/invitations/:invitation',
    { onRequest, schema: { summary: 'Withdraw an invitation', tags, response } },
    async (call) => {
      const invitation = parameter(call, 'invitation');
      if (!isUuid(invitation)) throw notFound('invitation');
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
