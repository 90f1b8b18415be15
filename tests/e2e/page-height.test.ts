import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { demoCustomer, signIn } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));
const tall = { viewport: { width: 1280, height: 1400 } };

/** How far the page is higher than the window, and the footer's end from the window's. */
async function surplusOf(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('contentinfo').waitFor();
  return page.evaluate(() => ({
    page: document.documentElement.scrollHeight - innerHeight,
    footer: Math.round(
      innerHeight - (document.querySelector('.footer')?.getBoundingClientRect().bottom ?? 0),
    ),
  }));
}

it('a page with little content fits the window, with its footer at the bottom', async () => {
  const { page } = await visit(tall);
  for (const path of ['/TeamSection', '/SignIn', '/Checkout/1', '/no-such-page'])
    expect(await surplusOf(page, path), path).toEqual({ page: 0, footer: 0 });
  await signIn(page, demoCustomer);
  for (const path of ['/Payments', '/Earnings', '/Post', '/Select'])
    expect(await surplusOf(page, path), path).toEqual({ page: 0, footer: 0 });
});

it('the footer waits for the content of a page', async () => {
  const { page } = await visit(tall);
  await signIn(page, demoCustomer);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/payments?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Payments');
  const payments = page.locator('dragoman-payments');
  await payments.locator('[part~=skeleton]').waitFor({ state: 'attached' });
  expect(await page.locator('.footer').isHidden()).toBe(true);
  answer();
  await page.getByRole('contentinfo').waitFor();
  expect(await payments.locator('[part~=skeleton]').count()).toBe(0);
});
