/** Toasts of the marketplace's pages, by the example of those about the connection. */
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { appStarted, browserFor } from './support/browser.ts';

const { visit } = browserFor(inject('siteUrl'));

const notice = (page: Page) => page.locator('dragoman-toaster [part~=notice]');
const texts = async (page: Page) =>
  (await notice(page).allTextContents()).map((text) => text.replace(/\s+/g, ' '));

/** Whether a toast covers what has the focus, unless that is in the toast. After its last stop a page has none. */
const coversFocus = (page: Page) =>
  page.evaluate(() => {
    const toaster = document.querySelector('dragoman-toaster');
    let focused = document.activeElement;
    if (focused === toaster || focused === document.body) return false;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const box = focused?.getBoundingClientRect();
    const toasts = toaster?.shadowRoot?.querySelectorAll('[part~=notice]') ?? [];
    return [...toasts].some((toast) => {
      const { top, bottom, left, right } = toast.getBoundingClientRect();
      return box && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
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

it('shows toasts at the top, and at the bottom where they would cover what has the focus', async () => {
  const { page } = await visit();
  const toaster = page.locator('dragoman-toaster');
  const placement = () => toaster.evaluate((element) => Reflect.get(element, 'placement'));
  for (const [width, path] of [
    [360, '/document'],
    [1280, '/Privacy'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(path);
    await appStarted(page);
    await toaster.evaluate((element) => element.setAttribute('duration', '0'));
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await notice(page).waitFor();
    expect(await placement()).toBe('top-center');
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await coversFocus(page), `${path}, ${stop + 1} stops on`).toBe(false);
    }
    await notice(page).locator('[part~=dismiss]').click();
    await expect.poll(placement).toBe('top-center');
  }
});
