/** A person's control of their account: password, sessions, a copy of all data, and removal. */
import { Type } from '@fastify/type-provider-typebox';
import { partnerAt } from '#backend/domain/partners.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireRecentPassword } from '#backend/http/require-recent-password.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import { fileOf, instant, iso, notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import { profileAnswer } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';
import { changePassword } from '#backend/use-cases/change-password.ts';
import { confirmPassword } from '#backend/use-cases/confirm-password.ts';
import { endOtherSessions } from '#backend/use-cases/end-other-sessions.ts';
import { exportData } from '#backend/use-cases/export-data.ts';
import { removeAccount } from '#backend/use-cases/remove-account.ts';

const known = Type.String({ minLength: 1, maxLength: 128, ...fields.must({ rule: 'present-password' }) });

export function accountRoutes(app: App, services: Services): void {
  const { db, now, config } = services;
  const tags = ['account'];
  const onRequest = requireSession(services);
  const sensitive = [onRequest, requireRecentPassword(services)];

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
        body: Type.Object({ current: known, next: fields.password }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await changePassword(services, callerOf(call), call.body);
      return success('Your password is changed. All other sessions have ended.', {});
    },
  );

  const Session = Type.Object({
    id: Type.String(),
    user_agent: Type.String(),
    site: fields.nullable(Type.String({ description: 'the origin of the partner’s page it belongs to' })),
    partner: fields.nullable(Type.String({ description: 'the name of that partner' })),
    created_at: instant,
    expires_at: instant,
    current: Type.Boolean(),
  });
  app.get(
    '/user/sessions',
    {
      onRequest,
      schema: {
        summary: 'List one’s own sessions',
        tags,
        response: { 200: Type.Array(Session), ...refusals },
      },
    },
    async (call) => {
      const { user, sessionId } = callerOf(call);
      const here = await sessions.list(db, user.id, now());
      const elsewhere = await refreshTokens.list(db, user.id, now());
      return [...here, ...elsewhere]
        .sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
        .map(({ id, user_agent, origin, created_at, expires_at }) => ({
          id,
          user_agent,
          site: origin,
          partner: (origin && partnerAt(config, origin)?.name) || null,
          created_at: iso(created_at),
          expires_at: iso(expires_at),
          current: id === sessionId,
        }));
    },
  );

  app.delete(
    '/user/sessions',
    {
      onRequest: sensitive,
      schema: {
        summary: 'Sign out everywhere else',
        tags,
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await endOtherSessions(services, callerOf(call));
      return success('All other sessions have ended.', {});
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
        profile: profileAnswer(user, absolutePath(call, config)),
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
        body: Type.Object({ password: known }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await removeAccount(services, callerOf(call), call.body.password);
      return success('Your account is deleted.', {});
    },
  );
}
