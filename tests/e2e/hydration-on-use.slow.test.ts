/** When the code of a prerendered grid is loaded: as the page is idle, or at the first use of the element. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { hostPages } from './support/host-page.ts';
import { cardsOf, grid, hydrated, loader, recordLoad } from './support/prerendered-grid.ts';

declare const Dragoman: { session: { restore(): Promise<void> }; configure(settings: object): void };

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const host = hostPages();

/** A page of a visitor who saves data, with a grid whose cards are shown; and the scripts that it has loaded. */
async function openSavingData(connection: object = { saveData: true }, body = grid) {
  const { page, problems } = await visit();
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true });
  }, connection);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embed/') && request.url().endsWith('.js')) scripts.push(request.url());
  });
  await host.open(page, { body: body + loader + recordLoad });
  await cardsOf(page).nth(23).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { page, problems, scripts, element: page.locator('dragoman-offer-grid') };
}

const isRenderer = (script: string) => script.includes('/renderer-');

const onElement = (page: Page, use: (element: HTMLElement) => unknown) =>
  page.locator('dragoman-offer-grid').evaluate(use);

describe('a page before anybody uses its grid', () => {
  it.each([
    ['saves data', { saveData: true }],
    ['is on a 2g connection', { effectiveType: '2g' }],
    ['is on a slow 2g connection', { effectiveType: 'slow-2g' }],
  ])('loads at most 10,240 bytes of script for a visitor who %s', async (_, connection) => {
    const { scripts, problems } = await openSavingData(connection);
    const bodies = await Promise.all(
      scripts.map(async (script) => Buffer.from(await (await fetch(script)).arrayBuffer())),
    );
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(scripts.some(isRenderer)).toBe(false);
    expect(bytes).toBeGreaterThan(3000);
    expect(bytes).toBeLessThanOrEqual(10_240);
    expect(problems).toEqual([]);
  });

  it('shows real cards with links that can be read and followed', async () => {
    const { page } = await openSavingData();
    const link = page.locator('dragoman-offer-grid a[part~=details]').nth(3);
    expect(await link.getAttribute('href')).toMatch(/^http.*\/ProductDetails\/\d+$/);
    expect(await page.getByRole('link', { name: 'More Details' }).count()).toBe(24);
  });

  it('loads the code by itself as soon as the page is idle, for everybody else', async () => {
    const { page, problems } = await visit();
    await host.open(page, { body: grid + loader + recordLoad });
    await hydrated(page);
    expect(problems).toEqual([]);
  });
});

describe('the first use of a grid', () => {
  const uses: [name: string, use: (page: Page) => Promise<unknown>][] = [
    ['a pointer over a card', (page) => cardsOf(page).first().hover()],
    [
      'a tap beside a control',
      (page) => onElement(page, (grid) => grid.dispatchEvent(new Event('touchstart'))),
    ],
    ['focus that comes by the keyboard', (page) => page.keyboard.press('Tab')],
    [
      'an attribute that a script sets',
      (page) => onElement(page, (grid) => grid.setAttribute('sort', 'newest')),
    ],
    ['the session asked for by a script', (page) => page.evaluate(() => Dragoman.session.restore())],
    ['texts configured by a script', (page) => page.evaluate(() => Dragoman.configure({ locale: 'de' }))],
  ];

  it.each(uses)('loads its code: %s', async (_, use) => {
    const { page, scripts, problems } = await openSavingData();
    expect(scripts.some(isRenderer)).toBe(false);
    await use(page);
    await hydrated(page);
    // Some uses change the order, so that the cards are loaded again.
    await expect.poll(() => cardsOf(page).count()).toBe(24);
    expect(problems).toEqual([]);
  });

  it('applies a property that a script set before', async () => {
    const { page, element } = await openSavingData();
    await onElement(page, (grid) => Object.assign(grid, { category: 'call' }));
    await cardsOf(page).first().hover();
    await element.locator('[data-category=call]').first().waitFor();
    await expect.poll(() => element.locator('[data-category=document]').count()).toBe(0);
    expect(await onElement(page, (grid) => Reflect.get(grid, 'category'))).toBe('call');
  });
});

describe('a click on a link before its card is hydrated', () => {
  it('leads on', async () => {
    const { page } = await openSavingData();
    const link = page.locator('dragoman-offer-grid a[part~=details]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(href);
  });

  it('leads on where the code cannot be loaded', async () => {
    const { page } = await openSavingData();
    await page.route('**/embed/chunks/renderer-*.js', (route) => route.abort());
    const link = page.locator('dragoman-offer-grid a[part~=book]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(href);
  });
});
