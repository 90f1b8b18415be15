import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { hostPages } from './support/host-page.ts';
import { cardsOf, delayRequests, grid, hydrated, loader, recordLoad } from './support/prerendered-grid.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const host = hostPages();

describe('a grid that the backend renders', () => {
  it('shows its cards with working links without any widget code', async () => {
    const { page } = await visit();
    await page.route('**/embed/chunks/{renderer,core}-*.js', (route) => route.abort());
    await host.open(page, { body: grid + loader });
    await cardsOf(page).nth(23).waitFor();
    const link = page.locator('dragoman-offer-grid [part~=details]').first();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${siteUrl}/ProductDetails/\\d+$`));
    expect(
      await cardsOf(page)
        .first()
        .evaluate((card) => getComputedStyle(card).borderStyle),
    ).toContain('solid');
  });

  it('reserves the height of one screen until its cards arrive', async () => {
    const { page } = await visit();
    const release = await delayRequests(page, '**/embed/prerender/**');
    await host.open(page, { body: `${grid}<p>Below</p>${loader}${recordLoad}` });
    const element = page.locator('dragoman-offer-grid');
    await expect.poll(() => element.evaluate((node) => node.getBoundingClientRect().height)).toBe(900);
    release();
    await hydrated(page);
    expect(await element.getAttribute('style')).toBeNull();
  });

  it('requests equal grids once, and others separately', async () => {
    const { page } = await visit();
    const other = '<dragoman-offer-grid category="call" load="eager"></dragoman-offer-grid>';
    const calls = await host.open(page, { body: grid + grid + other + loader });
    await cardsOf(page).nth(60).waitFor({ state: 'attached' });
    expect(calls.filter((call) => call.includes('category=document'))).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  it('uses the language of the page and keeps its partner in the links', async () => {
    const { page } = await visit();
    await page.route('**/embed/chunks/{renderer,core}-*.js', (route) => route.abort());
    const script = loader.replace('<script', '<script data-partner="demo"');
    await host.open(page, { body: grid + script, lang: 'de' });
    const book = page.locator('dragoman-offer-grid [part~=book]').first();
    expect(await book.getAttribute('href')).toMatch(/\/Checkout\/\d+\?partner=demo$/);
    expect(await page.locator('dragoman-offer-grid [part~=type]').first().textContent()).toBe('Dokument');
  });

  it('makes no call in demo mode', async () => {
    const { page } = await visit();
    const calls = await host.open(page, {
      body: `<dragoman-offer-grid demo></dragoman-offer-grid>${loader}`,
    });
    await cardsOf(page).first().waitFor();
    expect(calls).toEqual([]);
  });

  it('requests the offers from a backend without prerendering before the code arrives', async () => {
    const { page } = await visit();
    await page.route('**/embed/prerender/**', (route) => route.fulfill({ status: 404, json: {} }));
    await page.route('**/embed/chunks/renderer-*.js', (route) => route.abort());
    const calls = await host.open(page, { body: grid + loader });
    await expect.poll(() => calls.at(-1)).toMatch(/^\/api\/category\/document\?limit=24/);
  });

  it('shows offers that arrive before the code without placeholders first', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) {
        const root = attachShadow.call(this, init);
        const checkPlaceholders = () =>
          root.querySelector('[part=placeholders]') && this.classList.add('waited');
        new MutationObserver(checkPlaceholders).observe(root, { childList: true, subtree: true });
        return root;
      };
      // Disables the 100 ms limit on waiting for offers, so that a busy machine cannot exceed it.
      const { setTimeout: start } = window;
      window.setTimeout = ((act: () => void, time: number, ...rest: unknown[]) =>
        time === 100 ? 0 : start(act, time, ...rest)) as typeof window.setTimeout;
    });
    await page.route('**/embed/prerender/**', (route) => route.fulfill({ status: 404, json: {} }));
    const release = await delayRequests(page, '**/embed/chunks/renderer-*.js');
    const answered = page.waitForEvent('requestfinished', (call) => call.url().includes('/api/category/'));
    const calls = await host.open(page, { body: grid + loader });
    await answered;
    release();
    await cardsOf(page).nth(23).waitFor();
    expect(await page.locator('.waited').count()).toBe(0);
    expect(calls).toHaveLength(2);
  });

  it('shows placeholders for slow offers and requests them only once', async () => {
    const { page } = await visit();
    await page.route('**/embed/prerender/**', (route) => route.fulfill({ status: 404, json: {} }));
    const release = await delayRequests(page, '**/api/category/**');
    const calls = await host.open(page, { body: grid + loader });
    await page.locator('dragoman-offer-grid [part=placeholders]').waitFor();
    release();
    await cardsOf(page).nth(23).waitFor();
    expect(calls).toHaveLength(2);
  });

  it('prerenders the offer detail in the same way', async () => {
    const { page, problems } = await visit();
    const detail = '<dragoman-offer-detail offer-id="1"></dragoman-offer-detail>';
    const calls = await host.open(page, { body: detail + loader + recordLoad });
    await page.locator('dragoman-offer-detail [part~=title]').waitFor();
    await hydrated(page);
    expect(calls).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});

describe('a page with a strict policy', () => {
  const policy = (types: string) => ({
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${siteUrl}`,
      "style-src 'self'",
      'connect-src *',
      'img-src * data:',
      "require-trusted-types-for 'script'",
      types,
    ].join('; '),
  });

  it('shows the cards with the Trusted Types policy dragoman, without a violation', async () => {
    const { page, problems } = await visit();
    await page.route('**/embed/chunks/{renderer,core}-*.js', (route) => route.fulfill({ body: '' }));
    await host.open(page, { body: grid + loader, headers: policy('trusted-types dragoman') });
    await cardsOf(page).nth(23).waitFor();
    const columns = page.locator('dragoman-offer-grid [part=grid]');
    expect(
      await columns.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
    ).toBe(5);
    expect(problems.filter((problem) => /policy|violates/i.test(problem))).toEqual([]);
  });

  it('shows the cards even when that policy is refused', async () => {
    const { page } = await visit();
    const calls = await host.open(page, { body: grid + loader, headers: policy("trusted-types 'none'") });
    await cardsOf(page).nth(23).waitFor();
    expect(calls).toHaveLength(1);
  });
});

describe('a page whose own server includes the grid', () => {
  it('shows it without scripts, and hydrates it without a call', async () => {
    const answer = await fetch(`${siteUrl}/embed/prerender/offer-grid?category=document&lang=en`, {
      headers: { accept: 'text/html' },
    });
    const fragment = await answer.text();
    const without = await visit({ javaScriptEnabled: false });
    await host.open(without.page, { body: fragment });
    await cardsOf(without.page).nth(23).waitFor();
    const { page, problems } = await visit();
    const calls = await host.open(page, { body: recordLoad + fragment + loader });
    await hydrated(page);
    expect(await cardsOf(page).count()).toBe(24);
    expect(calls).toEqual([]);
    expect(problems).toEqual([]);
  });
});
