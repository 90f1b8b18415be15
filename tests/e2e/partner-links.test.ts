/** Links from a partner's page, on which a visitor is signed in, to the marketplace. */
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { pageWith, signInByWindow } from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { demoTranslator, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();

const dashboard = `${siteUrl}/Dashboard?tab=accepted`;
const body = `<dragoman-sign-in></dragoman-sign-in>
  <p><a id="own" href="${dashboard}#main">My tasks</a> <a id="tab" target="_blank" href="${dashboard}">In a tab</a></p>
  <dragoman-offer-grid limit="3"></dragoman-offer-grid>`;

async function signedInPage() {
  const { page, problems } = await visit();
  await page.goto(partner.publish(pageWith(siteUrl, body)));
  await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  await untilLinksSignIn(page, () => signInByWindow(page));
  return { page, problems };
}

/** The library loads the code for links once it is signed in, by `act`. */
async function untilLinksSignIn(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForResponse(/\/link-clicks-[\w-]+\.js$/);
  await act();
  // As text: the test runner would replace the import.
  await page.evaluate(`import('${(await loaded).url()}')`);
}

const tasks = (page: Page) => page.locator('dragoman-dashboard [part~=panel]').waitFor();
const isOut = (page: Page) => page.waitForURL(/\/SignIn\?next=/);

/** Like a browser that was closed for an hour. */
const forgetToken = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('token');
    // biome-ignore lint/suspicious/noDocumentCookie: the page's own scripts write this cookie
    document.cookie = 'token=; Path=/; Max-Age=0';
  });

/** Takes the code away from the page, which then follows the link as it is. */
async function takeCode(page: Page): Promise<string> {
  let taken = '';
  await page.route('**/embed/link-codes', async (route) => {
    taken = ((await (await route.fetch()).json()) as { code: string }).code;
    await route.abort();
  });
  await page.locator('#own').click();
  await isOut(page);
  expect(taken).toMatch(/^[\w-]{43}$/);
  return taken;
}

describe('a link from a partner’s page', () => {
  it('arrives signed in, with an address that holds no secret, and leads back', async () => {
    const { page, problems } = await signedInPage();
    const origin = page.url();
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer));
    const details = page.locator('dragoman-offer-grid [part~=details]').first();
    const address = (await details.getAttribute('href')) ?? '';
    await details.click();
    await page.locator('dragoman-user-menu [part~=toggle]').waitFor();
    expect(page.url()).toBe(address);
    await page.goto(`${siteUrl}/Settings`);
    await page.getByText('Signed in by a link on Demo Agency’s page').waitFor();
    await page.goBack();
    await page.locator('dragoman-user-menu [part~=toggle]').waitFor();
    expect(page.url()).toBe(address);
    // An app that starts late notes its place in the history, which ends the wait of goBack: the address tells.
    await page.goBack();
    await page.waitForURL(origin);
    expect(await details.getAttribute('href')).toBe(address);
    expect(referrers.filter((referrer) => referrer?.includes('link-code'))).toEqual([]);
    expect(problems.filter((problem) => !problem.startsWith('third party'))).toEqual([]);
  });

  it('arrives at a page that needs a sign-in, and keeps the place in it', async () => {
    const { page } = await signedInPage();
    await page.locator('#own').click();
    await tasks(page);
    expect(page.url()).toBe(`${dashboard}#main`);
    await page.reload();
    await tasks(page);
  });

  it('arrives signed in in a new tab, and leaves the page as it is', async () => {
    const { page } = await signedInPage();
    const address = page.url();
    const clicks = [
      () => page.locator('#tab').click(),
      () => page.locator('#own').click({ modifiers: ['ControlOrMeta'] }),
      () => page.locator('#own').click({ modifiers: ['Shift'] }),
      () => page.locator('#own').click({ button: 'middle' }),
      () => page.locator('#own').press('ControlOrMeta+Enter'),
    ];
    for (const click of clicks) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), click()]);
      await tasks(tab);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      expect(tab.url()).not.toContain('link-code');
      await forgetToken(tab);
      await tab.close();
    }
    expect(page.url()).toBe(address);
  });

  it('has no code in its address, which a menu of the browser copies and opens: it arrives signed out', async () => {
    const { page } = await signedInPage();
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.locator('#own').click({ button: 'right' });
    const tab = await page.context().newPage();
    await tab.goto((await page.locator('#own').getAttribute('href')) ?? '');
    await isOut(tab);
    expect(new URL(tab.url()).searchParams.get('next')).toBe('/Dashboard?tab=accepted#main');
    expect(requestedUrls.filter((url) => url.includes('link-codes'))).toEqual([]);
  });

  it('arrives signed out in another browser or at another page, which uses its code up', async () => {
    const { page } = await signedInPage();
    const start = page.url();
    const address = `${dashboard}#link-code=${await takeCode(page)}`;
    const { page: other } = await visit();
    await other.goto(address);
    await isOut(other);
    expect(other.url()).not.toContain('link-code');
    await page.goto(address);
    await isOut(page);
    await untilLinksSignIn(page, () => page.goto(start));
    await page.goto(`${siteUrl}/Settings#link-code=${await takeCode(page)}`);
    await isOut(page);
  });

  it('arrives as it is when the backend does not answer soon', async () => {
    const { page } = await signedInPage();
    await page.route('**/embed/link-codes', () => undefined);
    await page.locator('#own').dblclick();
    await isOut(page);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/Dashboard?tab=accepted#main');
  });

  it('leaves somebody else who is signed in at the marketplace signed in, and tells them', async () => {
    const { page } = await signedInPage();
    const address = page.url();
    await signIn(page, demoTranslator);
    await page.goto(address);
    await untilLinksSignIn(page, () => page.reload());
    await page.locator('#own').click();
    await page.getByText('You are signed in here with another account than on the page').waitFor();
    await tasks(page);
    await page.goto(`${siteUrl}/Profile`);
    const name = page.locator('dragoman-profile [name=email]');
    await expect.poll(() => name.inputValue()).toBe(demoTranslator.email);
  });
});
