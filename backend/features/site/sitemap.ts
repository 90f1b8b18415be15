/** Tells search engines which pages there are: `robots.txt`, and an index of sitemaps. */
import { listedPaths } from '@dragoman/widgets/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#backend/platform/errors.ts';
import { revalidateFor } from '#backend/platform/http/etag.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { parameter } from '#backend/platform/http/load-resource.ts';
import { docsFiles, docsPathOf } from './docs.ts';

export interface ListedOffers {
  countBlocks: () => Promise<number>;
  offersOfBlock: (block: number) => Promise<{ id: number; changedAt: Date }[]>;
}

const onSend = revalidateFor('public, max-age=3600');

export function sitemap(
  app: App,
  { countBlocks, offersOfBlock }: ListedOffers,
  originFor: (call: FastifyRequest) => string,
): void {
  const schema = { hide: true };
  app.get('/robots.txt', { schema, onSend }, (call, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${originFor(call)}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', { schema, onSend }, async (call, reply) => {
    const blocks = Array.from({ length: await countBlocks() }, (_, index) => `offers-${index + 1}`);
    const parts = ['pages', ...blocks].map(
      (name) => `<sitemap>${address(call, `/sitemaps/${name}.xml`)}</sitemap>`,
    );
    return sendXml(reply, 'sitemapindex', parts);
  });
  app.get('/sitemaps/:name', { schema, onSend }, async (call, reply) => {
    const name = parameter(call, 'name');
    const block = Number(/^offers-([1-9]\d{0,6})\.xml$/.exec(name)?.[1] ?? 0);
    if (name !== 'pages.xml' && (block === 0 || block > (await countBlocks()))) throw notFound('address');
    if (!block) {
      const docs = docsFiles().flatMap((file) => (docsPathOf(file) ? [`/Docs/${docsPathOf(file)}`] : []));
      const pages = [...listedPaths, ...docs].map((path) => `<url>${address(call, path)}</url>`);
      return sendXml(reply, 'urlset', pages);
    }
    const offers = (await offersOfBlock(block)).map(({ id, changedAt }) => {
      const changed = `<lastmod>${changedAt.toISOString()}</lastmod>`;
      return `<url>${address(call, `/ProductDetails/${id}`)}${changed}</url>`;
    });
    return sendXml(reply, 'urlset', offers);
  });

  const address = (call: FastifyRequest, path: string) => `<loc>${originFor(call)}${path}</loc>`;
}

const sendXml = (reply: FastifyReply, root: 'sitemapindex' | 'urlset', entries: string[]) =>
  reply
    .type('application/xml; charset=utf-8')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`,
    );
