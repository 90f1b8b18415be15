/** Prerendered widgets, which pages show before the widgets' code has loaded. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#backend/domain/errors.ts';
import { malformed } from '#backend/http/api-error.ts';
import { cacheBrotli } from '#backend/http/brotli-cache.ts';
import { revalidateFor } from '#backend/http/etag.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { parameter } from '#backend/http/load-resource.ts';
import { ownOrigin } from '#backend/http/public-url.ts';
import { fragment } from '#backend/prerender/fragment.ts';
import { instantScript } from '#backend/prerender/instant.ts';
import { isNegotiated, prerenderer } from '#backend/prerender/prerendered.ts';
import type { Services } from '#backend/services.ts';

/** Shared caches may serve an answer for ten seconds, and for a minute more while they fetch the next one. */
const revalidate = revalidateFor('public, max-age=10, stale-while-revalidate=60');

export function embedRoutes(app: App, { config }: Services): void {
  const tags = ['embeds'];
  const querystring = Type.Object(
    {},
    { description: 'The attributes of the element, as they are written there.' },
  );
  const prerender = prerenderer(app, config);
  const onSend = [revalidate, cacheBrotli(16 * 1024 * 1024)];

  app.get(
    '/embed/prerender/:widget',
    { onSend, schema: { summary: 'Prerender a widget', tags, querystring } },
    async (call, reply) => {
      const widget = parameter(call, 'widget');
      const rendered = await prerender(call, widget);
      vary(reply, 'accept', 'accept-encoding', isNegotiated(call) && 'accept-language');
      reply.header('content-language', rendered.locale);
      if (!prefersHtml(call)) return reply.type('application/json').send(JSON.stringify(rendered));
      return reply.type('text/html; charset=utf-8').send(fragment(widget, rendered, ownOrigin(call, config)));
    },
  );

  app.get(
    '/embed/instant/:file',
    { onSend, schema: { summary: 'The loader with a prerendered widget in one script', tags, querystring } },
    async (call, reply) => {
      const [, widget] = /^([\w-]+)\.js$/.exec(parameter(call, 'file')) ?? [];
      if (!widget) throw notFound('script');
      const script = instantScript(widget, await prerender(call, widget));
      if (!script) throw malformed(503, 'The embed scripts are not built yet: run "npm run build embed".');
      vary(reply, 'accept-encoding', isNegotiated(call) && 'accept-language');
      return reply.type('text/javascript; charset=utf-8').send(script);
    },
  );
}

const prefersHtml = (call: FastifyRequest): boolean => /\btext\/html\b/.test(call.headers.accept ?? '');

function vary(reply: FastifyReply, ...names: (string | false)[]): void {
  const known = String(reply.getHeader('vary') ?? '');
  const all = [...known.split(','), ...names].flatMap((name) => (name ? [name.trim().toLowerCase()] : []));
  if (all.length > 0) reply.header('vary', [...new Set(all)].join(', '));
}
