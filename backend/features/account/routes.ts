/** A person’s control of their account: password, a copy of all data, and removal; and the counts for their tabs. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { Type } from '@fastify/type-provider-typebox';
import { changePassword, confirmPassword } from '#backend/features/identity/passwords.use-cases.ts';
import {
  cancelled_email,
  presentPassword,
  profileAnswer,
  successCancelling,
} from '#backend/features/identity/schema.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import { fileOf, iso, notice, refusals, success } from '#backend/platform/http/answers.ts';
import { callerOf, requireRecentProof, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import { countsFor } from './queries.ts';
import { removeAccount } from './removal.use-cases.ts';
import { exportData } from './use-cases.ts';

const withoutPassword =
  'Instead of the password, one that was entered again or a passkey that was used in the last 10 minutes counts.';

/** A person's control of their account: password, a copy of all data, and removal. */
export function accountRoutes(app: App, services: Services): void {
  const { now, config } = services;
  const tags = ['account'];
  const onRequest = requireSession(services);
  const sensitive = [onRequest, requireRecentProof(services)];

  app.post(
    '/user/reauthenticate',
    {
      config: { isForOnce: true },
      onRequest,
      schema: {
        summary: 'Enter the password again',
        tags,
        description:
          'For calls that answer 401 with the code reauthentication-needed: those need a sign-in or this call within the last 10 minutes.',
        body: Type.Object({ password: presentPassword }),
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
      config: { isForOnce: true },
      onRequest,
      schema: {
        summary: 'Change the password',
        tags,
        description: `Without the present one it sets the first password of an account. ${withoutPassword}`,
        body: Type.Object({ current: Type.Optional(presentPassword), next: fields.password }),
        response: { 200: notice({ cancelled_email }), ...refusals },
      },
    },
    async (call) => {
      const cancelled = await changePassword(services, callerOf(call), call.body);
      return successCancelling('Your password is changed. All other sessions have ended.', cancelled);
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
        terms_version: user.terms_version,
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
        body: Type.Object({ password: Type.Optional(presentPassword) }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await removeAccount(services, callerOf(call), call.body.password);
      return success('Your account is deleted.', {});
    },
  );
}

const Counts = Type.Object({
  offers: Type.Integer({ description: 'paused ones included' }),
  open_tasks: Type.Integer(),
  finished_tasks: Type.Integer({ description: 'declined and cancelled ones included' }),
  requests: Type.Integer(),
  proposals: Type.Integer({ description: 'for requests of others' }),
});

/** How many offers, tasks and requests one has: one cheap call for the tabs of the dashboard. */
export function personCountRoutes(app: App, services: Services): void {
  app.get(
    '/user/counts',
    {
      onRequest: requireSession(services),
      schema: { summary: 'Count what one has', tags: ['account'], response: { 200: Counts, ...refusals } },
    },
    async (call) => {
      const { offers, open_tasks, finished_tasks, requests, proposals } = await countsFor(
        services.db,
        userOf(call).id,
      );
      return {
        offers: Number(offers),
        open_tasks: Number(open_tasks),
        finished_tasks: Number(finished_tasks),
        requests: Number(requests),
        proposals: Number(proposals),
      };
    },
  );
}
