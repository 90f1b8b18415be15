/** The origins of a partner: where its pages may sign people in. */
import type { App } from '#backend/http/fastify-app.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { Origin, OriginBody, originAnswer, originIn } from '#backend/schema/partner.ts';
import type { Services } from '#backend/services.ts';
import { addOrigin } from '#backend/use-cases/add-origin.ts';
import { removeOrigin } from '#backend/use-cases/remove-origin.ts';
import { verifyOrigin } from '#backend/use-cases/verify-origin.ts';
import { ownPartner } from './partner-guard.ts';

export function partnerOriginRoutes(app: App, services: Services): void {
  const tags = ['partners'];
  const partner = ownPartner(services);
  const onRequest = [requireSession(services), partner.hook];
  const response = { 200: notice(Origin.properties), ...refusals };

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
      const added = await addOrigin(services, userOf(call).id, partner.from(call), originIn(call.body));
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
