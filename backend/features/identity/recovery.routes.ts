/** Forgotten passwords, and the address of an account. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { instant, nullable } from '@dragoman/widgets/domain/fields.ts';
import { Type } from '@fastify/type-provider-typebox';
import { findCaller, requireSession } from '#backend/features/people/require-session.ts';
import { iso, notice, refusals, success } from '#backend/platform/http/answers.ts';
import { callerOf, neverStored, sourceOf, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import type { Services } from '#backend/services.ts';
import * as mailLinks from './mail-links.queries.ts';
import {
  cancelAddress,
  changeAddress,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  undoAddress,
  verifyAddress,
} from './recovery.use-cases.ts';
import { cancelled_email, presentPassword, successCancelling } from './schema.ts';

const perAddress = { rateLimit: { max: 60, timeWindow: 60_000 } };
/** Whatever is no token of ours is a link that was cut: the use case says so. */
const token = Type.Optional(Type.Unsafe<unknown>({ description: 'the token from the link' }));
const tokenIn = (body: { token?: unknown }): string => (typeof body.token === 'string' ? body.token : '');
const resetToken = Type.String({
  description: 'chooses a password by `POST /password/reset`, within half an hour',
});
const answer = { 200: notice({}), ...refusals };
const tags = ['account'];

/** A forgotten password, and the e-mail address of an account: confirming, changing and bringing it back. */
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
        response: { 200: notice({ cancelled_email }), ...refusals },
      },
    },
    async (call) => {
      const { password } = call.body;
      const link = { token: tokenIn(call.body), password, source: sourceOf(call) };
      const message = 'Your password is changed, and all sessions have ended. You can sign in now.';
      return successCancelling(message, await resetPassword(services, link));
    },
  );

  app.post(
    '/email/verification',
    {
      onRequest: requireSession(services),
      schema: { summary: 'Ask for the link again that confirms the address', tags, response: answer },
    },
    async (call) => {
      await resendVerification(services, userOf(call));
      return success('A mail with a link is on its way.', {});
    },
  );

  app.post(
    '/email/verify',
    {
      ...open,
      schema: {
        summary: 'Confirm an address with the link from a mail',
        tags,
        description:
          'An address that is to replace another one needs a token of that account besides, or its password: else 401 with the code reauthentication-needed. So does the first one of an account where the token is another account’s; without any it needs neither, and all passkeys and providers are removed; without the password, it is removed too, and all sessions end.',
        body: Type.Object({ token, password: Type.Optional(presentPassword) }),
        response: { 200: notice({ reset_token: nullable(resetToken) }), ...refusals },
      },
    },
    async (call) => {
      const { password } = call.body;
      const present = await findCaller(call, services);
      // A partner's page vouches for nobody.
      const caller = present?.origin === null ? present : undefined;
      const confirmer = { token: tokenIn(call.body), caller, password, source: sourceOf(call) };
      const reset_token = await verifyAddress(services, confirmer);
      return success('Your e-mail address is confirmed.', { reset_token });
    },
  );

  app.post(
    '/email/undo',
    {
      ...open,
      schema: {
        summary: 'Bring back the address that an account had',
        tags,
        description:
          'Removes the password, and the passkeys and providers that were added since the change. Works for 48 hours, whatever comes later.',
        body: Type.Object({ token }),
        response: { 200: notice({ cancelled_email, reset_token: resetToken }), ...refusals },
      },
    },
    async (call) => {
      const message = 'Your account has its earlier address again, and all sessions have ended.';
      const link = { token: tokenIn(call.body), source: sourceOf(call) };
      const { cancelled, reset } = await undoAddress(services, link);
      return { ...successCancelling(message, cancelled), reset_token: reset };
    },
  );

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
          password: Type.Optional(presentPassword),
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

/** The e-mail address of an account, and the one that is to replace it. */
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
      const pending = await mailLinks.findPending(services.db, user.id, services.now());
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
