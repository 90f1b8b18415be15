/** What has to work in every browser engine, whichever driver leads it. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { pageWith } from '#tests/e2e/support/partner-page.ts';
import { partnerSite } from '#tests/e2e/support/partner-site.ts';
import {
  book,
  demoCustomer,
  enterSignIn,
  newUser,
  openBookedConversation,
  signUp,
} from '#tests/e2e/support/user-actions.ts';
import { cardStylesOf } from '#tests/embed/card-styles.ts';
import { serveHostPages } from '#tests/embed/host-page-server.ts';
import type { Engine, Visitor } from './engine.ts';
import { type EnginePage, pageOn, slowPoll } from './page.ts';

const siteUrl = inject('siteUrl');

export function testsIn(start: () => Promise<Engine>): void {
  const hosts = serveHostPages(siteUrl);
  const partner = partnerSite();
  let engine: Engine;
  let visitor: Visitor | undefined;
  beforeAll(async () => {
    engine = await start();
  });
  afterEach(async () => {
    await visitor?.leave();
    visitor = undefined;
  });
  afterAll(() => engine?.close());

  /** What the person has before them; the windows that pages open come after the first. */
  const pages = async () => ((await visitor?.tabs()) ?? []).map((tab) => pageOn(tab, siteUrl));

  async function visit(): Promise<EnginePage> {
    visitor = await engine.visit();
    const [page] = await pages();
    if (!page) throw new Error('The browser has no window.');
    return page;
  }

  describe('the marketplace', () => {
    it.each([
      ['English', 'en', 'ltr'],
      ['Arabic', 'ar', 'rtl'],
    ])('leads from an offer to a booked task, its talk and the dashboard, in %s', async (_, lang, dir) => {
      const page = await visit();
      const person = newUser('Nora');
      const wish = `Two certificates for an embassy, ${Date.now()}.`;

      // Calls of one translator must not overlap; documents may.
      await page.goto('/HomePage?category=document');
      await page.locator('.language-switch select').selectOption(lang);
      await page.locator(`html[lang=${lang}][dir=${dir}]`).waitFor();
      await listen(page);

      const grid = page.locator('dragoman-offer-grid');
      await grid.locator('[part~=details]').click();
      await page.waitForURL(({ pathname }) => /^\/ProductDetails\/\d+$/.test(pathname));
      await page.locator('dragoman-offer-detail').locator('[part~=checkout]').click();
      await page.waitForURL(({ pathname }) => /^\/Checkout\/\d+$/.test(pathname));

      const { pathname } = await page.url();
      await book(page, wish);
      await page.locator('dragoman-checkout').locator('[part~=sign-in]').click();
      await page.waitForURL((url) => url.searchParams.get('next') === pathname);
      await page.locator('dragoman-sign-in').locator('[part~=toggle]').click();
      await signUp(page, person);
      await enterSignIn(page, person);
      await page.waitForURL((url) => url.pathname === pathname);
      await book(page, wish);

      await openBookedConversation(page);
      const inbox = page.locator('dragoman-chat-inbox');
      await inbox.locator('[part~=system]').waitFor();
      await inbox.locator('[part~=input]').fill('Is Tuesday fine?');
      await page.press('Enter');
      await inbox.locator('[part~=message-own]').waitFor();
      expect(await inbox.locator('[part~=message-own]').textContent()).toContain('Is Tuesday fine?');

      await page.goto('/Dashboard');
      await listen(page);
      // A customer begins with what they have ordered.
      await page.locator('dragoman-dashboard').locator('[part~=row]').waitFor();
      await page.locator('dragoman-dashboard').locator('[part~=title] a').click();
      await page.locator('dragoman-task').locator('[part~=details]').waitFor();
      expect(await page.locator('dragoman-task').locator('[part~=details]').textContent()).toContain(wish);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await troublesOn(page)).toEqual([]);
    });
  });

  describe('on a stranger’s page', () => {
    const show = async (page: EnginePage, name: string) => {
      const html = readFileSync(inProject('demo-site', 'hosts', `${name}.html`), 'utf8')
        .replace('<head>', `<head><script>(${recordTroubles})()</script>`)
        .replaceAll('"/embed/', '"SITE/embed/');
      await page.goto(hosts.show(html));
      await page.locator('dragoman-offer-grid:defined').locator('[part~=card]').nth(23).waitFor();
    };

    it('shows the offers, whatever the page’s styles, without a trouble', async () => {
      const page = await visit();
      await show(page, 'plain');
      const cards = page.locator('dragoman-offer-grid').locator('[part~=card]');
      expect(await cards.count()).toBe(24);
      const details = cards.locator('[part~=details]');
      const address = await details.evaluate((link) => (link as HTMLAnchorElement).href);
      expect(address).toMatch(new RegExp(`^${siteUrl}/ProductDetails/\\d+`));
      expect(await troublesOn(page)).toEqual([]);
      const looks = await cardStylesOf(page);
      await show(page, 'hostile');
      expect(await cardStylesOf(page)).toEqual(looks);
      expect(await troublesOn(page)).toEqual([]);
    });

    it('breaks no rule of a strict content security policy', async () => {
      const page = await visit();
      await page.goto(hosts.address('strict'));
      const card = page.locator('dragoman-offer-grid').locator('[part~=card]');
      await card.waitFor();
      expect(await card.evaluate((shown) => getComputedStyle(shown).borderTopStyle)).toBe('solid');
    });

    async function signInByWindow(more = ''): Promise<EnginePage> {
      const page = await visit();
      const body = `${more}<dragoman-sign-in></dragoman-sign-in><dragoman-profile></dragoman-profile>`;
      await page.goto(partner.publish(pageWith(siteUrl, body)));
      await page.locator('dragoman-sign-in').locator('[part~=submit]').click();
      await enterSignIn(await secondPage(), demoCustomer);
      await page.locator('dragoman-profile').locator('[part~=marketplace]').waitFor();
      expect(await pages()).toHaveLength(1);
      return page;
    }

    async function secondPage(): Promise<EnginePage> {
      await expect.poll(async () => (await pages()).length, slowPoll).toBe(2);
      const [, opened] = await pages();
      if (!opened) throw new Error('No window has opened.');
      return opened;
    }

    it.each(['_self', '_blank'])('leads to the marketplace signed in by a link to %s', async (target) => {
      const link = `<p><a id="tasks" target="${target}" href="${siteUrl}/Dashboard">My tasks</a></p>`;
      const page = await signInByWindow(link);
      const hasLoaded = () =>
        performance.getEntriesByType('resource').some(({ name }) => /link-clicks/.test(name));
      await expect.poll(() => page.evaluate(hasLoaded), slowPoll).toBe(true);
      await page.locator('#tasks').click();
      const arrived = target === '_self' ? page : await secondPage();
      await arrived.locator('dragoman-dashboard').locator('[part~=panel]').waitFor();
      expect((await arrived.url()).href).toBe(`${siteUrl}/Dashboard`);
    });

    it('signs in by a window and out again', async () => {
      const page = await signInByWindow();
      await page.evaluate(() => Reflect.get(globalThis, 'Dragoman').session.signOut());
      await page.locator('dragoman-sign-in').locator('[part~=submit]').waitFor();
    });
  });
}

/** Records the errors on a page from now on, for the test to read. */
function recordTroubles(): void {
  const troubles: string[] = [];
  Reflect.set(globalThis, 'troubles', troubles);
  addEventListener('error', ({ message }) => troubles.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    troubles.push(`violation: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => void troubles.push(`${level}: ${words.join(' ')}`);
}

const listen = (page: EnginePage) => page.evaluate(recordTroubles);
const troublesOn = (page: EnginePage) => page.evaluate(() => Reflect.get(globalThis, 'troubles') as string[]);
