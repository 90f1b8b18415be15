/**
 * Which links a browser that knows speculation rules prefetches as whole pages: those to public pages, while the site's app
 * has not started. The app changes pages without a page load and prefetches the answers for that, which are smaller.
 */
import { listedPaths } from '@dragoman/widgets/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#backend/platform/http/fastify-app.ts';

const path = '/speculation-rules.json';

/** Written by `demo-site/start.ts`. Cards are in shadow roots. */
const withoutApp = '#site:not([data-started])';

const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: [...listedPaths, '/ProductDetails/:id'] },
          { not: { href_matches: '/*\\?*(^|&)next=*' } },
          { selector_matches: [`${withoutApp} a`, `:host-context(${withoutApp}) a`] },
        ],
      },
      // The pointer rests on the link, or a finger touches it.
      eagerness: 'moderate',
    },
  ],
};

export const speculationRules = (app: App): void =>
  void app.get(path, { schema: { hide: true } }, (_call, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(rules)),
  );

/** Visitors who save data get only what they open. */
export function offerPrefetch({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (headers['save-data'] !== 'on') reply.header('speculation-rules', `"${path}"`);
}
