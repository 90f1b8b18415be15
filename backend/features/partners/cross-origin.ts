/**
 * CORS. Pages of any origin may make public reads. Only our own pages and those of registered partners may make other
 * calls, or send a token (contract section 9). Only the calls that refresh a session on a partner's page use a cookie.
 */
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loopbackOrigin } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';

/** The only calls with a cookie. */
const withCookie = /^\/embed\/session(\/|\?|$)/;

/** For this machine’s own pages and programs. */
const mailbox = /^\/mailbox\b/i;

const withoutToken = /^\/embed\/counts(\?|$)/;

const expose = ['Link', 'X-Total-Count', 'ETag', 'Retry-After', 'Dragoman-Version'];

type Needed = Pick<Services, 'config' | 'partners'>;

export async function crossOrigin(app: App, services: Needed): Promise<void> {
  await app.register(cors, {
    delegator: (call, done) => {
      rule(call, services).then((options) => done(null, options), done);
    },
  });
}

async function rule(call: FastifyRequest, { config, partners }: Needed): Promise<FastifyCorsOptions> {
  const { origin } = call.headers;
  if (mailbox.test(call.url)) return { origin: false };
  const shared = { exposedHeaders: expose, maxAge: 7200 };
  // Public files are served where the database is away.
  const isPartner = origin !== undefined && (await partners.at(origin).catch(() => undefined)) !== undefined;
  if (origin !== undefined && (isPartner || isOwn(call, origin, config))) {
    const credentials = isPartner && withCookie.test(call.url);
    return { ...shared, origin, credentials, methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] };
  }
  const method = call.headers['access-control-request-method'] ?? call.method;
  const sent = call.headers['access-control-request-headers']?.toLowerCase() ?? '';
  // Any page with our widgets may send counts, as plain text, for which browsers make no preflight call.
  if (method === 'POST' && withoutToken.test(call.url)) return { ...shared, origin: '*', methods: ['POST'] };
  const isPublic =
    /^(GET|HEAD)$/.test(method) && !/\bauthorization\b/.test(sent) && !call.headers.authorization;
  return { ...shared, origin: isPublic ? '*' : false, methods: ['GET', 'HEAD'] };
}

export const isOwn = (call: FastifyRequest, origin: string, { publicUrl }: Config) =>
  origin === loopbackOrigin(call) || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
