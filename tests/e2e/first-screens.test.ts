/** The first screens of sign-in, checkout, chat and dashboard, as the server renders them: used before the app has come. */
import type { Page, Route } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { appStarted, browserFor } from './support/browser.ts';
import { book, demoCustomer, newCustomer, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

/** Holds back the app and the widgets of these pages; returns what lets them come. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/assets\/(app|sign-in|checkout|chat-inbox|dashboard)-.*\.js/, (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

describe('the sign-in', () => {
  it('signs in whoever typed and pressed Enter before the app came', async () => {
    const { page, problems } = await visit();
    const comes = await holdApp(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/SignIn?next=%2FAbout', { waitUntil: 'domcontentloaded' });
    const form = page.locator('dragoman-sign-in');
    await form.getByLabel('E-mail').fill(demoCustomer.email);
    await form.getByLabel('Password', { exact: true }).fill(demoCustomer.password);
    await form.getByLabel('Password', { exact: true }).press('Enter');
    await comes();
    await page.waitForURL('/About');
    await page.locator('dragoman-user-menu').waitFor();
    expect(addresses.filter((address) => address.includes('password='))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('keeps what was typed where it was sent before any script came', async () => {
    const { page, problems } = await visit();
    const held: Route[] = [];
    let isHeld = true;
    await page.route(/assets\/.*\.js/, (route) => (isHeld ? void held.push(route) : route.continue()));
    await page.goto('/SignIn?next=%2FAbout', { waitUntil: 'commit' });
    const form = page.locator('dragoman-sign-in');
    await form.getByLabel('E-mail').fill(demoCustomer.email);
    await form.getByLabel('Password', { exact: true }).fill(demoCustomer.password);
    await form.getByLabel('Password', { exact: true }).press('Enter');
    isHeld = false;
    for (const route of held) await route.continue();
    await appStarted(page);
    expect(await form.getByLabel('E-mail').inputValue()).toBe(demoCustomer.email);
    await form.locator('[part~=submit]').click();
    await page.waitForURL('/About');
    expect(problems).toEqual([]);
  });

  it('goes on with what was typed for a new account', async () => {
    const { page } = await visit({ locale: 'de-DE' });
    const comes = await holdApp(page);
    await page.goto('/SignIn?mode=sign-up', { waitUntil: 'commit' });
    const name = page.locator('dragoman-sign-in [name=firstname]');
    await name.fill('Ada');
    const field = await name.elementHandle();
    await comes();
    await page.waitForFunction(() => customElements.get('dragoman-sign-in'));
    await page.locator('dragoman-sign-in [name=lastname]').fill('Lovelace');
    expect(await name.inputValue()).toBe('Ada');
    expect(await field?.evaluate((node) => node.isConnected)).toBe(true);
  });

  it('takes no password without scripts, and says so; a form that is sent all the same stays where it is', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/SignIn');
    const form = page.locator('dragoman-sign-in');
    await page.locator('.without-scripts').waitFor();
    await form.getByLabel('Password', { exact: true }).waitFor({ state: 'hidden' });
    expect(await form.locator('form').getAttribute('method')).toBe('dialog');
    expect(page.url()).toBe(`${siteUrl}/SignIn`);
  });

  it('is there at once for signed-out visitors of a page that needs it', async () => {
    const { page } = await visit();
    await holdApp(page);
    await page.goto('/messages?about=offer-1#last', { waitUntil: 'commit' });
    await page.locator('dragoman-sign-in').getByLabel('E-mail').waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/messages?about=offer-1#last');
  });
});

it('the checkout shows the offer and keeps what was typed before the app came', async () => {
  const { page } = await visit();
  const comes = await holdApp(page);
  await page.goto('/Checkout/1', { waitUntil: 'commit' });
  const checkout = page.locator('dragoman-checkout');
  await checkout.getByText('/h').first().waitFor();
  const details = checkout.locator('textarea');
  await details.fill('Two letters from the office');
  const field = await details.elementHandle();
  await comes();
  await expect.poll(() => checkout.locator('[name=date]').getAttribute('min')).toMatch(/^\d{4}-\d\d-\d\d$/);
  await checkout.getByText(/^27\b/).waitFor();
  expect(await details.inputValue()).toBe('Two letters from the office');
  expect(await field?.evaluate((node) => node.isConnected)).toBe(true);
  await page.reload();
  await appStarted(page);
  await expect.poll(() => checkout.locator('textarea').inputValue()).toBe('Two letters from the office');
});

it('the checkout sends the file that was chosen before the app came, and each of its buttons works', async () => {
  const { page, problems } = await visit();
  await signIn(page, await newCustomer(siteUrl));
  const comes = await holdApp(page);
  await page.goto('/Checkout/6', { waitUntil: 'commit' });
  const checkout = page.locator('dragoman-checkout');
  const name = `letter-${Date.now()}.pdf`;
  const letter = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
  await checkout.locator('input[type=file]:enabled').setInputFiles(letter);
  await checkout.locator('textarea').fill('One letter from the office');
  await comes();
  await checkout.locator('[part~=file]', { hasText: name }).waitFor();
  await checkout.getByRole('button', { name: 'Half an hour more' }).click({ timeout: 1_000 });
  expect(await checkout.locator('[name=quantity]').inputValue()).toBe('1.5');
  const sent = page.waitForRequest((request) => request.url().includes('/task/accepted/6'));
  await book(page, 'One letter from the office');
  expect((await sent).postDataBuffer()?.toString()).toContain(name);
  await checkout.locator('[part~=booked]').getByText(name).waitFor();
  expect(problems).toEqual([]);
});

it('Show more leads on or shows more, however late the app comes', async () => {
  const { page } = await visit();
  const comes = await holdApp(page);
  // The page's first script has run then, and the app has not come.
  await page.goto('/HomePage', { waitUntil: 'domcontentloaded' });
  const more = page.locator('dragoman-offer-grid [part~=more]');
  await more.click();
  await comes();
  await page.locator('dragoman-offer-grid [part~=card]').nth(24).waitFor({ state: 'attached' });
});

describe('for a signed-in person', () => {
  it.each([
    ['/messages', 'dragoman-chat-inbox', '[part~=conversation]'],
    ['/Dashboard', 'dragoman-dashboard', '[role=tab]'],
  ])(
    '%s has its menu and a skeleton before the app, and nothing about the person',
    async (path, tag, row) => {
      const { page, problems } = await visit();
      await signIn(page, demoCustomer);
      const html = await (await page.request.get(path)).text();
      for (const own of [demoCustomer.email, 'Casey']) expect(html).not.toContain(own);
      const comes = await holdApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator(`${tag} [part~=skeleton]`).waitFor();
      const menu = await page.getByRole('navigation', { name: 'Your pages' }).elementHandle();
      await comes();
      await page.locator(`${tag} ${row}`).first().waitFor();
      expect(await menu?.evaluate((node) => node.isConnected)).toBe(true);
      expect(problems).toEqual([]);
    },
  );
});

it('asks again for what was refused at first', async () => {
  const { page } = await visit();
  await signIn(page, demoCustomer);
  let refused = 0;
  await page.route('**/user/counts', (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto('/Dashboard');
  await page.getByRole('tab', { name: 'Accepted' }).waitFor();
});

it('brings a first script of some kilobytes, and no part of the app with it', async () => {
  const { page } = await visit();
  const html = await (await page.request.get('/')).text();
  const first = [
    ...html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g),
  ];
  const sizes = await Promise.all(first.map(async ([, file = '']) => (await page.request.get(file)).body()));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, body) => sum + body.length, 0)).toBeLessThan(8_000);
});

it('waits for no style sheet before it is shown, and loads none twice', async () => {
  const { page, problems } = await visit();
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/Embed', { waitUntil: 'commit' });
  await page.locator('.preview').waitFor();
  const font = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(await font()).toContain('Source Serif');
  await appStarted(page);
  expect(problems).toEqual([]);
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map(({ name }) => name),
  );
  expect(loaded).toEqual([]);
});

it('has a page’s styles follow those that they change: the views of the builder are one screen on a wide window', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } });
  await page.goto('/Embed');
  await page.locator('.preview').waitFor();
  expect(await page.locator('.embed__views').isVisible()).toBe(false);
});
