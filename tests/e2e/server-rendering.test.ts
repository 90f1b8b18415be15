/** Public pages as the server renders them: without scripts, before the scripts have come, and hydrated. */
import type { Route } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { appStarted, browserFor } from './support/browser.ts';
import { demoCustomer, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

describe('without scripts', () => {
  it.each([
    ['/', 'in Translation', 5],
    ['/document', 'Documents', 24],
    ['/Category/call', 'Find the perfect match !!!', 10],
    ['/About', 'About US', 0],
    ['/Embed', 'Embed builder', 0],
    ['/Partners', 'For partners', 0],
    ['/Docs/getting-started', 'Getting started', 0],
    ['/no-such-page', 'nothing', 0],
  ])('%s has its heading, its offers and its footer', async (path, heading, offers) => {
    const { page, problems } = await visit({ javaScriptEnabled: false });
    const answer = await page.goto(path);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
    const cards = page.locator('dragoman-offer-grid').first().locator('[part~=card]');
    expect(await cards.count()).toBe(offers);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).waitFor();
    expect(problems).toEqual(answer?.status() === 404 ? [expect.stringContaining('404')] : []);
  });

  it('is the same at every unknown address, which it does not repeat', async () => {
    const { page } = await visit();
    const read = async (path: string) => (await page.request.get(path)).text();
    const [first, second] = [await read('/first-unknown?q=1'), await read('/second-unknown')];
    expect(second).toBe(first);
    expect(first).toContain('<h1');
    expect(first).not.toContain('unknown?');
  });

  it('is named where its offer does not exist', async () => {
    const { page } = await visit();
    expect((await page.goto('/ProductDetails/999999?lang=de'))?.status()).toBe(404);
    expect(await page.title()).toBe('Angebot – Dragoman');
  });

  it('is smaller on the line once several visitors have asked for it', async () => {
    // A page that no other test has asked for. Others publish meanwhile, which changes its list of languages.
    const word = crypto.randomUUID();
    const path = `/document?query=${word}`;
    const read = async () => {
      const answer = await fetch(siteUrl + path, { headers: { 'accept-encoding': 'br' } });
      return { size: Number(answer.headers.get('content-length')), text: await answer.text() };
    };
    const first = await read();
    expect(first.size).toBeGreaterThan(0);
    await expect.poll(async () => (await read()).size).toBeLessThan(first.size);
    for (const { text } of [first, await read()]) expect(text).toMatch(new RegExp(`${word}[^]*</html>\\s*$`));
  });

  it('leads from a card to the offer, with what it costs', async () => {
    const { page, problems } = await visit({ javaScriptEnabled: false });
    await page.goto('/call');
    const card = page.locator('dragoman-offer-grid [part~=card]').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.locator('[part~=details]').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('dragoman-offer-detail').getByText('/h').first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe('with scripts', () => {
  it.each([
    '/',
    '/document?from=de&maxPrice=40',
    '/Category/translation',
    '/ProductDetails/1',
    '/RequestBoard',
    '/SignIn?next=%2FAbout',
    '/SignIn?mode=sign-up',
    '/Checkout/1',
    '/Embed',
    '/Partners',
    '/Docs',
    '/Docs/elements/offer-grid',
  ])('goes on with the nodes of %s', async (path) => {
    const { page, problems } = await visit({ locale: 'de-DE' });
    await page.goto(path, { waitUntil: 'commit' });
    const title = await page.title();
    const heading = await page.locator('h1').first().elementHandle();
    await appStarted(page);
    await expect
      .poll(() =>
        page
          .locator('main :is(dragoman-offer-grid, dragoman-sign-in, dragoman-checkout):not(:defined)')
          .count(),
      )
      .toBe(0);
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
    expect(await page.title()).toBe(title);
    expect(problems).toEqual([]);
  });

  it('shows the flags of a list without a request for each', async () => {
    const { page } = await visit();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/document');
    await appStarted(page);
    const flag = page.locator('dragoman-offer-grid [part~=flag]').first();
    await expect.poll(() => flag.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(72);
    expect(requested.filter((path) => path.startsWith('/flags/'))).toEqual([]);
  });

  it('does what was clicked and chosen before they came', async () => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    const held: Route[] = [];
    await page.route(/assets\/app-.*\.js/, (route) => {
      held.push(route);
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('contentinfo').getByLabel('Language').selectOption('de');
    for (const route of held) await route.continue();
    await page.getByRole('banner').getByRole('link', { name: 'Startseite', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Über uns' }).first().waitFor();
  });

  it('stays where the visitor has scrolled meanwhile', async () => {
    const { page } = await visit();
    const held: Route[] = [];
    await page.route(/assets\/app-.*\.js/, (route) => {
      held.push(route);
    });
    await page.goto('/document');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const route of held) await route.continue();
    await appStarted(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  it('loads the next page where they do not come', async () => {
    const { page } = await visit();
    await page.route(/assets\/app-.*\.js/, () => undefined);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'About US' }).click();
    await page.getByRole('heading', { level: 1, name: 'About US' }).waitFor();
  });
});

describe('the visitor’s choices', () => {
  it('are those of the next page before any script runs', async () => {
    const { page } = await visit();
    await page.goto('/');
    await appStarted(page);
    await page.getByRole('contentinfo').getByLabel('Language').selectOption('ar');
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Translation' }).waitFor();
    const html = await (await page.request.get('/About')).text();
    expect(html).toContain('<html lang="ar" dir="rtl" data-theme="auto">');
  });

  it('keep the language that the address names on all links', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/?lang=de');
    await page.getByRole('banner').getByRole('link', { name: 'Leistungen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Was ein Übersetzer' }).waitFor();
    expect(new URL(page.url()).search).toBe('?lang=de');
  });
});

it('has nothing about a signed-in person in its markup', async () => {
  const { page } = await visit();
  await signIn(page, demoCustomer);
  const names = [demoCustomer.email, 'token'];
  const html = await (await page.request.get('/document')).text();
  expect(html).toContain('data-returning');
  for (const name of names) expect(html).not.toContain(name);
  await page.goto('/document');
  await page.locator('dragoman-user-menu').waitFor();
});
