/** An element that a page adds once its tag is defined, as it comes from each kind of script. */
import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

interface Grid extends HTMLElement {
  pageSize: number;
  heading: string;
}

it.each([
  ['the loader', '<script async type="module" crossorigin src="SITE/embed/dragoman.js"></script>'],
  ['a classic script', '<script async crossorigin src="SITE/embed/offer-grid.js"></script>'],
])('has live properties under %s, also after a move', async (_, script) => {
  const { page, problems } = await visit();
  await page.goto(
    hosts.show(`<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:," />
      ${script}</head><body><dragoman-offer-grid load="eager" page-size="1"></dragoman-offer-grid></body></html>`),
  );
  await page.evaluate(async () => {
    await customElements.whenDefined('dragoman-offer-grid');
    const grid = document.createElement('dragoman-offer-grid');
    grid.id = 'later';
    grid.setAttribute('load', 'eager');
    grid.setAttribute('page-size', '5');
    document.body.append(grid);
  });
  const later = page.locator('#later');
  const cards = later.locator('[part~=card]');
  await expect.poll(() => cards.count()).toBe(5);
  const written = await later.evaluate((element) => {
    const grid = element as Grid;
    const before = grid.pageSize;
    Object.assign(grid, { pageSize: 3, heading: 'Chosen for you' });
    document.body.prepend(grid);
    return { before, after: grid.pageSize, heading: grid.heading, isOwn: Object.hasOwn(grid, 'pageSize') };
  });
  expect(written).toEqual({ before: 5, after: 3, heading: 'Chosen for you', isOwn: false });
  await expect.poll(() => cards.count()).toBe(3);
  await later.getByRole('heading', { name: 'Chosen for you' }).waitFor();
  expect(problems).toEqual([]);
});
