import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { isSignedIn, pageWith, signInByWindow, tokensOf } from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { enterSignIn, newCustomer, type Person } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();

/** A backend of somebody else: it accepts every call of every page, and records all of it. */
const received: string[] = [];
let evilUrl = '';
let customer: Person;
const evil = createServer(async (call, answer) => {
  received.push([call.method, call.url, JSON.stringify(call.headers), await text(call)].join('\n'));
  answer.writeHead(200, {
    'content-type': 'application/json',
    'access-control-allow-origin': call.headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    'access-control-allow-methods': '*',
  });
  answer.end(call.url?.startsWith('/embed/site') ? '{"registered":true,"name":"Evil"}' : '[]');
});
beforeAll(async () => {
  customer = await newCustomer(siteUrl);
  await once(evil.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an AddressInfo.
  evilUrl = `http://127.0.0.1:${(evil.address() as AddressInfo).port}`;
});
beforeEach(() => void received.splice(0));
afterAll(() => {
  evil.closeAllConnections();
  evil.close();
});

const signedInTags = ['chat-inbox', 'profile', 'dashboard', 'account', 'user-menu', 'notification-bell'];
const elementsOf = (apiUrl: string) =>
  ['offer-grid', 'sign-in', ...signedInTags]
    .map((name) => `<dragoman-${name} class="evil" load="eager" api-url="${apiUrl}"></dragoman-${name}>`)
    .join('');

/** Waits until such elements have called their backend and ask the visitor to sign in. */
async function elementsWork(page: Page): Promise<void> {
  await page.locator('dragoman-profile.evil [part~=sign-in]').waitFor();
  await page.locator('dragoman-chat-inbox.evil [part~=sign-in]').waitFor();
  // An answer that comes in later would move what is pressed next.
  await expect.poll(() => page.locator('dragoman-offer-grid.evil [part~=skeleton]').count()).toBe(0);
  await expect.poll(() => received.some((call) => call.startsWith('GET\n/api/task/all'))).toBe(true);
}

const expectNoSecrets = (secrets: readonly string[]) => {
  for (const secret of [...secrets, 'authorization"', customer.email, customer.password])
    expect(received.filter((call) => call.includes(secret))).toEqual([]);
};

describe('an element with another backend', () => {
  it('gets nothing of the sign-in on a partner’s page, whether it comes first or last', async () => {
    const { page } = await visit();
    const tokens = tokensOf(page);
    const own =
      '<dragoman-sign-in id="own"></dragoman-sign-in><dragoman-dashboard id="me"></dragoman-dashboard>';
    await page.goto(partner.publish(pageWith(siteUrl, elementsOf(evilUrl) + own)));
    await elementsWork(page);
    await signInByWindow(page, '#own [part~=submit]', customer);
    await page.locator('#me [part~=empty], #me [part~=row]').first().waitFor();
    received.splice(0);
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), elementsOf(evilUrl));
    await page.locator('dragoman-profile.evil [part~=sign-in]').nth(1).waitFor();
    await page.reload();
    await isSignedIn(page);
    await page.locator('#me [part~=empty], #me [part~=row]').first().waitFor();
    await elementsWork(page);

    expect(tokens.length).toBeGreaterThan(1);
    expectNoSecrets(tokens);
  });

  it('gets nothing of the sign-in on the marketplace, which goes on as before', async () => {
    // The marketplace's content security policy alone would block every call to another backend.
    const { page } = await visit({ bypassCSP: true });
    const tokens = tokensOf(page);
    await page.goto('/SignIn');
    await page.locator('dragoman-sign-in [part~=submit]').waitFor();
    // The site loads the code of its own elements only.
    await page.addScriptTag({ url: '/embed/dragoman.js', type: 'module' });
    await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), elementsOf(evilUrl));
    await elementsWork(page);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.evil')) element.remove();
    });
    await enterSignIn(page, customer);
    await page.waitForURL((url) => url.pathname === '/');
    await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), elementsOf(evilUrl));
    await elementsWork(page);
    await page.goto('/Profile');
    await page.locator('dragoman-profile [name=firstname]').waitFor();

    const stored = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(stored).toHaveLength(43);
    expectNoSecrets([...tokens, stored]);
  });
});

it('a placeholder in what visitors write calls the page’s backend, with the page’s sign-in', async () => {
  const { page } = await visit();
  const names = ['api-url', 'apiurl', 'site-url', 'siteurl'].map((name) => `data-${name}="${evilUrl}"`);
  const placeholders = ['offer-grid', 'chat-inbox', 'sign-in', 'profile']
    .map((name) => `<div data-dragoman="${name}" data-load="eager" ${names.join(' ')}></div>`)
    .join('');
  await page.goto(partner.publish(pageWith(siteUrl, placeholders)));
  await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  await signInByWindow(page);
  await page.locator('dragoman-profile [part~=marketplace]').waitFor();
  expect(received).toEqual([]);
});
