import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { browserFor } from './support/browser.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

/** The strictest policy that still allows our script. */
const strictPolicy = [
  "default-src 'none'",
  `script-src 'self' ${siteUrl}`,
  "style-src 'self'",
  'connect-src *',
  'img-src *',
  "require-trusted-types-for 'script'",
].join('; ');

let host: Server;
let hostUrl = '';

/** The same host page with and without a strict policy, which also forbids inline styles. */
beforeAll(async () => {
  const file = await readFile(inProject('demo-site', 'hosts', 'plain.html'), 'utf8');
  const html = file.replace('src="/embed/', `src="${siteUrl}/embed/`);
  const strict = html.replace(/<style>[\s\S]*<\/style>/, '').replace(/<link rel="icon"[^>]*>/, '');
  host = createServer((request, answer) => {
    if (request.url === '/favicon.ico') return void answer.writeHead(204).end();
    const isStrict = request.url === '/strict';
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (isStrict) answer.setHeader('content-security-policy', strictPolicy);
    answer.end(isStrict ? strict : html);
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  hostUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});

afterAll(() => host.close());

it('shows 24 offers on a host page without console output', async () => {
  const { page, problems } = await visit({ viewport: { width: 1100, height: 900 } });
  await page.goto(`${hostUrl}/`);
  const cards = page.locator('dragoman-offer-grid [part~=card]');
  await cards.nth(23).waitFor({ state: 'attached' });
  expect(await cards.count()).toBe(24);
  await expect
    .poll(() => page.locator('dragoman-offer-grid [part~=details]').first().getAttribute('href'))
    .toMatch(new RegExp(`^${siteUrl}/ProductDetails/\\d+`));
  expect(problems).toEqual([]);
});

it('leaves the host page unchanged', async () => {
  const { page } = await visit();
  await page.goto(`${hostUrl}/`);
  const names = () =>
    page.evaluate(() => Object.getOwnPropertyNames(window).filter((name) => /dragoman/i.test(name)));
  const fontOf = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
  await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  expect(await names()).toEqual(['Dragoman']);
  expect(await fontOf()).toContain('Georgia');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

it('violates no directive of a strict content security policy', async () => {
  const { page, problems } = await visit({ viewport: { width: 1100, height: 900 } });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await page.goto(`${hostUrl}/strict`);
  const cards = page.locator('dragoman-offer-grid [part~=card]');
  await cards.nth(23).waitFor({ state: 'attached' });
  expect(await cards.first().evaluate((card) => getComputedStyle(card).borderStyle)).toContain('solid');
  expect(problems).toEqual([]);
});
