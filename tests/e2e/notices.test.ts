/** Toasts of the marketplace's pages, by the example of those about the connection. */
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { appStarted, browserFor } from './browser.ts';

const { visit } = browserFor(inject('siteUrl'));

const notice = (page: Page) => page.locator('dragoman-toaster [part~=notice]');
const texts = async (page: Page) =>
  (await notice(page).allTextContents()).map((text) => text.replace(/\s+/g, ' '));

/** Remembers the headings and controls that can be seen below the bar, shadow trees included. */
const look = (page: Page) =>
  page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*:not(dragoman-toaster)')].flatMap((node) => [
        node,
        ...(node.shadowRoot ? all(node.shadowRoot) : []),
      ]);
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const seen = all(document.body).filter((node) => {
      const { top, bottom, height } = node.getBoundingClientRect();
      const isInView = height > 0 && top >= bar && bottom <= innerHeight;
      return isInView && node.matches('a[href], button, input, select, h1, h2, h3');
    });
    Reflect.set(window, 'seen', seen);
    return seen.length;
  });

/** Those of them that a toast covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('dragoman-toaster')?.shadowRoot;
    const toasts = [...(root?.querySelectorAll('[part~=notice]') ?? [])].map((one) =>
      one.getBoundingClientRect(),
    );
    const seen: Element[] = Reflect.get(window, 'seen');
    return seen
      .filter((node) => {
        const { top, bottom, left, right } = node.getBoundingClientRect();
        return toasts.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      })
      .map((node) => `${node.localName} ${node.textContent?.trim().slice(0, 40)}`);
  });

it('says once that one is offline, and takes it back as soon as one is online', async () => {
  const { page } = await visit();
  await page.goto('/Privacy');
  await appStarted(page);
  await page.locator('dragoman-toaster').evaluate((element) => element.setAttribute('duration', '0'));
  await page.context().setOffline(true);
  await notice(page).filter({ hasText: 'You are offline.' }).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect.poll(() => texts(page)).toEqual([expect.stringContaining('You are offline.')]);
  await page.context().setOffline(false);
  await notice(page).filter({ hasText: 'You are back online.' }).waitFor();
  expect(await texts(page)).toHaveLength(1);
});

it('shows toasts where they cover no heading and no control, wherever the page is scrolled to', async () => {
  const { page } = await visit();
  for (const [width, path] of [
    [360, '/Category/document'],
    [360, '/ProductDetails/1'],
    [1280, '/Privacy'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(path);
    await appStarted(page);
    await page.locator('dragoman-toaster').evaluate((element) => element.setAttribute('duration', '0'));
    await page.locator('h1').first().waitFor();
    for (const top of [0, 300, 700, 1150]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      expect(await look(page)).toBeGreaterThan(0);
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await notice(page).waitFor();
      await expect.poll(() => covered(page), { message: `${path} at ${top}` }).toEqual([]);
      await notice(page).locator('[part~=dismiss]').click();
      await notice(page).waitFor({ state: 'detached' });
    }
  }
});

it('moves the next page below the toasts that are still shown there', async () => {
  const { page } = await visit();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/Privacy');
  await appStarted(page);
  await page.locator('dragoman-toaster').evaluate((element) => element.setAttribute('duration', '0'));
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
  await about.scrollIntoViewIfNeeded();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await notice(page).waitFor();
  await about.click();
  await page.waitForURL('**/About');
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await look(page)).toBeGreaterThan(0);
  await expect.poll(() => covered(page)).toEqual([]);
});
