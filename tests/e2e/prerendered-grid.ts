/** A page with a grid that the backend renders and the view takes over. */
import type { Page } from 'playwright';
import { inject } from 'vitest';

export const loader = `<script type="module" crossorigin src="${inject('siteUrl')}/embed/dragoman.js"></script>`;
export const grid = '<dragoman-offer-grid category="document"></dragoman-offer-grid>';
export const noteLoad = `<script>addEventListener('dragoman-load', () => { document.body.dataset.loaded = ''; });</script>`;

export const cardsOf = (page: Page) => page.locator('dragoman-offer-grid [part~=card]');

/** Resolves once the view has taken the grid over: it then says that its offers are there. */
export const taken = (page: Page) => page.locator('body[data-loaded]').waitFor();

/** Keeps back what matches until the function that it returns is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Keeps the renderer away, as a slow line does, until the function that it returns is called. */
export const holdRenderer = (page: Page) => hold(page, '**/embed/chunks/renderer-*.js');
