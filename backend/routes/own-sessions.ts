/** The browsers in which a person is signed in. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { notFound } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { requireRecentProof } from '#backend/http/require-recent-proof.ts';
import { callerOf, requireSession } from '#backend/http/require-session.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import { instant, iso, notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { endOtherSessions } from '#backend/use-cases/end-other-sessions.ts';
import { endSession } from '#backend/use-cases/end-session.ts';

const Session = Type.Object({
  id: Type.String(),
  user_agent: Type.String(),
  site: fields.nullable(Type.String({ description: 'the origin of the partner’s page it belongs to' })),
  partner: fields.nullable(Type.String({ description: 'the name of that partner' })),
  arrived_from: fields.nullable(
    Type.String({
      description: 'the partner whose page had the link that signed in here: its name, or else origin',
    }),
  ),
  created_at: instant,
  used_at: Type.String({ description: 'when it was last used, within minutes; ISO 8601, UTC' }),
  expires_at: instant,
  current: Type.Boolean(),
});

export function ownSessionRoutes(app: App, services: Services): void {
  const { db, now, partners } = services;
  const tags = ['account'];
  const onRequest = requireSession(services);
  const sensitive = [onRequest, requireRecentProof(services)];

  const rowsOf = async (call: FastifyRequest) => {
    const { user } = callerOf(call);
    return {
      here: await sessions.list(db, user.id, now()),
      elsewhere: await refreshTokens.list(db, user.id, now()),
    };
  };
  const ownSession = loadResource(async (call) => {
    const id = parameter(call, 'id');
    const { here, elsewhere } = await rowsOf(call);
    if (![...here, ...elsewhere].some((row) => row.id === id)) throw notFound('session');
    return id;
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
      const { sessionId } = callerOf(call);
      const { here, elsewhere } = await rowsOf(call);
      const all = [
        ...here.map((session) => ({ ...session, used: session.used_at ?? session.created_at })),
        ...elsewhere.map((token) => ({ ...token, used: token.rotated_at, arrived_from: null })),
      ];
      all.sort((one, other) => other.used.getTime() - one.used.getTime());
      return Promise.all(
        all.map(async ({ id, user_agent, origin, arrived_from, created_at, used, expires_at }) => ({
          id,
          user_agent,
          site: origin,
          partner: (origin && (await partners.at(origin))?.name) || null,
          arrived_from: arrived_from && ((await partners.at(arrived_from))?.name ?? arrived_from),
          created_at: iso(created_at),
          used_at: iso(used),
          expires_at: iso(expires_at),
          current: id === sessionId,
        })),
      );
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

  app.delete(
    '/user/sessions/:id',
    {
      onRequest: [onRequest, ownSession.hook, requireRecentProof(services)],
      schema: {
        summary: 'End one of one’s own sessions',
        tags,
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await endSession(services, callerOf(call), ownSession.from(call));
      return success('This session has ended.', {});
    },
  );
}
