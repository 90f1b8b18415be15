/** The second factor by app: setting it up, removing it, signing in with it. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { iso, notice, refusals } from '#backend/platform/http/answers.ts';
import { callerOf, neverStored, requireRecentProof, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import type { Services } from '#backend/services.ts';
import { cancelled_email, successCancelling } from './schema.ts';
import * as secondFactors from './second-factor.queries.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  signInWithCode,
} from './second-factor.use-cases.ts';
import { deviceOfCall, startedSession, welcome } from './sign-in-answers.ts';

/** Longer than any: people type spaces and hyphens. */
const code = fields.text(40);

/** A person's second factor, and signing in with it. */
export function secondFactorRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['account'];
  const onRequest = requireSession(services);
  const changing = [onRequest, requireRecentProof(services), limitPerUser(app, 60)];

  app.get(
    '/user/totp',
    {
      onRequest,
      schema: {
        summary: 'Read whether signing in asks for a code from an app',
        tags,
        response: {
          200: Type.Object({
            confirmed_at: fields.nullable(fields.instant),
            recovery_codes: Type.Number({ description: 'how many are left' }),
          }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const factor = await secondFactors.find(db, userOf(call).id);
      const confirmed_at = factor?.confirmed_at ? iso(factor.confirmed_at) : null;
      return { confirmed_at, recovery_codes: factor?.recovery_hashes.length ?? 0 };
    },
  );

  app.post(
    '/user/totp',
    {
      config: { isForOnce: true },
      onRequest: changing,
      schema: {
        summary: 'Begin to set up codes from an app as a second factor',
        tags,
        description:
          'Nothing changes before `POST /user/totp/confirm`. 409 with the code totp-on where there is one already.',
        response: {
          200: Type.Object({
            secret: Type.String({ description: 'base32, for typing' }),
            url: Type.String({ description: '`otpauth://…`, for a QR code' }),
          }),
          ...refusals,
        },
      },
    },
    (call) => beginSecondFactor(services, callerOf(call)),
  );

  app.post(
    '/user/totp/confirm',
    {
      config: { isForOnce: true },
      onRequest: changing,
      schema: {
        summary: 'Turn codes from an app on, with the first one',
        tags,
        description:
          'From then on `POST /login` and `POST /login/provider` answer 401 with the code totp-needed and a `ticket`.',
        body: Type.Object({ code }),
        response: {
          200: notice({
            recovery_codes: Type.Array(Type.String(), {
              description: 'ten codes for when the app is lost, each good once; they are not shown again',
            }),
            cancelled_email,
          }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const { codes, cancelled } = await confirmSecondFactor(services, callerOf(call), call.body.code);
      const message = 'Two-step sign-in is on. Keep the recovery codes in a safe place.';
      return { ...successCancelling(message, cancelled), recovery_codes: codes };
    },
  );

  app.delete(
    '/user/totp',
    {
      onRequest: [onRequest, requireRecentProof(services)],
      schema: {
        summary: 'Turn codes from an app off',
        tags,
        response: { 200: notice({ cancelled_email }), ...refusals },
      },
    },
    async (call) => {
      const cancelled = await removeSecondFactor(services, callerOf(call));
      return successCancelling('Two-step sign-in is off.', cancelled);
    },
  );

  app.post(
    '/login/totp',
    {
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      onRequest: neverStored,
      schema: {
        summary: 'Sign in with a code from an app',
        tags,
        description:
          'With the ticket of a sign-in that was answered with the code totp-needed, within five minutes. A recovery code does as well. A valid token in the `Authorization` header of this call ends: the new one replaces it.',
        body: Type.Object({
          ticket: Type.String({ minLength: 1, maxLength: 100, description: 'the ticket of the sign-in' }),
          code,
        }),
        response: { 200: notice(startedSession), ...refusals },
      },
    },
    async (call, reply) => {
      const device = await deviceOfCall(call, reply, services);
      return welcome(call, services, await signInWithCode(services, { ...call.body, ...device }));
    },
  );
}
