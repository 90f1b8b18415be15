import type { Locator } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { visitorsOf } from './browser.ts';
import { demoCustomer, signIn } from './user-actions.ts';

const { visit } = visitorsOf(inject('siteUrl'));

const addressIn = (place: Locator, name: string) =>
  place.getByRole('link', { name, exact: true }).first().getAttribute('href');

describe('where the links lead', () => {
  it('are the pages of the navigation', async () => {
    const { page } = await visit();
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    expect(await addressIn(main, 'Home')).toBe('/');
    expect(await addressIn(main, 'Services')).toBe('/ServicePage');
    expect(await addressIn(main, 'About US')).toBe('/About');
    expect(await addressIn(main, 'Contact US')).toBe('/TeamSection');
    expect(await addressIn(page.getByRole('banner'), 'Sign in')).toBe('/SignIn');
  });

  it('are the next steps from the homepage, and the pages of its footer', async () => {
    const { page } = await visit();
    await page.goto('/');
    const content = page.locator('main');
    expect(await addressIn(content, 'Get Started')).toBe('/SignIn');
    expect(await addressIn(content, 'Explore Documents')).toBe('/Category/document');
    expect(await addressIn(content, 'Explore Calls')).toBe('/Category/call');
    expect(await addressIn(content, 'Explore Translations')).toBe('/Category/translation');
    expect(await addressIn(content, 'View All')).toBe('/HomePage');
    expect(await addressIn(content, 'Register')).toBe('/SignIn?mode=sign-up');
    const footer = page.getByRole('contentinfo');
    expect(await addressIn(footer, 'About')).toBe('/About');
    expect(await addressIn(footer, 'Privacy Policy')).toBe('/Privacy');
    expect(await addressIn(footer, 'Contact')).toBe('/TeamSection');
  });
});

describe('screens of the signed-in', () => {
  it('show what their addresses promise', async () => {
    const { page } = await visit();
    await signIn(page, demoCustomer);
    for (const [path, promised] of [
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
      await promised.waitFor();
    }
  });
});
