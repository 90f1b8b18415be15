/** A forgotten password, and the e-mail address of an account: confirming, changing and bringing it back. */
import { limits } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { sourceOf } from '#backend/http/call-source.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { callerOf, neverStored, requireSession, userOf } from '#backend/http/require-session.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { changeAddress } from '#backend/use-cases/change-address.ts';
import { requestPasswordReset } from '#backend/use-cases/request-password-reset.ts';
import { resendVerification } from '#backend/use-cases/resend-verification.ts';
import { resetPassword } from '#backend/use-cases/reset-password.ts';
import { undoAddress } from '#backend/use-cases/undo-address.ts';
import { verifyAddress } from '#backend/use-cases/verify-address.ts';

const perAddress = { rateLimit: { max: 60, timeWindow: 60_000 } };
/** Whatever is no token of ours is a link that was cut: the use case says so. */
const token = Type.Optional(Type.String({ description: 'the token from the link' }));
const answer = { 200: notice({}), ...refusals };
const tags = ['account'];

export function recoveryRoutes(app: App, services: Services): void {
  const open = { config: perAddress, onRequest: neverStored };
  const onRequest = requireSession(services);

  app.post(
    '/password/forgot',
    {
      ...open,
      schema: {
        summary: 'Ask for a new password',
        tags,
        description:
          'The answer is the same whether or not the address has an account. 5 an hour for each address, 20 for each network.',
        body: Type.Object({ email: fields.email }),
        response: { 202: notice({}), ...refusals },
      },
    },
    async (call, reply) => {
      await requestPasswordReset(services, { email: call.body.email, network: call.ip });
      return reply
        .code(202)
        .send(success('If this address has an account, a mail with a link is on its way.', {}));
    },
  );

  app.post(
    '/password/reset',
    {
      ...open,
      schema: {
        summary: 'Choose a new password with the link from a mail',
        tags,
        body: Type.Object({ token, password: fields.password }),
        response: answer,
      },
    },
    async (call) => {
      const { token = '', password } = call.body;
      await resetPassword(services, { token, password, source: sourceOf(call) });
      return success('Your password is changed, and all sessions have ended. You can sign in now.', {});
    },
  );

  app.post(
    '/email/verification',
    {
      onRequest: requireSession(services, 'page'),
      schema: { summary: 'Ask for the link again that confirms the address', tags, response: answer },
    },
    async (call) => {
      await resendVerification(services, userOf(call));
      return success('A mail with a link is on its way.', {});
    },
  );

  const withLink = (summary: string) => ({
    ...open,
    schema: { summary, tags, body: Type.Object({ token }), response: answer },
  });
  app.post('/email/verify', withLink('Confirm an address with the link from a mail'), async (call) => {
    await verifyAddress(services, { token: call.body.token ?? '', source: sourceOf(call) });
    return success('Your e-mail address is confirmed.', {});
  });
  app.post('/email/undo', withLink('Bring back the address that an account had'), async (call) => {
    await undoAddress(services, { token: call.body.token ?? '', source: sourceOf(call) });
    return success('Your account has its earlier address again, and all sessions have ended.', {});
  });

  app.patch(
    '/user/email',
    {
      onRequest,
      schema: {
        summary: 'Change the e-mail address',
        tags,
        description:
          'It changes when the new address is confirmed. The present one gets a link that undoes it. Instead of the password, one that was entered again or a passkey that was used in the last 10 minutes counts.',
        body: Type.Object({
          email: fields.email,
          password: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: limits.passwordMax,
              ...fields.must({ rule: 'present-password' }),
            }),
          ),
        }),
        response: answer,
      },
    },
    async (call) => {
      await changeAddress(services, callerOf(call), call.body);
      return success('A mail to the new address is on its way. It changes once you confirm it.', {});
    },
  );
}
