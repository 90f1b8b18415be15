/** Flags by language, uploaded avatars and logos, for any page. */

import { notFound } from '#backend/platform/errors.ts';
import { fileOf, refusals } from '#backend/platform/http/answers.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { parameter } from '#backend/platform/http/load-resource.ts';
import { inert } from '#backend/platform/http/security-headers.ts';
import type { Services } from '#backend/services.ts';
import { flagOf } from './flags.ts';

const year = 'public, max-age=31536000, immutable';
const week = 'public, max-age=604800, stale-while-revalidate=86400';

export function pictureRoutes(app: App, { storage }: Services): void {
  app.get(
    '/flags/:file',
    {
      schema: {
        summary: 'A language’s flag',
        tags: ['pictures'],
        response: { 200: fileOf('image/svg+xml', 'image/webp'), ...refusals },
      },
    },
    async (call, reply) => {
      const [, code = ''] = /^([a-z]{2,3})\.svg$/i.exec(parameter(call, 'file')) ?? [];
      const flag = await flagOf(code.toLowerCase());
      if (!flag) throw notFound('flag');
      reply.headers(inert).header('cache-control', week).header('vary', 'accept');
      // Browsers accept WebP for the images of a page. Other clients get the SVG that the path names.
      const isForPage = call.headers.accept?.includes('image/webp');
      if (isForPage) return reply.type('image/webp').send(flag.webp);
      return reply.type('image/svg+xml; charset=utf-8').send(flag.svg);
    },
  );

  for (const { kind, summary } of kinds)
    app.get(
      `/uploads/${kind}/:file`,
      { schema: { summary, tags: ['pictures'], response: { 200: fileOf('image/webp'), ...refusals } } },
      async (call, reply) => {
        const file = parameter(call, 'file');
        const picture = /^[\w-]+\.webp$/.test(file) ? await storage.open(`${kind}/${file}`) : undefined;
        if (!picture) throw notFound('picture');
        return reply
          .type('image/webp')
          .headers(inert)
          .header('cache-control', year)
          .header('content-length', picture.size)
          .send(picture.content);
      },
    );
}

const kinds = [
  { kind: 'avatars', summary: 'A person’s picture' },
  { kind: 'logos', summary: 'A partner’s logo' },
] as const;
