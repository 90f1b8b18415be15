/** From page to page: what a link leads to is requested before the click, so that it stands at once. */
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { appStarted, browserFor } from './browser.ts';
import { demoCustomer, signIn } from './user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

const details = (page: Page) => page.locator('dragoman-offer-grid [part~=details]').first();
const titleOf = async (page: Page) =>
  (await page.locator('dragoman-offer-grid [part~=card]').first().getByRole('heading').textContent()) ?? '';
const isOffer = (url: string) => /\/api\/task\/all\/\d+$/.test(url);

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
    await page.goto('/');
    await appStarted(page);
    const link = page.getByRole('main').locator('a[href="/Category/call"]');
    const asked = ['call', 'document', 'translation'].map((category) =>
      page.waitForResponse((answer) => answer.url().includes(`/api/category/${category}`)),
    );
    await Promise.all([...asked, link.hover()]);
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
    const asked: string[] = [];
    page.on('request', (call) => asked.push(call.url()));
    const link = page.locator('.popular__all').first();
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('/api/category/document')),
      link.hover(),
    ]);
    await page.getByRole('heading', { level: 1 }).hover();
    await link.click();
    await expect.poll(() => page.locator('dragoman-offer-grid [part~=card]').count()).toBe(24);
    expect(asked.filter((url) => url === answer.url())).toHaveLength(1);
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
  const asked: string[] = [];
  await page.goto('/document');
  await details(page).hover();
  await appStarted(page);
  page.on('request', (call) => asked.push(call.url()));
  await page.locator('dragoman-offer-grid [part~=card]').nth(1).hover();
  await details(page).hover();
  // Longer than the pointer has to rest elsewhere.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(asked).toEqual([]);
  await Promise.all([page.waitForResponse((answer) => isOffer(answer.url())), details(page).click()]);
});
