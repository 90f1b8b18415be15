import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import {
  book,
  demoCustomer,
  demoTranslator,
  enterSignIn,
  newCustomer,
  openBookedConversation,
  signIn,
} from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

const account = (page: Page) => page.locator('dragoman-user-menu [part~=toggle]');

it('shares sign-out and sign-in between tabs, and keeps an unsaved form', async () => {
  const { page: first, problems } = await visit();
  await signIn(first, demoTranslator);
  const second = await first.context().newPage();
  await second.goto('/Select/Offer');
  const title = second.locator('dragoman-offer-form [name=title]');
  await title.fill('Half a sentence');

  await account(second).waitFor();
  await account(first).click();
  await first.locator('dragoman-user-menu [part~=sign-out]').click();
  await second.waitForURL(({ search }) => search === '?next=%2FSelect%2FOffer');

  await enterSignIn(second, demoTranslator);
  await second.waitForURL(/\/Select\/Offer$/);
  await expect.poll(() => title.inputValue()).toBe('Half a sentence');
  await account(first).waitFor();
  expect(problems).toEqual([]);
});

it('returns from a booking to an empty form without booking again', async () => {
  const { page } = await visit();
  await signIn(page, await newCustomer(siteUrl));
  await page.goto('/document');
  await page.locator('dragoman-offer-grid [part~=book]').first().click();
  await page.waitForURL(/\/Checkout\/\d+$/);
  const bookings: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().includes('/task/accepted/')) bookings.push(call.url());
  });
  await book(page, `Once ${Date.now()}`);
  await openBookedConversation(page);
  await page.goBack();
  await page.waitForURL(/\/Checkout\/\d+$/);
  const details = page.locator('dragoman-checkout [name=details]');
  await expect.poll(() => details.inputValue()).toBe('');
  expect(bookings).toHaveLength(1);
});

it.each(['//elsewhere.example', '/\t/elsewhere.example'])(
  'leads home after signing in when the return address is %j',
  async (next) => {
    const { page, problems } = await visit();
    await page.goto(`/SignIn?${new URLSearchParams({ next })}`);
    await enterSignIn(page, demoCustomer);
    await page.waitForURL((url) => url.pathname === '/');
    expect(new URL(page.url()).origin).toBe(siteUrl);
    expect(problems).toEqual([]);
  },
);
