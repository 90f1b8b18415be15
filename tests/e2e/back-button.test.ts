/** What the browser’s back button leads to once something is done: nothing is sent twice, no form is dead, nobody’s page is left open. */
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { visitorsOf } from './browser.ts';
import { demoCustomer, demoTranslator, enterSignIn, signIn } from './user-actions.ts';

const { visit } = visitorsOf(inject('siteUrl'));

/** The calls to these that change something, as they are made from now on. */
function hearChanges(page: Page, path: RegExp): string[] {
  const heard: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (call.method() === 'POST' && path.test(pathname)) heard.push(pathname);
  });
  return heard;
}

const arrive = async (page: Page, path: RegExp) => {
  await page.waitForURL(path);
  await page.locator('main').waitFor();
};

it('leads from a new offer to an empty form, which publishes another one', async () => {
  const { page, troubles } = await visit();
  await signIn(page, demoTranslator);
  const published = hearChanges(page, /^\/task\/create$/);
  const form = page.locator('dragoman-offer-form');
  const publish = async (title: string) => {
    await form.locator('[name=title]').fill(title);
    await form.locator('[name=description]').fill('One page.');
    await form.locator('[name=type][value=document]').check({ force: true });
    await form.locator('[part~=next]').click();
    await form.locator('[name=price]').fill('44');
    await form.locator('[name=languages]').fill('German');
    await form.locator('[name=languages]').press('Enter');
    await form.locator('[part~=next]').click();
    await form.locator('[part~=submit]').click();
    await arrive(page, /\/ProductDetails\/\d+$/);
    return page.url();
  };
  await page.goto('/Select/Offer');
  const first = await publish(`Once ${Date.now()}`);
  await page.goBack();
  await arrive(page, /\/Select\/Offer$/);
  await expect.poll(() => form.locator('[name=title]').inputValue()).toBe('');
  expect(published).toHaveLength(1);
  expect(await publish(`Another ${Date.now()}`)).not.toBe(first);
  expect(published).toHaveLength(2);
  expect(troubles).toEqual([]);
});

it('leads from a sent request and on again to an empty form, and sends it once', async () => {
  const { page, troubles } = await visit();
  await signIn(page, demoCustomer);
  await page.goto('/About');
  await page.goto('/Select/Request/document');
  const sent = hearChanges(page, /^\/request/);
  const form = page.locator('dragoman-request-form');
  await form.locator('[name=title]').fill(`Once ${Date.now()}`);
  await form.locator('[name=description]').fill('Next week, please.');
  await form.locator('[name=type]').selectOption({ index: 1 });
  await form.locator('[name=fromLanguage]').selectOption('de');
  await form.locator('[name=toLanguage]').selectOption('en');
  await form.locator('[part~=next]').click();
  await form.locator('[name=price]').fill('30');
  await form.locator('[name=dueDate]').fill('2999-01-31');
  await form.locator('[name=dueTime]').fill('10:00');
  await form.locator('[part~=next]').click();
  await form.locator('[part~=submit]').click();
  await form.locator('[part~=done]').waitFor();
  await page.goBack();
  await arrive(page, /\/About$/);
  await page.goForward();
  await arrive(page, /\/Select\/Request\/document$/);
  await expect.poll(() => form.locator('[name=title]').inputValue()).toBe('');
  expect(sent).toHaveLength(1);
  expect(troubles).toEqual([]);
});

it('leads from where somebody signed in to a page that knows it, and signs in once', async () => {
  const { page, troubles } = await visit();
  await page.goto('/About');
  await page.goto('/SignIn');
  const signedIn = hearChanges(page, /^\/login$/);
  await enterSignIn(page, demoCustomer);
  await arrive(page, /\/$/);
  await page.goBack();
  await page.locator('dragoman-user-menu [part~=toggle]').waitFor();
  expect(await page.locator('dragoman-sign-in [name=password]').count()).toBe(0);
  expect(signedIn).toHaveLength(1);
  expect(troubles).toEqual([]);
});

it.each(['/Dashboard', '/messages'])('leads to no page of somebody who has signed out: %s', async (path) => {
  const { page } = await visit();
  await signIn(page, demoCustomer);
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.locator('dragoman-user-menu [part~=toggle]').click();
  await page.locator('dragoman-user-menu [part~=sign-out]').click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goBack();
  await page.locator('dragoman-sign-in [name=password]').waitFor();
  expect(new URL(page.url()).searchParams.get('next')).toBe(path);
  expect(await page.locator('main').textContent()).not.toContain(demoCustomer.email);
});
