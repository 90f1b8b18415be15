/** The web fonts of the marketplace's pages: after the first frame, without scripts, and where they do not come. */
import type { Page, Route } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './browser.ts';

const { visit } = browserFor(inject('siteUrl'));

const latinFonts = [/inter-latin-[\w-]{8}\.woff2$/, /serif-latin-[\w-]{8}\.woff2$/];

function fontsAskedForBy(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' || request.url().endsWith('.woff2')) addresses.push(request.url());
  });
  return addresses;
}

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

it('asks for them once the page is shown, and sets its text in them', async () => {
  const { page, problems } = await visit();
  const asked = fontsAskedForBy(page);
  const held: Route[] = [];
  await page.route(/assets\/index-.*\.js$/, (route) => void held.push(route));
  await page.goto('/About', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const place = await heading.boundingBox();
  expect(asked).toEqual([]);
  for (const route of held) await route.continue();
  await expect
    .poll(() => loadedFonts(page))
    .toEqual(expect.arrayContaining(['Inter Variable', 'Source Serif 4 Variable']));
  for (const font of latinFonts) expect(asked.filter((address) => font.test(address))).toHaveLength(1);
  expect(await heading.boundingBox()).toEqual(place);
  expect(problems).toEqual([]);
});

it('has them without scripts', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  const asked = fontsAskedForBy(page);
  await page.goto('/About');
  for (const font of latinFonts)
    await expect.poll(() => asked.some((address) => font.test(address))).toBe(true);
});

it('sets its text in the one that comes where the other does not', async () => {
  const { page } = await visit();
  await page.route(/serif-latin/, (route) => route.abort());
  await page.goto('/About');
  await expect.poll(() => loadedFonts(page)).toContain('Inter Variable');
});
