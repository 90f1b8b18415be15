import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { nextVersion, serveHostPages, version } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

const classic = (widget: string) => `<script crossorigin src="SITE/embed/${widget}.js"></script>`;
const loader = '<script type="module" crossorigin src="SITE/embed/dragoman.js"></script>';
/** The same files as a later version of the package. */
const next = (tag: string) =>
  tag.replace('SITE/embed/', '/next/').replace(' src', ' data-api-url="SITE" src');

const elements =
  '<dragoman-offer-grid category="call" load="eager"></dragoman-offer-grid><dragoman-offer-detail offer-id="1" load="eager"></dragoman-offer-detail>';

const pageWith = (...scripts: string[]) =>
  hosts.show(`<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:," />
    ${scripts.join('\n')}</head><body>${elements}</body></html>`);

async function open(address: string) {
  const { page, problems } = await visit();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(request.url());
  });
  await page.goto(address);
  await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  await page.locator('dragoman-offer-detail [part~=title]').first().waitFor();
  return { page, problems, calls };
}

const grid = classic('offer-grid');
const detail = classic('offer-detail');

it.each([
  ['one after the other', [grid, detail]],
  ['in the other order', [detail, grid]],
  ['twice', [grid, detail, grid, detail]],
  ['before the loader', [grid, detail, loader]],
  ['after the loader', [loader, grid, detail]],
  ['beside the loader, which comes twice', [loader, grid, loader]],
])('shares one session, cache and style sheet among classic scripts %s', async (_, scripts) => {
  const { page, problems, calls } = await open(pageWith(...scripts));
  const shared = await page.evaluate(() => {
    const roots = ['grid', 'detail'].map(
      (name) => document.querySelector(`dragoman-offer-${name}`)?.shadowRoot,
    );
    const [one, other] = roots.map((root) => root?.adoptedStyleSheets ?? []);
    return one?.length === 1 && one[0] === other?.[0];
  });
  expect(shared).toBe(true);
  // A second grid with equal attributes is answered from the cache.
  const before = calls.length;
  await page.evaluate(() => {
    const another = document.createElement('dragoman-offer-grid');
    another.id = 'another';
    another.setAttribute('category', 'call');
    another.setAttribute('load', 'eager');
    document.body.append(another);
  });
  await page.locator('#another [part~=card]').first().waitFor();
  expect(calls.slice(before).filter((call) => !call.includes('/api/category/call'))).toEqual([]);
  expect(problems).toEqual([]);
});

it.each([
  ['classic scripts', [grid, next(detail)]],
  ['classic scripts, the later version first', [next(grid), detail]],
  ['a classic script and the loader', [grid, next(loader)]],
  ['classic scripts for one element', [grid, next(grid), detail]],
])('works with two versions on the page, %s, and names both in one warning', async (_, scripts) => {
  const { problems } = await open(pageWith(...scripts));
  await expect.poll(() => problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^warning: This page loads Dragoman \S+ and \S+ – /);
  expect(problems[0]).toContain(nextVersion);
  expect(problems[0]).toContain(version);
});
