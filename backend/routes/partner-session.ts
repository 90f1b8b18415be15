/**
 * Signing in on a partner's page: our window issues a one-time code, the page exchanges it, a cookie refreshes the
 * token.
 */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { draftKeyOf } from '#backend/domain/draft-key.ts';
import { forbidden } from '#backend/domain/errors.ts';
import { sourceOf } from '#backend/http/call-source.ts';
import { isOwn } from '#backend/http/cross-origin.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { setLinkCookie } from '#backend/http/link-cookie.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { clearRefreshCookie, readRefreshCookie, writeRefreshCookie } from '#backend/http/refresh-cookie.ts';
import { callerOf, findCaller, neverStored, requireSession } from '#backend/http/require-session.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { nullable } from '#backend/schema/fields.ts';
import { logoAddress } from '#backend/schema/partner.ts';
import { Profile, pageProfileAnswer } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';
import { exchangeCode } from '#backend/use-cases/exchange-code.ts';
import { issueAuthorizationCode } from '#backend/use-cases/issue-authorization-code.ts';
import type { TokenPair } from '#backend/use-cases/issue-token-pair.ts';
import { refreshSession } from '#backend/use-cases/refresh-session.ts';
import { revokeSession } from '#backend/use-cases/revoke-session.ts';

const minute = 60_000;
const perAddress = (max: number) => ({ rateLimit: { max, timeWindow: minute } });
const tags = ['partners'];
const origin = Type.String({ minLength: 1, maxLength: 300, description: 'the origin of a page' });
/** 32 bytes as base64url. */
const secret = Type.String({ pattern: '^[\\w-]{43}$', description: '43 letters, digits, - or _' });

const TokenAnswer = notice({
  token: Type.String(),
  expires_in: Type.Number({ description: 'seconds' }),
  ends_in: Type.Number({
    description: 'seconds until the sign-in ends, after which it is refreshed no more',
  }),
  user: Type.Array(Profile),
});

export function partnerSessionRoutes(app: App, services: Services): void {
  const { config, partners } = services;

  /**
   * Refuses other sites before the backend reads anything: browsers would send these calls for them, with the cookie.
   */
  const fromPartner = async (call: FastifyRequest) => {
    if (!(await partners.at(call.headers.origin ?? ''))) throw forbidden('sign-in-elsewhere');
  };
  const answerPair = (call: FastifyRequest, reply: FastifyReply, pair: TokenPair) => {
    const { user, token, tokenLife, endsIn, refreshToken } = pair;
    if (refreshToken) writeRefreshCookie(reply, pageOrigin(call), refreshToken.token, refreshToken.life);
    return success(`Welcome, ${user.firstname}!`, {
      token,
      expires_in: tokenLife / 1000,
      ends_in: endsIn / 1000,
      user: [
        {
          ...pageProfileAnswer(user, absolutePath(call, config), config),
          draft_key: draftKeyOf(user, pageOrigin(call)),
        },
      ],
    });
  };

  app.get(
    '/embed/site',
    {
      schema: {
        summary: 'Find the partner of an origin',
        tags,
        querystring: Type.Object({ origin }),
        response: {
          200: Type.Object({
            registered: Type.Boolean(),
            id: nullable(Type.String()),
            name: nullable(Type.String()),
            logo: nullable(Type.String()),
          }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const partner = await partners.at(call.query.origin);
      const { id = null, name = null, logo = null } = partner ?? {};
      return {
        ...{ registered: Boolean(partner), id, name },
        logo: logoAddress(logo, absolutePath(call, config)),
      };
    },
  );

  app.post(
    '/embed/codes',
    {
      onRequest: requireSession(services),
      schema: {
        summary: 'Issue an authorization code for a partner’s page',
        tags,
        body: Type.Object({ origin, challenge: secret }),
        response: { 200: notice({ code: Type.String() }), ...refusals },
      },
    },
    async (call, reply) => {
      const caller = callerOf(call);
      // A page's token has not the scope for this: the page could turn it into a long-lived refresh token.
      if (!isOwn(call, pageOrigin(call), config)) throw forbidden('own-window-only');
      if (!(await partners.at(call.body.origin))) throw forbidden('sign-in-elsewhere');
      const browser = setLinkCookie(call, reply, config);
      return success('Take it to the page that asked.', {
        code: await issueAuthorizationCode(services, caller, { ...call.body, browser }),
      });
    },
  );

  app.post(
    '/embed/session',
    {
      config: perAddress(60),
      onRequest: [neverStored, fromPartner],
      schema: {
        summary: 'Exchange an authorization code for a token',
        tags,
        body: Type.Object({ code: secret, verifier: secret }),
        response: { 200: TokenAnswer, ...refusals },
      },
    },
    async (call, reply) => {
      const pair = await exchangeCode(services, {
        ...call.body,
        origin: pageOrigin(call),
        refreshToken: readRefreshCookie(call, pageOrigin(call)),
        source: sourceOf(call),
        userAgent: String(call.headers['user-agent'] ?? '').slice(0, 300),
      });
      return answerPair(call, reply, pair);
    },
  );

  app.post(
    '/embed/session/renew',
    {
      config: perAddress(600),
      onRequest: [neverStored, fromPartner],
      schema: {
        summary: 'Refresh the token of a partner’s page',
        tags,
        description:
          'By the cookie of the sign-in, else by a token that still holds; 204 where there is neither.',
        response: { 200: TokenAnswer, 204: Type.Null(), ...refusals },
      },
    },
    async (call, reply) => {
      const pair = await refreshSession(services, await credentialsOf(call));
      if (pair) return answerPair(call, reply, pair);
      clearRefreshCookie(reply, pageOrigin(call));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/embed/session',
    {
      onRequest: [neverStored, fromPartner],
      schema: { summary: 'Sign out on a partner’s page', tags, response: { 200: notice({}), ...refusals } },
    },
    async (call, reply) => {
      await revokeSession(services, await credentialsOf(call));
      clearRefreshCookie(reply, pageOrigin(call));
      return { type: 'info', message: 'Logged out' };
    },
  );

  async function credentialsOf(call: FastifyRequest) {
    const at = pageOrigin(call);
    const caller = await findCaller(call, services);
    return { origin: at, refreshToken: readRefreshCookie(call, at), caller, source: sourceOf(call) };
  }
}

const pageOrigin = (call: FastifyRequest): string => call.headers.origin ?? '';
