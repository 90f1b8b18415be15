/** Stored hostile text on every screen that shows it: HOSTILE=all for all strings. */
import { text } from 'node:stream/consumers';
import type { Locator, Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hostileStrings } from '#tests/hostile-strings.ts';
import { type Marketplace, startMarketplace } from '#tests/setup/start-marketplace.ts';
import { xssEffects } from '#tests/xss-effects.ts';
import { browserFor } from './support/browser.ts';
import { seedHostileContent } from './support/hostile-content.ts';
import { allText, layoutProblems } from './support/text-rendering.ts';
import { demoTranslator, enterSignIn } from './support/user-actions.ts';

const isAll = process.env.HOSTILE === 'all';
const perRound = 10;
/** A few of each kind: the list is ordered by kind. */
const chosen = isAll ? hostileStrings : hostileStrings.filter((_, index) => index % 53 === 12);
const rounds = Array.from({ length: Math.ceil(chosen.length / perRound) }, (_, round) =>
  chosen.slice(round * perRound, (round + 1) * perRound),
);

const { visit } = browserFor(inject('siteUrl'));
/** A separate marketplace, so that hostile offers do not appear in other tests. */
let marketplace: Marketplace;
let [stored, inspections] = [0, 0];

beforeAll(async () => {
  marketplace = await startMarketplace();
}, 300_000);
afterAll(async () => {
  console.info(`${chosen.length} strings, stored ${stored} times, inspected on ${inspections} screens`);
  await marketplace.stop();
});

const part = (page: Page, name: string) => page.locator(`[part~=${name}]`).locator('visible=true').first();
const hostPage = '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">';
/** HTML normalizes carriage returns, and titles contain no line breaks. */
const inOneLine = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ');
/** Titles drop control characters too. */
const asTitle = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The expected lines of a calendar file: user text must not add a line. */
const calendarLines = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dragoman//Tasks//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
  ...['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'DESCRIPTION', 'URL', 'STATUS'].map((name) =>
    expect.stringMatching(new RegExp(`^${name}:`)),
  ),
  ...['END:VEVENT', 'END:VCALENDAR', ''],
];

/** The content of the file that a button downloads. */
async function download(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return text(await file.createReadStream());
}

/** The offer names in the page's JSON-LD. */
async function jsonLdNames(page: Page): Promise<string[]> {
  const data = JSON.parse((await page.locator('[type="application/ld+json"]').textContent()) ?? '');
  return (data.itemListElement ?? [{ item: data }]).map(({ item }: { item: { name: string } }) => item.name);
}

const elements = (page: Page) => page.locator('xpath=//*[starts-with(local-name(), "dragoman-")]').all();

