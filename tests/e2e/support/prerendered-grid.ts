/** Markup and helpers for a prerendered grid that React hydrates. */
import type { Page } from 'playwright';
import { inject } from 'vitest';

export const loader = `<script async type="module" crossorigin src="${inject('siteUrl')}/embed/dragoman.js"></script>`;
export const grid = '<dragoman-offer-grid category="document"></dragoman-offer-grid>';
export const recordLoad = `<script>addEventListener('dragoman-load', () => { document.body.dataset.loaded = ''; });</script>`;

export const cardsOf = (page: Page) => page.locator('dragoman-offer-grid [part~=card]');

/** Resolves once the grid is hydrated: it then emits dragoman-load. */
export const hydrated = (page: Page) => page.locator('body[data-loaded]').waitFor();

/** Delays matching requests until the returned function is called. */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Delays the renderer script, as a slow network does, until the returned function is called. */
export const blockRenderer = (page: Page) => delayRequests(page, '**/embed/chunks/renderer-*.js');
