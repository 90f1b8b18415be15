import { beforeAll, describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import {
  isSignedIn,
  openWindow,
  pageWith,
  signInByWindow,
  signOut,
  state,
  statusWithToken,
  tokensOf,
} from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { enterSignIn, newCustomer, newUser, type Person, signIn, signUp } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();
const unregistered = partnerSite('unregistered.localhost');

let customer: Person;
beforeAll(async () => {
  customer = await newCustomer(siteUrl);
});

const profile = (token: string, origin?: string) => statusWithToken(`${siteUrl}/user/Profile`, token, origin);

describe('signing in on a partner’s page', () => {
  it('begins with what the page knows of its visitor', async () => {
    const { page } = await visit();
    const element =
      '<dragoman-sign-in mode="sign-up" prefill-email="ada@people.test" prefill-firstname="Ada" prefill-lastname="Byron"></dragoman-sign-in>';
    await page.goto(partner.publish(pageWith(siteUrl, element)));
    const window = await openWindow(page);
    const value = (name: string) => window.locator(`dragoman-sign-in [name=${name}]`).inputValue();
    await expect.poll(() => value('email')).toBe('ada@people.test');
    expect([await value('firstname'), await value('lastname')]).toEqual(['Ada', 'Byron']);
    expect(window.url()).not.toContain('ada');
  });

  it('happens in a window that names the partner, survives a reload, and ends everywhere on sign-out', async () => {
    const { page, problems } = await visit();
    const tokens = tokensOf(page);
    await page.goto(
      partner.publish(
        pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in><dragoman-dashboard></dragoman-dashboard>'),
      ),
    );
    const window = await openWindow(page);
    const address = new URL(window.url());
    expect(address.origin + address.pathname).toBe(`${siteUrl}/embed/sign-in`);
    await window.getByRole('heading', { name: 'Demo Agency asks you to sign in' }).waitFor();
    await window.getByText(new URL(page.url()).host, { exact: true }).waitFor();
    await window.getByRole('heading', { name: 'The pages of Demo Agency may' }).waitFor();
    await window.getByText('release money, or agree to changes').waitFor();
    const closed = window.waitForEvent('close');
    await enterSignIn(window, customer);
    await closed;
    await isSignedIn(page);
    await page.locator('dragoman-dashboard [part~=empty], dragoman-dashboard [part~=row]').first().waitFor();

    await page.reload();
    await isSignedIn(page);
    await page.locator('dragoman-dashboard [part~=empty], dragoman-dashboard [part~=row]').first().waitFor();

    const { origin } = new URL(page.url());
    const token = tokens.at(-1) ?? '';
    expect(await profile(token, origin)).toBe(200);
    await signOut(page);
    await page.locator('dragoman-sign-in [part~=submit]').waitFor();
    for (const used of tokens) expect(await profile(used, origin)).toBe(401);
    await page.reload();
    await page.locator('dragoman-sign-in [part~=submit]').waitFor();
    expect((await state(page)).authorized).toBe(false);
    // The marks of the browser stay: alone they sign nobody in.
    const left = (await page.context().cookies()).map(({ name, httpOnly }) => [name, httpOnly]);
    left.sort();
    expect(left).toEqual([
      ['dragoman-browser', true],
      ['dragoman-device', true],
    ]);
    expect(problems).toEqual([]);
  });

  it('leaves no secret where page scripts can read it', async () => {
    const { page } = await visit();
    const tokens = tokensOf(page);
    const recorder = `
      window.recorded = [];
      for (const name of ['message', 'storage', 'dragoman-signed-in', 'dragoman-notice', 'dragoman-load'])
        addEventListener(name, ({ data, detail }) => recorded.push(JSON.stringify([data, detail])), true);
      new BroadcastChannel('dragoman.session.dragoman.token').onmessage = ({ data }) => recorded.push(JSON.stringify(data));`;
    await page.goto(
      partner.publish(
        pageWith(
          siteUrl,
          '<dragoman-sign-in></dragoman-sign-in><dragoman-dashboard></dragoman-dashboard>',
          recorder,
        ),
      ),
    );
    await signInByWindow(page, undefined, customer);
    await page.locator('dragoman-dashboard [part~=empty], dragoman-dashboard [part~=row]').first().waitFor();
    const [token = ''] = tokens;
    expect(token).toHaveLength(43);
    const found = await page.evaluate(() => {
      const runtime = Reflect.get(globalThis, Symbol.for('dragoman.runtime.v1'));
      const seen = new Set<unknown>();
      const texts: string[] = [];
      const search = (value: unknown): void => {
        if (typeof value === 'string') texts.push(value);
        if ((typeof value !== 'object' && typeof value !== 'function') || !value || seen.has(value)) return;
        if (value instanceof Node || value instanceof Window) return;
        seen.add(value);
        for (const key of Reflect.ownKeys(value)) {
          try {
            search(Reflect.get(value, key));
          } catch {
            // Some properties throw when read.
          }
        }
        if (value instanceof Map) for (const entry of value) search(entry);
      };
      search(Reflect.get(globalThis, 'Dragoman'));
      search(runtime);
      search({ ...localStorage, ...sessionStorage });
      search(document.cookie);
      search(Reflect.get(globalThis, 'recorded'));
      return texts.join('\n');
    });
    expect(found).toContain(customer.firstname);
    expect(found).not.toContain(customer.email);
    expect(found).not.toContain(token);
    expect((await state(page)).token).toBeNull();
    // Page scripts can read the one-time code, but it is used up and worthless without its verifier.
    const [, code = ''] = /"code\\?":\\?"([\w-]{43})/.exec(found) ?? [];
    expect(code).not.toBe('');
    const { origin } = new URL(page.url());
    const again = await fetch(`${siteUrl}/embed/session`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ code, verifier: 'x'.repeat(43) }),
    });
    expect(again.status).toBe(401);
  });

  it('gives a token that works on no other page', async () => {
    const { page } = await visit();
    const tokens = tokensOf(page);
    await page.goto(
      partner.publish(
        pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in><dragoman-dashboard></dragoman-dashboard>'),
      ),
    );
    await signInByWindow(page, undefined, customer);
    await page.locator('dragoman-dashboard [part~=empty], dragoman-dashboard [part~=row]').first().waitFor();
    const [token = ''] = tokens;
    expect(await profile(token, new URL(page.url()).origin)).toBe(200);
    for (const origin of [siteUrl, 'http://partner.localhost:1', 'https://unregistered.example', undefined])
      expect(await profile(token, origin)).toBe(401);
  });

  it('can start with a sign-up in the same window', async () => {
    const { page } = await visit();
    await page.goto(
      partner.publish(pageWith(siteUrl, '<dragoman-sign-in mode="sign-up"></dragoman-sign-in>')),
    );
    const window = await openWindow(page);
    const person = newUser('Ines');
    await window.locator('[name=firstname]').waitFor();
    await signUp(window, person);
    const closed = window.waitForEvent('close');
    await window.locator('[part~=submit]').click();
    await closed;
    await expect.poll(async () => (await state(page)).user?.firstName).toBe(person.firstname);
  });

  it('asks somebody who is signed in at the marketplace to continue, and nothing else', async () => {
    const { page, problems } = await visit();
    await signIn(page, customer);
    const recorder = `window.reasons = []; for (const name of ['dragoman-signed-in', 'dragoman-signed-out'])
      document.addEventListener(name, ({ detail }) => reasons.push(detail.reason));`;
    await page.goto(partner.publish(pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in>', recorder)));
    const window = await openWindow(page);
    await window.getByRole('heading', { name: 'Demo Agency asks you to sign in' }).waitFor();
    const controls = window.locator('button, a, input, dragoman-sign-in');
    expect(await controls.allTextContents()).toEqual([expect.stringMatching(/^Continue as Customer /)]);
    // What one agrees to stands above the button.
    expect(
      await controls.evaluate((button) =>
        [...document.querySelectorAll('li')].every(
          (agreed) => agreed.getBoundingClientRect().bottom <= button.getBoundingClientRect().top,
        ),
      ),
    ).toBe(true);
    expect(await window.locator('li').count()).toBe(7);
    const closed = window.waitForEvent('close');
    await controls.click();
    await closed;
    await isSignedIn(page);
    expect((await state(page)).user?.firstName).toBe('Customer');
    await page.reload();
    await isSignedIn(page);
    await signOut(page);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'reasons')))
      .toEqual(['restore', 'user']);
    // The session at the marketplace goes on.
    await page.goto(`${siteUrl}/Profile`);
    await page.locator('dragoman-profile [name=firstname]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/Profile');
    expect(problems.filter((problem) => !problem.startsWith('third party'))).toEqual([]);
  });

  it('counts a click only once the window has been in view and focused for a while, anew after each break', async () => {
    const { page } = await visit();
    await signIn(page, customer);
    await page.goto(partner.publish(pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in>')));
    const window = await openWindow(page);
    const button = window.getByRole('button', { name: /^Continue as/ });
    await expect.poll(() => button.isEnabled()).toBe(true);
    await button.focus();
    // Playwright tells each page that it has the focus, until it is told to stop.
    const focus = await window.context().newCDPSession(window);
    await focus.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    await page.bringToFront();
    await expect.poll(() => button.isDisabled()).toBe(true);
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
    await window.evaluate(() => {
      const times: [what: string, at: number][] = [];
      Object.assign(globalThis, { times });
      // The page's own listener runs before this one.
      addEventListener('focus', ({ timeStamp }) => times.push(['focused', timeStamp]));
      const note = () => times.push(['changed', performance.now()]);
      new MutationObserver(note).observe(document.body, {
        attributeFilter: ['aria-disabled'],
        subtree: true,
      });
    });
    await window.bringToFront();
    await expect.poll(() => button.isEnabled()).toBe(true);
    const times: [string, number][] = await window.evaluate(() => Reflect.get(globalThis, 'times'));
    expect(times.map(([what]) => what)).toEqual(['focused', 'changed']);
    const [[, focused] = ['', 0], [, enabled] = ['', 0]] = times;
    expect(enabled - focused).toBeGreaterThanOrEqual(599);
    const closed = window.waitForEvent('close');
    await button.click();
    await closed;
    await isSignedIn(page);
  });

  it('starts again with the form where the answer with the code was lost', async () => {
    const { page } = await visit();
    await page.goto(partner.publish(pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in>')));
    const window = await openWindow(page);
    await window.route(
      '**/embed/codes',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await window.locator('[name=email]').waitFor();
    await enterSignIn(window, customer);
    await window.getByRole('button', { name: 'Try again' }).click();
    await window.locator('[name=email]').waitFor();
    const closed = window.waitForEvent('close');
    await enterSignIn(window, customer);
    await closed;
    await isSignedIn(page);
  });

  it('leaves the user signed out when the window is closed, and allows another try', async () => {
    const { page, problems } = await visit();
    await page.goto(partner.publish(pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in>')));
    const window = await openWindow(page);
    await page.getByText('Please go on in the window').waitFor();
    await window.close();
    await page.getByText('New here?').waitFor();
    await signInByWindow(page, undefined, customer);
    expect(problems).toEqual([]);
  });

  it('is refused on an unregistered page, with advice for visitors and the page’s owner', async () => {
    const { page, problems } = await visit();
    await page.goto(
      unregistered.publish(
        pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in><dragoman-offer-grid></dragoman-offer-grid>'),
      ),
    );
    await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
    await page.getByText('You cannot sign in on this page yet.').waitFor();
    const way = page.locator('dragoman-sign-in [part~=marketplace]');
    expect(await way.getAttribute('href')).toBe(`${siteUrl}/SignIn?partner=demo&campaign=spring`);
    await expect.poll(() => problems).toEqual([expect.stringContaining('add it to your partner at')]);
    const { origin } = new URL(page.url());
    await page.goto(`${siteUrl}/embed/sign-in?origin=${encodeURIComponent(origin)}`);
    await page.getByRole('heading', { name: 'This site cannot sign you in' }).waitFor();
    expect(await page.locator('[name=password]').count()).toBe(0);
  });

  it('shows no form in a window without an opener or in a frame', async () => {
    const { page } = await visit();
    const address = `${siteUrl}/embed/sign-in?origin=${encodeURIComponent('http://partner.localhost')}`;
    await page.goto(address);
    await page.getByRole('heading', { name: 'This window has lost its page' }).waitFor();
    const { headers } = await fetch(address);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});
