/** The e-mail address of an account, and the one that is to replace it. */
import { Type } from '@fastify/type-provider-typebox';
import type { App } from '#backend/http/fastify-app.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import { instant, iso, notice, refusals, success } from '#backend/schema/answers.ts';
import { nullable } from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { cancelAddress } from '#backend/use-cases/cancel-address.ts';

const Address = Type.Object({
  email: Type.String(),
  verified: Type.Boolean({ description: 'whether they have used the link sent to it' }),
  pending: nullable(
    Type.Object(
      { email: Type.String(), expires_at: instant },
      { description: 'the address that replaces it once the link sent there is used' },
    ),
  ),
});

export function ownAddressRoutes(app: App, services: Services): void {
  const tags = ['account'];
  const onRequest = requireSession(services);

  app.get(
    '/user/email',
    {
      onRequest,
      schema: { summary: 'Show one’s own e-mail address', tags, response: { 200: Address, ...refusals } },
    },
    async (call) => {
      const user = userOf(call);
      const pending = await mailLinks.findPending(services.db, user, services.now());
      return {
        email: user.email,
        verified: user.email_verified_at !== null,
        pending: pending ? { email: pending.email, expires_at: iso(pending.expires_at) } : null,
      };
    },
  );

  app.delete(
    '/user/email/change',
    {
      onRequest,
      schema: {
        summary: 'Cancel the change of the e-mail address',
        tags,
        description: 'Before the new one is confirmed. Its link no longer works.',
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await cancelAddress(services, callerOf(call));
      return success('Your e-mail address stays as it is.', {});
    },
  );
}
