/** The browser’s back button after a submission: nothing is sent twice, forms work again, and no private page stays open. */
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { day, signedInUser } from './support/signed-in-user.ts';
import { demoCustomer, demoTranslator, enterSignIn, signIn } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

/** Records POST requests to matching paths from now on. */
function recordPosts(page: Page, path: RegExp): string[] {
  const posts: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (call.method() === 'POST' && path.test(pathname)) posts.push(pathname);
  });
  return posts;
}

const waitForPage = async (page: Page, path: RegExp) => {
  await page.waitForURL(path);
  await page.locator('main').waitFor();
};

it('returns from a new offer to an empty form that can publish another one', async () => {
  const { page, problems } = await visit();
  await signIn(page, demoTranslator);
  const published = recordPosts(page, /^\/task\/create$/);
  const form = page.locator('dragoman-offer-form');
  const publish = async (title: string) => {
    await form.locator('[name=title]').fill(title);
    await form.locator('[name=description]').fill('One page.');
    await form.locator('[name=type][value=document]').check({ force: true });
    await form.locator('[part~=next]').click();
    await form.locator('[name=price]').fill('44');
    for (const language of ['German', 'English']) {
      await form.locator('[name=languages]').fill(language);
      await form.locator('[name=languages]').press('Enter');
    }
    await form.locator('[part~=next]').click();
    await form.locator('[part~=submit]').click();
    await waitForPage(page, /\/ProductDetails\/\d+$/);
    return page.url();
  };
  await page.goto('/Select/Offer');
  const first = await publish(`Once ${Date.now()}`);
  await page.goBack();
  await waitForPage(page, /\/Select\/Offer$/);
  await expect.poll(() => form.locator('[name=title]').inputValue()).toBe('');
  expect(published).toHaveLength(1);
  expect(await publish(`Another ${Date.now()}`)).not.toBe(first);
  expect(published).toHaveLength(2);
  expect(problems).toEqual([]);
});

it('returns to an empty form after a sent request, which is sent once', async () => {
  const { page, problems } = await visit();
  await signIn(page, demoCustomer);
  await page.goto('/About');
  await page.goto('/Select/Request/document');
  const sent = recordPosts(page, /^\/request/);
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
  await waitForPage(page, /\/About$/);
  await page.goForward();
  await waitForPage(page, /\/Select\/Request\/document$/);
  await expect.poll(() => form.locator('[name=title]').inputValue()).toBe('');
  expect(sent).toHaveLength(1);
  expect(problems).toEqual([]);
});

it('returns from a conversation on a phone to the list, and from there to the page before', async () => {
  const { page, problems } = await visit({ viewport: { width: 390, height: 800 } });
  await signIn(page, demoCustomer);
  await page.goto('/About');
  await page.goto('/messages');
  const inbox = page.locator('dragoman-chat-inbox');
  const rows = inbox.locator('[part~=conversation]');
  const open = async () => {
    await rows.first().click();
    await inbox.locator('[part~=thread]').waitFor();
    await page.waitForURL(/conversation=/);
  };
  await open();
  await page.goBack();
  await rows.first().and(page.locator(':focus')).waitFor();
  await open();
  await inbox.locator('[part~=back]').click();
  await rows.first().waitFor();
  await waitForPage(page, /\/messages$/);
  await page.goBack();
  await waitForPage(page, /\/About$/);
  expect(problems).toEqual([]);
});

it('returns to a signed-in page after a sign-in, which is sent once', async () => {
  const { page, problems } = await visit();
  await page.goto('/About');
  await page.goto('/SignIn');
  const signedIn = recordPosts(page, /^\/login$/);
  await enterSignIn(page, demoCustomer);
  await waitForPage(page, /\/$/);
  await page.goBack();
  await page.locator('dragoman-user-menu [part~=toggle]').waitFor();
  expect(await page.locator('dragoman-sign-in [name=password]').count()).toBe(0);
  expect(signedIn).toHaveLength(1);
  expect(problems).toEqual([]);
});

it('leaves the request board at once, and returns to what was filtered and shown there', async () => {
  const { page, problems, call } = await signedInUser(visit, 'Bram');
  const request = { description: 'Two pages.', type: 'forms', category: 'document', price: 30 };
  const pair = { fromLanguage: ['fo'], toLanguage: ['mt'], dueTime: '12:00' };
  for (let one = 1; one <= 13; one++)
    await call('/request/create', { ...request, ...pair, title: `Letter ${one}`, dueDate: day(40 - one) });
  await page.goto('/About');
  await page.goto('/RequestBoard?campaign=spring');
  const board = page.locator('dragoman-request-board');
  const requests = board.locator('[part~=request]');
  await board.locator('[name=from]').selectOption('fo');
  await board.locator('[name=sort]').selectOption('due');
  await requests.first().getByText('Letter 13').waitFor();
  await board.locator('[part~=more]').click();
  const showsAll = async () => {
    await requests.nth(12).waitFor();
    expect(await requests.first().locator('[part~=title]').textContent()).toBe('Letter 13');
    await expect.poll(() => page.url()).toMatch(/\/RequestBoard\?campaign=spring&from=fo&sort=due&shown=13$/);
  };
  await showsAll();
  await page.reload();
  await showsAll();
  await requests.nth(12).getByRole('link', { name: 'Letter 1', exact: true }).click();
  await waitForPage(page, /\/Requests\/[\w-]+$/);
  await page.goBack();
  await showsAll();
  await page.goBack();
  await waitForPage(page, /\/About$/);
  expect(problems).toEqual([]);
});

it.each(['/Dashboard', '/messages'])('shows no private page after signing out: %s', async (path) => {
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
