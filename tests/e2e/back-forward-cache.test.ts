/** Back and forward: the browser shows the public pages again as they were, without a page load. */
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import { appStarted } from './support/browser.ts';
import { book, newCustomer, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    // Playwright switches that cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
afterAll(() => browser.close());

/** Whether the page came from the cache each time that it was shown. */
const recordShows = (page: Page) =>
  page.addInitScript(() => {
    const shows: boolean[] = [];
    Object.assign(globalThis, { shows });
    addEventListener('pageshow', ({ persisted }) => shows.push(persisted));
  });

it.each(['/', '/Category/document', '/ProductDetails/1'])('is immediate for %s', async (path) => {
  const page = await browser.newPage({ baseURL: siteUrl, locale: 'en-GB' });
  await recordShows(page);
  await page.goto(path);
  await appStarted(page);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto('/About');
  await appStarted(page);
  await page.evaluate(() => history.back());
  // There is no load event then.
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'shows').join() === 'false,true');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  await page.evaluate(() => history.forward());
  await page.waitForURL('**/About', { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'shows').join() === 'false,true');
  await page.close();
});

it('offers the payment of a booking again where it was left for the payment page', async () => {
  const page = await browser.newPage({ baseURL: siteUrl, locale: 'en-GB' });
  await recordShows(page);
  await signIn(page, await newCustomer(siteUrl));
  await page.goto('/Checkout/6');
  const checkout = page.locator('dragoman-checkout');
  await checkout.evaluate((element) => element.setAttribute('payment', 'card'));
  await book(page, `Back from the payment ${Date.now()}`);
  await page.waitForURL('**/TestPayment/**');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/Checkout/6', { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'shows')?.join() === 'false,true');
  await checkout.locator('[part~=booked]').waitFor();
  await checkout.locator('[part~=pay]:enabled').click();
  await page.waitForURL('**/TestPayment/**');
  await page.close();
});
