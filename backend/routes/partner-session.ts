/** Signing in on a partner's page: through a window of ours, with a one-time code, renewed by a cookie. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  exchangeCode,
  issueAuthorizationCode,
  refresh,
  revoke,
  type TokenPair,
} from '#backend/auth/partner-sessions.ts';
import { forbidden, refusedSignIn } from '#backend/domain/errors.ts';
import { partnerAt } from '#backend/domain/partners.ts';
import { isOwn } from '#backend/http/cross-origin.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { clearRefreshCookie, readRefreshCookie, writeRefreshCookie } from '#backend/http/refresh-cookie.ts';
import { callerOf, findCaller, requireSession } from '#backend/http/require-session.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { nullable } from '#backend/schema/fields.ts';
import { Profile, profileAnswer } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';

const minute = 60_000;
const perAddress = (max: number) => ({ rateLimit: { max, timeWindow: minute } });
const tags = ['partners'];
const origin = Type.String({ minLength: 1, maxLength: 300, description: 'the origin of a page' });
/** 32 bytes as base64url. */
const secret = Type.String({ pattern: '^[\\w-]{43}$', description: '43 letters, digits, - or _' });

const Given = notice({
  token: Type.String(),
  expires_in: Type.Number({ description: 'seconds' }),
  user: Type.Array(Profile),
});

export function partnerSessionRoutes(app: App, services: Services): void {
  const { db, now, config } = services;

  /** Refused before anything is looked at: other sites can have these calls sent, and must get nothing done by them. */
  const fromPartner = async (call: FastifyRequest) => {
    if (!partnerAt(config, call.headers.origin ?? '')) throw forbidden('sign-in-elsewhere');
  };
  const given = (call: FastifyRequest, reply: FastifyReply, lease: TokenPair) => {
    const { user, token, tokenLife, renewal } = lease;
    if (renewal) writeRefreshCookie(reply, pageOrigin(call), renewal.token, renewal.life);
    reply.header('cache-control', 'no-store');
    return success(`Welcome, ${user.firstname}!`, {
      token,
      expires_in: tokenLife / 1000,
      user: [profileAnswer(user, absolutePath(call, config))],
    });
  };

  app.get(
    '/embed/site',
    {
      schema: {
        tags,
        querystring: Type.Object({ origin }),
        response: {
          200: Type.Object({
            registered: Type.Boolean(),
            id: nullable(Type.String()),
            name: nullable(Type.String()),
          }),
          ...refusals,
        },
      },
    },
    async ({ query }) => {
      const partner = partnerAt(config, query.origin);
      return { registered: Boolean(partner), id: partner?.id ?? null, name: partner?.name ?? null };
    },
  );

  app.post(
    '/embed/codes',
    {
      onRequest: requireSession(services),
      schema: {
        tags,
        body: Type.Object({ origin, challenge: secret }),
        response: { 200: notice({ code: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const caller = callerOf(call);
      // A partner's page that could ask for codes would make a lasting sign-in of a short one.
      if (caller.origin || !isOwn(call, pageOrigin(call), config)) throw forbidden('own-window-only');
      if (!partnerAt(config, call.body.origin)) throw forbidden('sign-in-elsewhere');
      return success('Take it to the page that asked.', {
        code: await issueAuthorizationCode(services, caller, call.body),
      });
    },
  );

  app.post(
    '/embed/session',
    {
      config: perAddress(60),
      onRequest: fromPartner,
      schema: {
        tags,
        body: Type.Object({ code: secret, verifier: secret }),
        response: { 200: Given, ...refusals },
      },
    },
    async (call, reply) => {
      const lease = await exchangeCode(services, {
        ...call.body,
        origin: pageOrigin(call),
        userAgent: String(call.headers['user-agent'] ?? '').slice(0, 300),
      });
      if (!lease) throw refusedSignIn('sign-in-over');
      return given(call, reply, lease);
    },
  );

  app.post(
    '/embed/session/renew',
    {
      config: perAddress(600),
      onRequest: fromPartner,
      schema: {
        tags,
        description:
          'By the cookie of the sign-in, else by a token that still holds; 204 where there is neither.',
        response: { 200: Given, 204: Type.Null(), ...refusals },
      },
    },
    async (call, reply) => {
      const lease = await refresh(services, await presented(call));
      if (lease) return given(call, reply, lease);
      clearRefreshCookie(reply, pageOrigin(call));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/embed/session',
    { onRequest: fromPartner, schema: { tags, response: { 200: notice({}), ...refusals } } },
    async (call, reply) => {
      await revoke(services, await presented(call));
      clearRefreshCookie(reply, pageOrigin(call));
      return { type: 'info', message: 'Logged out' };
    },
  );

  async function presented(call: FastifyRequest) {
    const at = pageOrigin(call);
    return { origin: at, kept: readRefreshCookie(call, at), caller: await findCaller(call, db, now()) };
  }
}

const pageOrigin = (call: FastifyRequest): string => call.headers.origin ?? '';
