/** Links from partners' pages lead to ours signed in: the page asks for a one-time code, ours redeems it. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '#backend/domain/errors.ts';
import { isOwn } from '#backend/http/cross-origin.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { readLinkCookie } from '#backend/http/link-cookie.ts';
import { callerOf, neverStored, requireSession } from '#backend/http/require-session.ts';
import { deviceOfCall, startedSession, welcome } from '#backend/http/start-session.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { nullable } from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { issueLinkCode } from '#backend/use-cases/issue-link-code.ts';
import { redeemLinkCode } from '#backend/use-cases/redeem-link-code.ts';

const tags = ['partners'];
/** With what was typed in a form, which goes along to the marketplace. */
const page = Type.String({ pattern: '^/', maxLength: 8000, description: 'the path and query of our page' });
const code = Type.String({ pattern: '^[\\w-]{43}$', description: '43 letters, digits, - or _' });

export function linkCodeRoutes(app: App, services: Services): void {
  const { config } = services;

  const fromOwnPage = async (call: FastifyRequest) => {
    if (!isOwn(call, call.headers.origin ?? '', config)) throw forbidden('own-window-only');
  };

  app.post(
    '/embed/link-codes',
    {
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
      const device = await deviceOfCall(call, services);
      const browser = readLinkCookie(call, config);
      const started = await redeemLinkCode(services, { ...call.body, ...device, browser });
      return started ? welcome(call, services, started) : reply.code(204).send(null);
    },
  );
}
