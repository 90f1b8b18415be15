import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { hostPages } from './support/host-page.ts';
import { blockRenderer, cardsOf, grid, hydrated, recordLoad } from './support/prerendered-grid.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const host = hostPages();

describe('an instant script', () => {
  const instant = (query: string, type = 'type="module"') =>
    `<script async ${type} crossorigin src="${siteUrl}/embed/instant/offer-grid.js?${query}"></script>`;

  it.each([
    ['a module', 'type="module"'],
    ['a classic script', ''],
  ])('shows the cards with nothing else loaded, as %s', async (_, type) => {
    const { page } = await visit();
    await page.route(`${siteUrl}/**`, (route) =>
      /instant|flags/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    const calls = await host.open(page, { body: grid + instant('category=document', type) });
    await cardsOf(page).nth(23).waitFor();
    expect(calls).toEqual([]);
  });

  it('replaces the loader: hydrates its grid and loads others as usual', async () => {
    const { page, problems } = await visit();
    const other = '<dragoman-offer-grid category="call" load="eager"></dragoman-offer-grid>';
    const calls = await host.open(page, {
      body: `${recordLoad}${grid}${other}${instant('category=document')}`,
    });
    await hydrated(page);
    await cardsOf(page).nth(40).waitFor({ state: 'attached' });
    expect(calls).toEqual([expect.stringContaining('category=call')]);
    expect(await page.evaluate(() => Object.keys(window).filter((name) => /dragoman/i.test(name)))).toEqual(
      [],
    );
    expect(problems).toEqual([]);
  });

  it('asks for the offers of a grid with cards of the page’s own before the code comes', async () => {
    const { page } = await visit();
    const release = await blockRenderer(page);
    const card = '<template slot="card"><b data-field="title"></b></template>';
    const body = grid.replace('></', `>${card}</`) + instant('category=document');
    const calls = await host.open(page, { body });
    await expect.poll(() => calls).toEqual([expect.stringContaining('category=document')]);
    release();
    await page.locator('dragoman-offer-grid b').nth(23).waitFor();
    expect(calls).toHaveLength(1);
  });

  it('ignores a grid with other attributes', async () => {
    const { page } = await visit();
    const calls = await host.open(page, { body: grid + instant('category=call') });
    await cardsOf(page).nth(23).waitFor();
    expect(calls).toEqual([expect.stringContaining('category=document')]);
    expect(await page.locator('dragoman-offer-grid [data-category=call]').count()).toBe(0);
  });
});
