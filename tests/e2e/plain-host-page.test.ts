import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { visitorsOf } from './browser.ts';

const siteUrl = inject('siteUrl');
const { visit } = visitorsOf(siteUrl);

/** A policy as strict as a page can have it that still lets our script in. */
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

/** Somebody else's page: the same with and without a strict policy, which allows no inline style either. */
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

it('shows 24 offers on a stranger’s page and nothing in its console', async () => {
  const { page, troubles } = await visit({ viewport: { width: 1100, height: 900 } });
  await page.goto(`${hostUrl}/`);
  const cards = page.locator('dragoman-offer-grid [part~=card]');
  await cards.nth(23).waitFor({ state: 'attached' });
  expect(await cards.count()).toBe(24);
  await expect
    .poll(() => page.locator('dragoman-offer-grid [part~=details]').first().getAttribute('href'))
    .toMatch(new RegExp(`^${siteUrl}/ProductDetails/\\d+`));
  expect(troubles).toEqual([]);
});

it('leaves the stranger’s page as it was', async () => {
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

it('breaks no rule of a strict content security policy', async () => {
  const { page, troubles } = await visit({ viewport: { width: 1100, height: 900 } });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await page.goto(`${hostUrl}/strict`);
  const cards = page.locator('dragoman-offer-grid [part~=card]');
  await cards.nth(23).waitFor({ state: 'attached' });
  expect(await cards.first().evaluate((card) => getComputedStyle(card).borderStyle)).toContain('solid');
  expect(troubles).toEqual([]);
});