it.each(rounds.map((texts, round) => ({ round, texts })))(
  'is shown as typed and has no effect, round $round',
  { timeout: 400_000 },
  async ({ texts }) => {
    const content = await seedHostileContent(marketplace.address, texts);
    stored += content.stored;
    const { titles, campaigns, owner, customer, otherUser } = content;
    const [first = ''] = titles;
    const offer = content.offers[0];

    /** Host pages without a policy that include the prerendered fragment. */
    const rendered = async (route: Route) => {
      const { pathname, search } = new URL(route.request().url());
      const address = `${marketplace.address}${pathname.replace('/rendered/', '/embed/prerender/')}${search}`;
      const fragment = await fetch(address, { headers: { accept: 'text/html' } });
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: hostPage + (await fragment.text()),
      });
    };
    const instant = (route: Route) => {
      const script = '<script async src="/embed/instant/offer-grid.js?sort=newest"></script>';
      const body = `${hostPage}${script}<dragoman-offer-grid sort="newest"></dragoman-offer-grid>`;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    };

    const openBrowser = async (email?: string, password = 'long enough') => {
      const { page, problems } = await visit({
        baseURL: marketplace.address,
        viewport: { width: 360, height: 800 },
      });
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.route('**/rendered/*', rendered);
      await page.route('**/instant', instant);

      /** Waits until all texts are readable, then checks for XSS effects and layout problems. */
      const inspect = async (where: string, texts: readonly string[]) => {
        await expect
          .poll(
            async () => {
              const shown = inOneLine(await page.evaluate(allText));
              return texts.filter((text) => !shown.includes(inOneLine(text)));
            },
            { message: where },
          )
          .toEqual([]);
        for (const element of await elements(page))
          expect(await element.evaluate(xssEffects), where).toEqual([]);
        expect(await page.evaluate(layoutProblems), where).toEqual([]);
        expect([...dialogs, ...problems], where).toEqual([]);
        inspections += 1;
      };
      if (email) {
        await page.goto('/SignIn');
        await enterSignIn(page, { email, password });
        await part(page, 'notice').waitFor();
        await inspect('the sign-in notice', []);
        await page.waitForURL(({ pathname }) => pathname === '/');
      }
      return {
        page,
        inspect,
        /** Opens a page, prepares it and inspects it. */
        async visitAndInspect(
          path: string,
          texts: readonly string[],
          prepare?: (page: Page) => Promise<unknown>,
        ) {
          await page.goto(path);
          await prepare?.(page);
          await inspect(path, texts);
        },
      };
    };

    const anonymous = await openBrowser();
    await anonymous.visitAndInspect('/document?sort=newest', titles);
    await anonymous.visitAndInspect(`/ProductDetails/${offer}`, [first]);
    await expect.poll(() => anonymous.page.title()).toContain(asTitle(first));
    await anonymous.visitAndInspect(`/rendered/offer-detail?offer-id=${offer}`, [first]);
    expect(await jsonLdNames(anonymous.page)).toEqual([first]);
    await anonymous.visitAndInspect('/rendered/offer-grid?sort=newest', titles);
    expect(await jsonLdNames(anonymous.page)).toEqual(expect.arrayContaining(titles));
    await anonymous.visitAndInspect('/instant', titles);

    const board = await openBrowser(otherUser.email);
    await board.visitAndInspect('/RequestBoard', titles);
    await board.visitAndInspect(`/Checkout/${offer}`, [first]);

    const openBell = (page: Page) => page.locator('dragoman-notification-bell [part~=toggle]').click();
    const openConversation = (page: Page) => part(page, 'conversation').click();
    for (const { email } of [customer, owner]) {
      const isOwner = email === owner.email;
      const { page, visitAndInspect, inspect } = await openBrowser(email);
      /** Opens and cancels the dialog of each button. */
      const openDialogs = async (...buttons: string[]) => {
        for (const button of buttons) {
          await page
            .locator(`:is(dragoman-dashboard, dragoman-task) ${button}`)
            .locator('visible=true')
            .first()
            .click();
          const dialog = page.locator('dialog[open]');
          await dialog.waitFor();
          await inspect(`${page.url()}: ${button}`, []);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'hidden' });
        }
      };
      await visitAndInspect('/About', [], openBell);
      await visitAndInspect('/messages', titles.slice(-1), openConversation);
      await visitAndInspect('/Dashboard?tab=requests', titles);
      await openDialogs(isOwner ? '[part~=withdraw]' : '[part~=accept]');
      await visitAndInspect('/Dashboard?tab=accepted', []);
      await part(page, 'row').locator('[part~=title] a').click();
      await page.waitForURL(/\/Task\//);
      await openDialogs(`[data-status=${isOwner ? 'declined' : 'cancelled'}]`, '[part~=upload]');
      const calendar = await download(page, part(page, 'calendar'));
      expect(calendar.replaceAll('\r\n ', '').split('\r\n')).toEqual(calendarLines);
      await visitAndInspect('/Dashboard?tab=finished', [first]);
      await part(page, 'action').click();
      await page.waitForURL(/\/Task\//);
      await openDialogs(isOwner ? '[part~=reply]' : '[part~=next]');
      await visitAndInspect('/Profile', []);
      await visitAndInspect('/Settings', []);
      const copy = JSON.parse(await download(page, part(page, 'copy')));
      expect((isOwner ? copy.proposals : copy.requests).flatMap(Object.values)).toEqual(
        expect.arrayContaining(titles),
      );
    }

    const partner = await openBrowser(demoTranslator.email, demoTranslator.password);
    const openTable = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
    await partner.visitAndInspect('/Partners/Report', campaigns, openTable('By campaign'));
    await partner.visitAndInspect('/Partners/Report', [], openTable('By page'));
  },
);
