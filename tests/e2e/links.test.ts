import type { Locator } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { demoCustomer, signIn } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

const hrefIn = (place: Locator, name: string) =>
  place.getByRole('link', { name, exact: true }).first().getAttribute('href');

describe('links', () => {
  it('lead from the navigation to the pages of the spec', async () => {
    const { page } = await visit();
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    expect(await hrefIn(main, 'Home')).toBe('/');
    expect(await hrefIn(main, 'Services')).toBe('/ServicePage');
    expect(await hrefIn(main, 'About US')).toBe('/About');
    expect(await hrefIn(main, 'Contact US')).toBe('/TeamSection');
    expect(await hrefIn(main, 'Find requests')).toBe('/RequestBoard');
    expect(await hrefIn(page.getByRole('banner'), 'Sign in')).toBe('/SignIn');
  });

  it('lead from the homepage and its footer to the next steps', async () => {
    const { page } = await visit();
    await page.goto('/');
    const content = page.locator('main');
    expect(await hrefIn(content, 'Get Started')).toBe('/SignIn');
    expect(await hrefIn(content, 'Explore Documents')).toBe('/Category/document');
    expect(await hrefIn(content, 'Explore Calls')).toBe('/Category/call');
    expect(await hrefIn(content, 'Explore Translations')).toBe('/Category/translation');
    expect(await hrefIn(content, 'View All')).toBe('/HomePage');
    expect(await hrefIn(content, 'Register')).toBe('/SignIn?mode=sign-up');
    const footer = page.getByRole('contentinfo');
    expect(await hrefIn(footer, 'About')).toBe('/About');
    expect(await hrefIn(footer, 'Help')).toBe('/Help');
    expect(await hrefIn(footer, 'Terms')).toBe('/Terms');
    expect(await hrefIn(footer, 'Privacy Policy')).toBe('/Privacy');
    expect(await hrefIn(footer, 'Imprint')).toBe('/Imprint');
    expect(await hrefIn(footer, 'Contact')).toBe('/TeamSection');
  });
});

describe('pages for signed-in users', () => {
  it('show the content that their path names', async () => {
    const { page } = await visit();
    await signIn(page, demoCustomer);
    await page.goto('/Profile');
    const own = page.getByRole('navigation', { name: 'Your pages' });
    expect(await hrefIn(own, 'Find requests')).toBe('/RequestBoard');
    for (const [path, content] of [
      ['/Select', page.locator('dragoman-service-select [part~=request]')],
      ['/Select/Request', page.locator('dragoman-service-select [part~=services]')],
      ['/Select/Offer', page.getByRole('heading', { level: 1, name: 'Publish an offer' })],
      ['/Select/Request/call', page.getByRole('heading', { level: 1, name: 'Request for call' })],
      ['/Post', page.getByRole('heading', { level: 1, name: 'Request for document' })],
      ['/CallForm', page.getByRole('heading', { level: 1, name: 'Request for call' })],
      ['/Profile', page.locator('dragoman-profile [part~=form]')],
      ['/Dashboard', page.locator('dragoman-dashboard [part~=tabs]')],
      ['/Settings', page.getByRole('heading', { level: 1, name: 'Settings' })],
      ['/messages', page.locator('dragoman-chat-inbox [part~=conversations]')],
      ['/RequestBoard', page.getByRole('heading', { level: 1, name: 'What customers ask for' })],
    ] as const) {
      await page.goto(path);
      await content.waitFor();
    }
  });
});
