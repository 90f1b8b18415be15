import { describe, expect, inject, it } from 'vitest';
import { appStarted, browserFor } from './support/browser.ts';
import { focused, tabTo } from './support/keyboard-focus.ts';
import { demoCustomer, enterSignIn, signIn } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));
const phone = { viewport: { width: 360, height: 740 } };

describe('the small-screen menu', () => {
  it('opens, closes on Escape and gives the focus back to its button', async () => {
    const { page } = await visit(phone);
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About US' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await about.isVisible()).toBe(false);
    await toggle.click();
    await about.waitFor();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await about.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Menu');
  });

  it('closes after a link was followed', async () => {
    const { page } = await visit(phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Services' }).click();
    await page.getByRole('heading', { level: 1, name: 'What a translator can do for you' }).waitFor();
    await main.getByRole('link', { name: 'Services' }).waitFor({ state: 'hidden' });
  });
});

describe('the row of account pages on phones', () => {
  it.each([
    ['en-GB', 1],
    ['ar', -1],
  ])('has an arrow at each edge where it goes on, in %s', async (locale, direction) => {
    const { page } = await visit({ ...phone, locale });
    await signIn(page, demoCustomer);
    await page.goto('/Profile');
    const arrow = (edge: 'before' | 'after') => page.locator(`.account__more--${edge}`);
    const isOnTheRight = async (edge: 'before' | 'after') =>
      ((await arrow(edge).boundingBox())?.x ?? Number.NaN) > 180;
    await arrow('after').waitFor();
    expect(await isOnTheRight('after')).toBe(direction > 0);
    expect(await arrow('before').isVisible()).toBe(false);
    // With the site's font the entries get other sizes, and the row shows the open page again.
    await page.evaluate(() => document.fonts.ready);
    await page.locator('.account__links').evaluate((row, way) => row.scrollBy(way * 2000, 0), direction);
    await arrow('before').waitFor();
    expect(await isOnTheRight('before')).toBe(direction < 0);
    await arrow('after').waitFor({ state: 'hidden' });
  });
});

describe('the keyboard', () => {
  it('reaches the content by the skip link, the first stop', async () => {
    const { page } = await visit();
    await page.goto('/');
    await appStarted(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('query');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('alone finds an offer and starts to book it', async () => {
    const { page } = await visit();
    await page.goto('/document');
    await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
    await tabTo(page, /^Book Now/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Checkout\/\d+$/);
    await page.locator('dragoman-checkout [name=details]').waitFor();
    await tabTo(page, /^details$/);
    await page.keyboard.type('One page.');
    await expect.poll(() => page.locator('dragoman-checkout [name=details]').inputValue()).toBe('One page.');
  });
});

describe('client-side navigation', () => {
  it('follows links without a page load, sets the title and focuses the heading', async () => {
    const { page } = await visit();
    await page.goto('/');
    await appStarted(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await page.getByRole('banner').getByRole('link', { name: 'About US' }).click();
    await page.getByRole('heading', { level: 1, name: 'About US' }).waitFor();
    await expect.poll(() => page.title()).toBe('About US – Dragoman');
    await expect.poll(() => focused(page)).toBe('About US');
    await page.getByRole('status').getByText('About US – Dragoman').waitFor({ state: 'attached' });
    const current = page.getByRole('banner').locator('[aria-current=page]');
    expect(await current.allTextContents()).toEqual(['About US']);
    expect(await page.locator('html[data-same-page]').count()).toBe(1);
  });

  it('follows the links of the widgets the same way', async () => {
    const { page } = await visit();
    await page.goto('/');
    await appStarted(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await page.locator('dragoman-offer-grid [part~=details]').first().click();
    await page.waitForURL(/\/ProductDetails\/\d+$/);
    await page.locator('dragoman-offer-detail h1').waitFor();
    expect(await page.locator('html[data-same-page]').count()).toBe(1);
  });

  it('restores the scroll position on the way back', async () => {
    const { page } = await visit({ viewport: { width: 1000, height: 700 } });
    await page.goto('/document');
    const cards = page.locator('dragoman-offer-grid [part~=card]');
    await cards.nth(9).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await cards.nth(9).locator('[part~=details]').click();
    await page.locator('dragoman-offer-detail h1').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await cards.nth(9).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
  });

  it('returns the focus to the link that led on', async () => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    await page.goto('/document');
    // Until then, a link is a page load.
    await page.locator('#site[data-started]').waitFor({ state: 'attached' });
    const link = page.locator('dragoman-offer-grid [part~=details]').nth(4);
    await link.press('Enter');
    await page.locator('dragoman-offer-detail h1').waitFor();
    await page.goBack();
    await expect.poll(() => link.evaluate((one: HTMLElement) => one.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('dragoman-offer-detail h1').waitFor();
  });

  it('opens a new page scrolled to its top', async () => {
    const { page } = await visit({ viewport: { width: 1000, height: 700 } });
    const cards = page.locator('dragoman-offer-grid [part~=card]');
    await page.goto('/document');
    await cards.nth(9).scrollIntoViewIfNeeded();
    await page.goto('/call');
    await cards.nth(9).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('shows the account controls once signed in', async () => {
    const { page } = await visit();
    await signIn(page, demoCustomer);
    const banner = page.getByRole('banner');
    expect(await banner.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/Select');
    const closing = page.getByRole('region', { name: 'Become a Translator and start helping people' });
    const publish = closing.getByRole('link', { name: 'Publish an offer' });
    expect(await publish.getAttribute('href')).toBe('/Select/Offer');
    await page.locator('dragoman-user-menu [part~=toggle]').click();
    await page.locator('dragoman-user-menu').getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL(/\/Profile$/);
    await page.locator('dragoman-profile [name=firstname]').waitFor();
  });
});

it('shows notices below the header, so that they cover none of its links', async () => {
  const { page } = await visit();
  await page.goto('/SignIn');
  const toaster = page.locator('dragoman-toaster');
  await toaster.evaluate((element) => element.setAttribute('duration', '0'));
  await enterSignIn(page, demoCustomer);
  const notice = toaster.locator('[part~=notice]');
  await notice.waitFor();
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    const bar = await page.getByRole('banner').boundingBox();
    // The notice moves a little while it appears.
    await expect
      .poll(async () => (await notice.boundingBox())?.y)
      .toBeGreaterThanOrEqual((bar?.y ?? Number.NaN) + (bar?.height ?? 0));
  }
});

describe('preferences', () => {
  it('starts in the browser’s language and remembers another choice', async () => {
    const { page } = await visit({ locale: 'de-DE' });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Nichts geht in der Übersetzung verloren' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByRole('banner').getByLabel('Sprache').selectOption('en');
    await page.getByRole('heading', { level: 1, name: "Don't get lost in Translation" }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: "Don't get lost in Translation" }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('follows the system’s colour scheme until the settings override it', async () => {
    const { page } = await visit({ colorScheme: 'dark' });
    await signIn(page, demoCustomer);
    await page.goto('/Settings');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('radio', { name: 'Light' }).waitFor();
    expect(await background()).toBe('rgb(20, 19, 15)');
    await page.getByRole('radio', { name: 'Light' }).check();
    expect(await background()).toBe('rgb(252, 251, 248)');
    await page.reload();
    await page.getByRole('radio', { name: 'Light' }).waitFor();
    expect(await background()).toBe('rgb(252, 251, 248)');
  });
});
