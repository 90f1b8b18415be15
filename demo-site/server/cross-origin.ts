/**
 * Who may call from a page. Public reads: every page. Everything else, and whatever carries a token: our own pages and
 * those of registered partners (contract section 9). Cookies play no part.
 */
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { demoPartner, isPartnerOrigin, type Partner } from './partners.ts';
import type { App } from './services.ts';

const expose = ['Link', 'X-Total-Count', 'ETag', 'Retry-After'];

export async function crossOrigin(app: App, config: Config): Promise<void> {
  const partners = config.seed === 'demo' ? [demoPartner, ...config.partners] : config.partners;
  await app.register(cors, {
    delegator: (call, done) => done(null, rule(call, config, partners)),
  });
}

function rule(call: FastifyRequest, config: Config, partners: Partner[]): FastifyCorsOptions {
  const { origin } = call.headers;
  const shared = { exposedHeaders: expose, maxAge: 7200 };
  const trusted = origin !== undefined && (isOwn(call, origin, config) || isPartnerOrigin(partners, origin));
  if (trusted) return { ...shared, origin, methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] };
  const method = call.headers['access-control-request-method'] ?? call.method;
  const sent = call.headers['access-control-request-headers']?.toLowerCase() ?? '';
  const isPublic =
    /^(GET|HEAD)$/.test(method) && !/\bauthorization\b/.test(sent) && !call.headers.authorization;
  return { ...shared, origin: isPublic ? '*' : false, methods: ['GET', 'HEAD'] };
}

const isOwn = (call: FastifyRequest, origin: string, { publicUrl }: Config) =>
  origin === `${call.protocol}://${call.host}` ||
  (publicUrl !== undefined && origin === new URL(publicUrl).origin);
