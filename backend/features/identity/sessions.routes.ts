/** Signing up, in and out, and the browsers in which a person is signed in. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import * as refreshTokens from '#backend/features/people/refresh-tokens.queries.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import { notFound } from '#backend/platform/errors.ts';
import { preferredLocale } from '#backend/platform/http/accept-language.ts';
import { iso, notice, refusals, success } from '#backend/platform/http/answers.ts';
import { callerOf, neverStored, requireRecentProof, sourceOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, parameter } from '#backend/platform/http/load-resource.ts';
import { isOwnMachine } from '#backend/platform/http/own-machine.ts';
import type { Services } from '#backend/services.ts';
import { signIn, signUp } from './passwords.use-cases.ts';
import { SignIn, SignUp } from './schema.ts';
import { endOtherSessions, endSession, signOut } from './sessions.use-cases.ts';
import { deviceOfCall, startedSession, welcome } from './sign-in-answers.ts';

const minute = 60_000;
const perAddress = { rateLimit: { max: 60, timeWindow: minute } };

const isMailSent = Type.Boolean({
  description:
    'whether mails leave this server, or can be read at /Mailbox: one has the link that confirms the address',
});

/** Signing up, in and out. */
export function sessionRoutes(app: App, services: Services): void {
  app.post(
    '/signup',
    {
      config: perAddress,
      onRequest: neverStored,
      schema: {
        summary: 'Sign up',
        tags: ['account'],
        body: SignUp,
        response: { 200: notice({ id: Type.String(), mail_sent: isMailSent }), ...refusals },
      },
    },
    async (call) => {
      const { locale = preferredLocale(call), ...person } = call.body;
      const id = await signUp(services, { ...person, locale, source: sourceOf(call) });
      const { config } = services;
      const mail_sent = config.mailUrl !== undefined || isOwnMachine(call, config);
      return success('Your account is ready. You can sign in now.', { id, mail_sent });
    },
  );

  app.post(
    '/login',
    {
      config: perAddress,
      onRequest: neverStored,
      schema: {
        summary: 'Sign in',
        tags: ['account'],
        description:
          'A valid token in the `Authorization` header of this call ends: the new one replaces it.',
        body: SignIn,
        response: { 200: notice(startedSession), ...refusals },
      },
    },
    async (call, reply) => {
      const device = await deviceOfCall(call, reply, services);
      return welcome(
        call,
        services,
        await signIn(services, {
          ...call.body,
          ...device,
          isOwnMachine: isOwnMachine(call, services.config),
        }),
      );
    },
  );

  app.post(
    '/logout',
    {
      onRequest: requireSession(services, 'page'),
      schema: { summary: 'Sign out', tags: ['account'], response: { 200: notice({}), ...refusals } },
    },
    async (call) => {
      await signOut(services, callerOf(call));
      return { type: 'info', message: 'Logged out' };
    },
  );
}

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
  created_at: fields.instant,
  used_at: Type.String({ description: 'when it was last used, within minutes; ISO 8601, UTC' }),
  expires_at: fields.instant,
  current: Type.Boolean(),
});

/** The browsers in which a person is signed in. */
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
