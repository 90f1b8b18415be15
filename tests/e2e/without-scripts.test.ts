/** What people without scripts can do on the public pages: search, filter, see more, change the language, get around. */
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';

const { visit } = browserFor(inject('siteUrl'));

const withoutScripts = { javaScriptEnabled: false } as const;
const cards = (page: Page) => page.locator('dragoman-offer-grid [part~=card]');

it('filters and sorts a list, in the language of its address', async () => {
  const { page, problems } = await visit({ ...withoutScripts, viewport: { width: 360, height: 740 } });
  await page.goto('/document?lang=de');
  const form = page.locator('dragoman-offer-grid [part~=filters]');
  await form.getByLabel('Preis bis').fill('40');
  await form.getByLabel('Sortieren').selectOption('price-desc');
  await form.getByRole('button', { name: 'Suchen' }).click();
  await page.waitForURL('**/document?*');
  const query = new URL(page.url()).searchParams;
  expect([query.get('maxPrice'), query.get('sort'), query.get('lang')]).toEqual(['40', 'price-desc', 'de']);
  const prices = await cards(page).locator('[part~=price]').allTextContents();
  const numbers = prices.map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  expect(Math.max(...numbers)).toBeLessThanOrEqual(40);
  expect(problems).toEqual([]);
});

it('shows more offers by a link, as far as there are more', async () => {
  const { page, problems } = await visit(withoutScripts);
  await page.goto('/HomePage?sort=newest');
  expect(await cards(page).count()).toBe(24);
  await page.getByRole('link', { name: 'Show more offers' }).click();
  await page.waitForURL('**/HomePage?sort=newest&page-size=48');
  expect(await cards(page).count()).toBe(48);
  for (const size of ['-1', '1e9', 'x', '24.5']) {
    await page.goto(`/HomePage?page-size=${size}`);
    expect(await cards(page).count(), size).toBe(24);
  }
  expect(problems).toEqual([]);
});

it('shows no button that does nothing', async () => {
  const { page } = await visit({ ...withoutScripts, viewport: { width: 360, height: 740 } });
  for (const path of [
    '/',
    '/document',
    '/ProductDetails/1',
    '/Category/call',
    '/About',
    '/RequestBoard',
    '/SignIn',
  ]) {
    await page.goto(path);
    const buttons = page.locator('button:not([type=submit]), dragoman-sign-in :is(button, input)');
    expect(await buttons.filter({ visible: true }).allTextContents(), path).toEqual([]);
  }
  await page.locator('.without-scripts').filter({ visible: true }).waitFor();
});

it('leads around by the menu on a phone, and to other languages', async () => {
  const { page, problems } = await visit({ ...withoutScripts, viewport: { width: 360, height: 740 } });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await page.waitForURL('**/ServicePage');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/ServicePage?lang=es');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL('**/ServicePage?lang=ar');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.goto('/?lang=fr');
  await page.locator('.home-search').getByRole('button').click();
  await page.waitForURL('**/HomePage?*lang=fr');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(problems).toEqual([]);
});

it('shows as many offers with scripts, which go on with the same nodes', async () => {
  const { page, problems } = await visit();
  await page.goto('/HomePage?page-size=48');
  const last = cards(page).nth(47);
  const node = await last.elementHandle();
  await page.waitForFunction(() => customElements.get('dragoman-offer-grid'));
  await last.scrollIntoViewIfNeeded();
  expect(await node?.evaluate((card) => card.isConnected)).toBe(true);
  expect(problems).toEqual([]);
});
