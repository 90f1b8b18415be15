/**
 * Sessions on partners’ pages: the authorization code flow with refresh tokens, and links back to the marketplace.
 */
import { createHash } from 'node:crypto';
import { nullable } from '@dragoman/widgets/domain/fields.ts';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import { isOwn } from '#backend/features/partners/cross-origin.ts';
import { logoAddress } from '#backend/features/partners/schema.ts';
import { findCaller, requireSession } from '#backend/features/people/require-session.ts';
import { draftKeyOf } from '#backend/platform/auth/tokens.ts';
import { forbidden } from '#backend/platform/errors.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { readBrowserCookie, setBrowserCookie } from '#backend/platform/http/browser-cookie.ts';
import { callerOf, neverStored, sourceOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import {
  exchangeCode,
  issueAuthorizationCode,
  issueLinkCode,
  redeemLinkCode,
  refreshSession,
  revokeSession,
  type TokenPair,
} from './page-sessions.use-cases.ts';
import { Profile, pageProfileAnswer } from './schema.ts';
import { deviceOfCall, startedSession, welcome } from './sign-in-answers.ts';

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

/**
 * Signing in on a partner's page: our window issues a one-time code, the page exchanges it, a cookie refreshes the
 * token.
 */
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
        registered: Boolean(partner),
        id,
        name,
        logo: logoAddress(logo, absolutePath(call, config)),
      };
    },
  );

  app.post(
    '/embed/codes',
    {
      config: { isForOnce: true },
      onRequest: requireSession(services),
      schema: {
        summary: 'Issue an authorization code for a partner’s page',
        tags,
        body: Type.Object({
          origin,
          challenge: secret,
          ends_session: Type.Optional(
            Type.Boolean({ description: 'true where the session was started for this code alone: it ends' }),
          ),
        }),
        response: { 200: notice({ code: Type.String() }), ...refusals },
      },
    },
    async (call, reply) => {
      const caller = callerOf(call);
      // A page's token has not the scope for this: the page could turn it into a long-lived refresh token.
      if (!isOwn(call, pageOrigin(call), config)) throw forbidden('own-window-only');
      const { ends_session: endsSession = false, ...requested } = call.body;
      if (!(await partners.at(requested.origin))) throw forbidden('sign-in-elsewhere');
      const browser = setLinkCookie(call, reply, config);
      return success('Take it to the page that requested.', {
        code: await issueAuthorizationCode(services, caller, { ...requested, browser, endsSession }),
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

// The cookie with the refresh token of a partner's page: not readable by scripts, and partitioned by site.

/** Origins of one site share a cookie jar, so the name contains a hash of the origin. */
const nameFor = (origin: string) =>
  `dragoman-renewal-${createHash('sha256').update(origin).digest('hex').slice(0, 12)}`;

function readRefreshCookie(call: FastifyRequest, origin: string): string | undefined {
  const name = nameFor(origin);
  const pairs = (call.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value && /^[\w-]{1,128}$/.test(value) ? value : undefined;
}

/** `life` in milliseconds. */
function writeRefreshCookie(reply: FastifyReply, origin: string, token: string, life: number): void {
  const attributes = `Path=/embed/session; Max-Age=${Math.ceil(life / 1000)}; HttpOnly; Secure; SameSite=None; Partitioned`;
  reply.header('set-cookie', `${nameFor(origin)}=${token}; ${attributes}`);
}

const clearRefreshCookie = (reply: FastifyReply, origin: string): void =>
  writeRefreshCookie(reply, origin, '', 0);

/** With what was typed in a form, which goes along to the marketplace. */
const page = Type.String({ pattern: '^/', maxLength: 8000, description: 'the path and query of our page' });
const code = Type.String({ pattern: '^[\\w-]{43}$', description: '43 letters, digits, - or _' });

/** Links from partners' pages lead to ours signed in: the page asks for a one-time code, ours redeems it. */
export function linkCodeRoutes(app: App, services: Services): void {
  const { config } = services;

  const fromOwnPage = async (call: FastifyRequest) => {
    if (!isOwn(call, call.headers.origin ?? '', config)) throw forbidden('own-window-only');
  };

  app.post(
    '/embed/link-codes',
    {
      config: { isForOnce: true },
      onRequest: [requireSession(services, 'page'), limitPerUser(app, 60)],
      schema: {
        summary: 'Issue a code for a link to the marketplace',
        tags,
        description:
          'For a partner’s page. The code signs in once, within 60 seconds, on that page of ours, in the browser in which the visitor has signed in: the link carries it as `#link-code=CODE`. It is null where the sign-in is bound to no browser.',
        body: Type.Object({ page }),
        response: { 200: notice({ code: nullable(Type.String()) }), ...refusals },
      },
    },
    async (call) =>
      success('Take it to the page of the link.', {
        code: await issueLinkCode(services, callerOf(call), call.body.page),
      }),
  );

  app.post(
    '/login/link-code',
    {
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      onRequest: [neverStored, fromOwnPage],
      schema: {
        summary: 'Sign in with the code of a link from a partner’s page',
        tags,
        description:
          'For our own pages. A valid token in the `Authorization` header stays: 204 where it is the same person’s, else 409.',
        body: Type.Object({ code, page }),
        response: { 200: notice(startedSession), 204: Type.Null(), ...refusals },
      },
    },
    async (call, reply) => {
      const device = await deviceOfCall(call, reply, services);
      const browser = readLinkCookie(call, config);
      const started = await redeemLinkCode(services, { ...call.body, ...device, browser });
      return started ? welcome(call, services, started) : reply.code(204).send(null);
    },
  );
}

// The cookie that binds the links of a partner's page to the browser in which its visitor has signed in. The sign-in
// window sets it, which is a page of ours; no other site sends it, and no script reads it.

const name = 'dragoman-browser';

const readLinkCookie = (call: FastifyRequest, config: Config): string =>
  readBrowserCookie(call, config, name);

/** As long as the sign-in that it belongs to. */
const setLinkCookie = (call: FastifyRequest, reply: FastifyReply, config: Config): string =>
  setBrowserCookie(call, reply, config, { name, sameSite: 'Strict', life: config.sessionTtl });
