import type { Frame, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { cardStylesOf } from './card-styles.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

declare global {
  interface Window {
    /** The document that the element moves to. */
    otherDocument: Document;
  }
}

it.each<[string, (page: Page) => Promise<Page | Frame>]>([
  [
    'a frame',
    async (page) => {
      await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.style.cssText = 'inline-size: 1000px; block-size: 700px';
        document.body.prepend(frame);
        if (frame.contentDocument) window.otherDocument = frame.contentDocument;
      });
      const frame = page.frames().find((inner) => inner.parentFrame());
      if (!frame) throw new Error('There is no frame.');
      return frame;
    },
  ],
  [
    'a window that the page has opened',
    async (page) => {
      const opened = page.waitForEvent('popup');
      await page.evaluate(() => {
        const other = open('', '', 'popup, width=1000, height=700');
        if (other) window.otherDocument = other.document;
      });
      return opened;
    },
  ],
])('look and work the same after a move to %s without our script', async (_, openOther) => {
  const { page, problems } = await visit();
  await page.goto(
    hosts.show(`<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:," />
      <script async type="module" crossorigin src="SITE/embed/dragoman.js"></script></head><body>
      <dragoman-user-menu demo></dragoman-user-menu><dragoman-checkout demo></dragoman-checkout>
      <dragoman-offer-grid limit="2"></dragoman-offer-grid></body></html>`),
  );
  const cardsIn = (place: Page | Frame) => place.locator('dragoman-offer-grid [part~=card]');
  await cardsIn(page).nth(1).waitFor();
  // Cards are shown before the code has come, and a document without our script defines no element.
  for (const name of ['checkout', 'user-menu', 'offer-grid'])
    await page.locator(`dragoman-${name}:defined`).waitFor();
  const expected = await cardStylesOf(page);

  const other = await openOther(page);
  const move = (to: 'other' | 'own') =>
    page.evaluate((goal) => {
      const [from, into] =
        goal === 'other' ? [document, window.otherDocument] : [window.otherDocument, document];
      for (const name of ['checkout', 'user-menu', 'offer-grid'])
        into.body.prepend(...from.querySelectorAll(`dragoman-${name}`));
    }, to);
  await move('other');
  await cardsIn(other).nth(1).waitFor();
  await expect.poll(() => cardStylesOf(other)).toEqual(expected);

  await other.locator('dragoman-offer-grid').evaluate((grid) => grid.setAttribute('limit', '3'));
  await cardsIn(other).nth(2).waitFor();
  const menu = other.locator('dragoman-user-menu');
  await menu.locator('[part~=toggle]').click();
  await menu.locator('[part~=sign-out]').waitFor();
  const checkout = other.locator('dragoman-checkout');
  await checkout.locator('[name=details]').fill('');
  await checkout.locator('[part~=submit]').click();
  await checkout.locator('[name=details][aria-invalid=true]').waitFor();
  await menu.locator('[part~=sign-out]').waitFor({ state: 'detached' });

  await page.evaluate(() => {
    const grid = document.createElement('dragoman-offer-grid');
    for (const [name, value] of Object.entries({ limit: '2', load: 'eager' })) grid.setAttribute(name, value);
    window.otherDocument.querySelector('dragoman-offer-grid')?.replaceWith(grid);
  });
  await expect.poll(() => cardsIn(other).count()).toBe(2);
  await expect.poll(() => cardStylesOf(other)).toEqual(expected);

  await move('own');
  await cardsIn(page).nth(1).waitFor();
  await expect.poll(() => cardStylesOf(page)).toEqual(expected);
  expect(problems).toEqual([]);
});

it('unmount in a document without a window and render again in a visible one', async () => {
  const { page, problems } = await visit();
  await page.goto(hosts.address('plain'));
  const cards = page.locator('dragoman-offer-grid [part~=card]');
  await cards.nth(23).waitFor();
  await page.evaluate(() => {
    window.otherDocument = document.implementation.createHTMLDocument();
    window.otherDocument.body.append(...document.querySelectorAll('dragoman-offer-grid'));
  });
  await cards.waitFor({ state: 'detached' });
  await page.evaluate(() => document.body.append(window.otherDocument.body.firstElementChild ?? ''));
  await cards.nth(23).waitFor();
  expect(problems).toEqual([]);
});
