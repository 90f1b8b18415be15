/** From page to page: what a link leads to is requested before the click, so that it stands at once. */
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { appStarted, browserFor } from './support/browser.ts';
import { demoCustomer, signIn } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

const details = (page: Page) => page.locator('dragoman-offer-grid [part~=details]').first();
const titleOf = async (page: Page) =>
  (await page.locator('dragoman-offer-grid [part~=card]').first().getByRole('heading').textContent()) ?? '';
const isOffer = (url: string) => /\/api\/task\/all\/\d+$/.test(url);

/** The home page's link to the calls, once the answers of its three grids are there. */
async function hoverCategory(page: Page): Promise<Locator> {
  await page.goto('/');
  await appStarted(page);
  const link = page.getByRole('main').locator('a[href="/Category/call"]');
  const requested = ['call', 'document', 'translation'].map((category) =>
    page.waitForEvent('requestfinished', (call) => call.url().includes(`/api/category/${category}`)),
  );
  await Promise.all([...requested, link.hover()]);
  return link;
}

/** From now on the backend gives no answer. */
const holdAnswers = (page: Page) => page.route('**/api/**', () => undefined);

describe('a link that the pointer rests on', () => {
  it.each([
    ['signed out', undefined],
    ['signed in', demoCustomer],
  ] as const)('leads from a card to the offer without a further answer, %s', async (_who, person) => {
    const { page, problems } = await visit();
    if (person) await signIn(page, person);
    await page.goto('/document');
    await appStarted(page);
    const title = await titleOf(page);
    // From one control of the grid to another: its shadow root keeps that from the page.
    await page.locator('dragoman-offer-grid [part~=card]').nth(1).hover();
    const id = (await details(page).getAttribute('href'))?.split('/').at(-1);
    await Promise.all([page.waitForResponse(`**/api/task/all/${id}`), details(page).hover()]);
    await holdAnswers(page);
    await details(page).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('dragoman-offer-detail').getByText('/h').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('leads from the home page to all grids of a category', async () => {
    const { page, problems } = await visit();
    const link = await hoverCategory(page);
    await holdAnswers(page);
    await link.click();
    const grids = page.locator('dragoman-offer-grid');
    await expect.poll(() => grids.locator('[part~=card]').count()).toBe(20);
    expect(problems).toEqual([]);
  });

  it('is asked for once, and not again by the page', async () => {
    const { page } = await visit();
    await page.goto('/Category/document');
    await appStarted(page);
    const requested: string[] = [];
    page.on('request', (call) => requested.push(call.url()));
    const link = page.locator('.popular__all').first();
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('/api/category/document')),
      link.hover(),
    ]);
    await page.getByRole('heading', { level: 1 }).hover();
    await link.click();
    await expect.poll(() => page.locator('dragoman-offer-grid [part~=card]').count()).toBe(24);
    expect(requested.filter((url) => url === answer.url())).toHaveLength(1);
  });
});

it('prefetches for a link that the keyboard reaches', async () => {
  const { page } = await visit();
  await page.goto('/document');
  await appStarted(page);
  const card = page.locator('dragoman-offer-grid [part~=card]').first();
  await card.locator('a').first().focus();
  const answered = page.waitForResponse((answer) => isOffer(answer.url()));
  for (const _ of await card.locator('a, button').all()) await page.keyboard.press('Tab');
  await answered;
});

it('prefetches nothing for visitors who save data', async () => {
  const { page } = await visit();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  const requested: string[] = [];
  await page.goto('/document');
  await details(page).hover();
  await appStarted(page);
  // The filters ask for the languages on offer.
  page.on('request', (call) => call.url().includes('/api/languages') || requested.push(call.url()));
  await page.locator('dragoman-offer-grid [part~=card]').nth(1).hover();
  await details(page).hover();
  // Longer than the pointer has to rest elsewhere.
  await page.clock.runFor(5000);
  expect(requested).toEqual([]);
  await Promise.all([page.waitForResponse((answer) => isOffer(answer.url())), details(page).click()]);
});

describe('before the app has started', () => {
  /** The addresses that the browser prefetches as whole pages. */
  const recordPrefetches = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const urls: string[] = [];
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') urls.push(prefetchUrl);
    });
    await session.send('Preload.enable');
    return urls;
  };

  it('has the browser prefetch the page behind a link, also behind a card, and then opens it without a request', async () => {
    const { page, problems } = await visit();
    await page.route(/assets\/app-.*\.js/, () => undefined);
    await page.goto('/document?lang=de');
    const prefetched = await recordPrefetches(page);
    await page.getByRole('banner').locator('a[href^="/About"]').hover();
    await expect.poll(() => prefetched.join()).toContain('/About?lang=de');
    await details(page).hover();
    await expect.poll(() => prefetched.join()).toContain('/ProductDetails/');
    await page.getByRole('banner').locator('a[href^="/SignIn"]').first().hover();
    await details(page).click();
    await page.waitForURL('**/ProductDetails/*');
    const how = () =>
      page.evaluate(() => Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'));
    await expect.poll(how).toBe('navigational-prefetch');
    expect(prefetched.join()).not.toContain('/SignIn');
    expect(problems).toEqual([]);
  });
});

it('has the browser prefetch no whole page once the app has started', async () => {
  const { page } = await visit();
  const pages: string[] = [];
  await page.goto('/document');
  await appStarted(page);
  await page.locator('#site[data-started]').waitFor();
  // The rules stand for links outside the app, whose prefetch shows that those inside it have had their time.
  await page.evaluate(() => {
    const outside = Object.assign(document.createElement('div'), { id: 'site' });
    outside.append(Object.assign(document.createElement('a'), { href: '/About', textContent: 'About' }));
    document.body.append(outside);
  });
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => pages.push(prefetchUrl));
  await session.send('Preload.enable');
  const id = (await details(page).getAttribute('href'))?.split('/').at(-1);
  await Promise.all([page.waitForResponse(`**/api/task/all/${id}`), details(page).hover()]);
  // Browsers prefetch as soon as the pointer is pressed.
  await page.mouse.down();
  await page.locator('body > #site:not([data-started]) a').hover();
  await page.mouse.up();
  await page.mouse.down();
  await expect.poll(() => pages.at(-1)).toContain('/About');
  expect(pages.filter((url) => !url.endsWith('/About'))).toEqual([]);
});

it('names no pages to prefetch for visitors who save data, nor on pages about a person', async () => {
  const { page } = await visit();
  const headerOf = async (path: string, headers = {}) =>
    (await page.request.get(path, { headers })).headers()['speculation-rules'];
  const named = await headerOf('/');
  const rules = await page.request.get(JSON.parse(named ?? ''));
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  expect(await headerOf('/', { 'save-data': 'on' })).toBeUndefined();
  for (const path of ['/SignIn', '/Dashboard', '/Checkout/1'])
    expect(await headerOf(path), path).toBeUndefined();
});
