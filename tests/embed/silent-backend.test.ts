/** A marketplace that takes connections and never answers must not be noticed by a partner's page. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

let server: Server;
let silent = '';
const connections = new Set<{ destroy(): void }>();

beforeAll(async () => {
  server = createServer((connection) => {
    connections.add(connection);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object' && address) silent = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  for (const connection of connections) connection.destroy();
  server.close();
});

const element =
  '<dragoman-offer-grid><a href="https://market.example/HomePage">Find a translator</a></dragoman-offer-grid>';
const loader = '<script async type="module" src="SILENT/embed/dragoman.js" crossorigin></script>';
const instant = '<script async type="module" src="SILENT/embed/instant/offer-grid.js" crossorigin></script>';
const classic = '<script async src="SILENT/embed/offer-grid.js" crossorigin></script>';

it.each([
  ['the loader in the head', loader, ''],
  ['the loader in the body', '', loader],
  ['the instant script in the body', '', instant],
  ['a classic script in the head', classic, ''],
  ['a classic script in the body', '', classic],
])('reads a page to its end and runs its scripts with %s', async (_, head, body) => {
  const { page } = await visit();
  const own = `data:text/javascript,${encodeURIComponent("document.body.dataset.own = 'ran'")}`;
  const html = `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">${head}
    <script defer src="${own}"></script><script type="module">document.body.dataset.module = 'ran';</script></head>
    <body><h1>Our page</h1>${body}${element}<p>The end of our page</p></body></html>`;
  await page.goto(hosts.show(html.replaceAll('SILENT', silent)), { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => ({ ...document.body.dataset }))).toEqual({ own: 'ran', module: 'ran' });
  for (const text of ['Our page', 'Find a translator', 'The end of our page'])
    expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true);
});
