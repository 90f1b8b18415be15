/** Prerendered widgets, which pages show before the widgets’ code has loaded. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#backend/platform/errors.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { cacheBrotli } from '#backend/platform/http/compression.ts';
import { revalidateFor } from '#backend/platform/http/etag.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { parameter } from '#backend/platform/http/load-resource.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';
import { inProject } from '#backend/project-root.ts';
import type { Services } from '#backend/services.ts';
import { fragment } from './fragment.ts';
import { isNegotiated, type Prerendered, prerenderer } from './prerendered.ts';

/** Shared caches may serve an answer for ten seconds, and for a minute more while they fetch the next one. */
const revalidate = revalidateFor('public, max-age=10, stale-while-revalidate=60');

/** Prerendered widgets, which pages show before the widgets' code has loaded. */
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

const file = inProject('dist', 'embed', 'instant', 'template.js');
let cached: { changed: number; code: string } | undefined;

/** The loader's build for this; undefined before the first build. */
function loader(): string | undefined {
  if (!existsSync(file)) return undefined;
  const changed = statSync(file).mtimeMs;
  if (cached?.changed !== changed) cached = { changed, code: readFileSync(file, 'utf8') };
  return cached.code;
}

/**
 * The loader and a prerendered widget in one script, which shows offers after a single request. Works as a module
 * and as a classic script: it finds its own script element and defines no global.
 */
function instantScript(widget: string, first: Prerendered): string | undefined {
  const code = loader();
  const script = `document.currentScript||document.querySelector('script[src*="/instant/${widget}.js"]')`;
  // A script file needs no escaping. Pages that inline the script do.
  const instant = JSON.stringify({ widget, ...first }).replace(/<(?=\/?script|!--)/gi, '\\u003c');
  return (
    code && `(()=>{'use strict';const dragomanScript=${script},dragomanInstant=${instant};${code}})();\n`
  );
}
