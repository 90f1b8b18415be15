/** The account at the payment provider that an owner's earnings go to. */
import { Type } from '@fastify/type-provider-typebox';
import type { App } from '#backend/http/fastify-app.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { ownOrigin } from '#backend/http/public-url.ts';
import { requireRecentProof } from '#backend/http/require-recent-proof.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import { refusals } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { checkPayoutAccount } from '#backend/use-cases/check-payout-account.ts';
import { openPayoutAccount } from '#backend/use-cases/open-payout-account.ts';

export function payoutRoutes(app: App, services: Services): void {
  const tags = ['payments'];
  const onRequest = requireSession(services);

  app.post(
    '/payouts/account',
    {
      onRequest: [onRequest, requireRecentProof(services), limitPerUser(app, 20)],
      schema: {
        summary: 'Set up payouts',
        tags,
        description:
          'Answers where the payment provider asks for what it has to know. The address is for once.',
        response: { 200: Type.Object({ url: Type.String() }), ...refusals },
      },
    },
    async (call) => ({
      url: await openPayoutAccount(services, callerOf(call), ownOrigin(call, services.config)),
    }),
  );

  app.get(
    '/payouts/account',
    {
      onRequest,
      schema: {
        summary: 'Show whether payouts are set up',
        tags,
        response: {
          200: Type.Object({ status: fields.oneOf(['none', 'pending', 'active']) }),
          ...refusals,
        },
      },
    },
    async (call) => ({ status: await checkPayoutAccount(services, userOf(call).id) }),
  );
}
