/** A person's control of their account: password, a copy of all data, and removal. */
import { Type } from '@fastify/type-provider-typebox';
import type { App } from '#backend/http/fastify-app.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireRecentProof } from '#backend/http/require-recent-proof.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import { fileOf, iso, notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import { profileAnswer } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';
import { changePassword } from '#backend/use-cases/change-password.ts';
import { confirmPassword } from '#backend/use-cases/confirm-password.ts';
import { exportData } from '#backend/use-cases/export-data.ts';
import { removeAccount } from '#backend/use-cases/remove-account.ts';

const withoutPassword =
  'Instead of the password, one that was entered again or a passkey that was used in the last 10 minutes counts.';

const known = Type.String({ minLength: 1, maxLength: 128, ...fields.must({ rule: 'present-password' }) });

export function accountRoutes(app: App, services: Services): void {
  const { now, config } = services;
  const tags = ['account'];
  const onRequest = requireSession(services);
  const sensitive = [onRequest, requireRecentProof(services)];

  app.post(
    '/user/reauthenticate',
    {
      onRequest,
      schema: {
        summary: 'Enter the password again',
        tags,
        description:
          'For calls that answer 401 with the code reauthentication-needed: those need a sign-in or this call within the last 10 minutes.',
        body: Type.Object({ password: known }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await confirmPassword(services, callerOf(call), call.body.password);
      return success('Thank you. You can go on.', {});
    },
  );

  app.post(
    '/user/password',
    {
      onRequest,
      schema: {
        summary: 'Change the password',
        tags,
        description: `Without the present one it sets the first password of an account. ${withoutPassword}`,
        body: Type.Object({ current: Type.Optional(known), next: fields.password }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await changePassword(services, callerOf(call), call.body);
      return success('Your password is changed. All other sessions have ended.', {});
    },
  );

  app.get(
    '/user/export',
    {
      onRequest: sensitive,
      schema: {
        summary: 'Download all of one’s own data',
        tags,
        response: { 200: fileOf('application/json'), ...refusals },
      },
    },
    async (call, reply) => {
      const user = userOf(call);
      reply.header('content-disposition', 'attachment; filename="dragoman-export.json"');
      return {
        exported_at: iso(now()),
        profile: profileAnswer(user, absolutePath(call, config), config),
        ...(await exportData(services, callerOf(call))),
      };
    },
  );

  app.delete(
    '/user',
    {
      onRequest,
      schema: {
        summary: 'Remove the account',
        tags,
        description: withoutPassword,
        body: Type.Object({ password: Type.Optional(known) }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await removeAccount(services, callerOf(call), call.body.password);
      return success('Your account is deleted.', {});
    },
  );
}
