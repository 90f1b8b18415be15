/** What hostile people have stored, on every screen that shows it: HOSTILE=all for all of the strings. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hostileStrings } from '#tests/hostile-strings.ts';
import { type Marketplace, startMarketplace } from '#tests/setup/start-marketplace.ts';
import { xssEffects } from '#tests/xss-effects.ts';
import { visitorsOf } from './browser.ts';
import { hostilePeople } from './hostile-content.ts';
import { layoutFlaws, readable } from './text-rendering.ts';
import { demoTranslator, enterSignIn } from './user-actions.ts';

const isAll = process.env.HOSTILE === 'all';
const perRound = 10;
/** A few of each kind; the kinds stand one after the other. */
const chosen = isAll ? hostileStrings : hostileStrings.filter((_, index) => index % 53 === 12);
const rounds = Array.from({ length: Math.ceil(chosen.length / perRound) }, (_, round) =>
  chosen.slice(round * perRound, (round + 1) * perRound),
);

const { visit } = visitorsOf(inject('siteUrl'));
/** Of its own: what stands in these offers is nothing for the pages of other tests. */
let marketplace: Marketplace;
let [stored, looks] = [0, 0];

beforeAll(async () => {
  marketplace = await startMarketplace();
}, 300_000);
afterAll(async () => {
  console.info(`${chosen.length} strings, stored ${stored} times, looked at on ${looks} screens`);
  await marketplace.stop();
});

const part = (page: Page, name: string) => page.locator(`[part~=${name}]`).locator('visible=true').first();
const hostPage = '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">';
/** Markup and titles keep no carriage return, titles no line at all. */
const inOneLine = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ');
/** Titles keep nothing that controls a terminal either. */
const asTitle = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A calendar file, line by line; nobody's text is a line of its own. */
const entry = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dragoman//Tasks//EN', 'BEGIN:VEVENT'],
  ...['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION'].map((name) =>
    expect.stringMatching(new RegExp(`^${name}:`)),
  ),
  ...['END:VEVENT', 'END:VCALENDAR', ''],
];

/** What a button hands to the browser's downloads. */
async function saved(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await file.path(), 'utf8');
}

/** What search engines read of the offers on a page. */
async function namesForMachines(page: Page): Promise<string[]> {
  const data = JSON.parse((await page.locator('[type="application/ld+json"]').textContent()) ?? '');
  return (data.itemListElement ?? [{ item: data }]).map(({ item }: { item: { name: string } }) => item.name);
}

const elements = (page: Page) => page.locator('xpath=//*[starts-with(local-name(), "dragoman-")]').all();

it.each(rounds.map((texts, round) => ({ round, texts })))(
  'is shown as it was typed and does nothing, round $round',
  { timeout: 400_000 },
  async ({ texts }) => {
    const world = await hostilePeople(marketplace.address, texts);
    stored += world.stored;
    const { titles, campaigns, owner, customer, stranger } = world;
    const [first = ''] = titles;
    const offer = world.offers[0];

    /** Pages of somebody else’s, without a policy, that include what the backend rendered. */
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
      const script = '<script src="/embed/instant/offer-grid.js?sort=newest"></script>';
      const body = `${hostPage}${script}<dragoman-offer-grid sort="newest"></dragoman-offer-grid>`;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    };

    const arrive = async (email?: string, password = 'long enough') => {
      const { page, troubles } = await visit({
        baseURL: marketplace.address,
        viewport: { width: 360, height: 800 },
      });
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      await page.route('**/rendered/*', rendered);
      await page.route('**/instant', instant);

      /** Looks until all of it can be read. */
      const inspect = async (where: string, texts: readonly string[]) => {
        await expect
          .poll(
            async () => {
              const shown = inOneLine(await page.evaluate(readable));
              return texts.filter((text) => !shown.includes(inOneLine(text)));
            },
            { message: where },
          )
          .toEqual([]);
        for (const element of await elements(page))
          expect(await element.evaluate(xssEffects), where).toEqual([]);
        expect(await page.evaluate(layoutFlaws), where).toEqual([]);
        expect([...asked, ...troubles], where).toEqual([]);
        looks += 1;
      };
      if (email) {
        await page.goto('/SignIn');
        await enterSignIn(page, { email, password });
        await part(page, 'notice').waitFor();
        await inspect('what greets', []);
        await page.waitForURL(({ pathname }) => pathname === '/');
      }
      return {
        page,
        inspect,
        /** Comes there, does what is to be done, and looks at what was written there. */
        async look(path: string, texts: readonly string[], prepare?: (page: Page) => Promise<unknown>) {
          await page.goto(path);
          await prepare?.(page);
          await inspect(path, texts);
        },
      };
    };

    const anybody = await arrive();
    await anybody.look('/document?sort=newest', titles);
    await anybody.look(`/ProductDetails/${offer}`, [first]);
    await expect.poll(() => anybody.page.title()).toContain(asTitle(first));
    await anybody.look(`/rendered/offer-detail?offer-id=${offer}`, [first]);
    expect(await namesForMachines(anybody.page)).toEqual([first]);
    await anybody.look('/rendered/offer-grid?sort=newest', titles);
    expect(await namesForMachines(anybody.page)).toEqual(expect.arrayContaining(titles));
    await anybody.look('/instant', titles);

    const board = await arrive(stranger.email);
    await board.look('/RequestBoard', titles);
    await board.look(`/Checkout/${offer}`, [first]);

    const openBell = (page: Page) => page.locator('dragoman-notification-bell [part~=toggle]').click();
    const openTalk = (page: Page) => part(page, 'conversation').click();
    for (const { email } of [customer, owner]) {
      const isOwner = email === owner.email;
      const { page, look, inspect } = await arrive(email);
      /** Asks for what these buttons do, and thinks better of it. */
      const ask = async (...buttons: string[]) => {
        for (const button of buttons) {
          await page.locator(`dragoman-dashboard ${button}`).locator('visible=true').first().click();
          const dialog = page.locator('dragoman-dashboard dialog[open]');
          await dialog.waitFor();
          await inspect(`${page.url()}: ${button}`, []);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'hidden' });
        }
      };
      await look('/About', [], openBell);
      await look('/messages', titles.slice(-1), openTalk);
      await look('/Dashboard', titles);
      await ask(isOwner ? '[part~=withdraw]' : '[part~=accept]');
      await look('/Dashboard?tab=accepted', []);
      await ask(`[data-status=${isOwner ? 'declined' : 'cancelled'}]`, '[part~=add-documents]');
      const calendar = await saved(page, part(page, 'calendar'));
      expect(calendar.replaceAll('\r\n ', '').split('\r\n')).toEqual(entry);
      await look('/Dashboard?tab=finished', [first]);
      await ask(isOwner ? '[part~=reply]' : '[part~=rate]');
      await look('/Profile', []);
      await look('/Settings', []);
      const copy = JSON.parse(await saved(page, part(page, 'copy')));
      expect((isOwner ? copy.proposals : copy.requests).flatMap(Object.values)).toEqual(
        expect.arrayContaining(titles),
      );
    }

    const partner = await arrive(demoTranslator.email, demoTranslator.password);
    const openTable = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
    await partner.look('/Partners/Report', campaigns, openTable('By campaign'));
    await partner.look('/Partners/Report', [], openTable('By page'));
  },
);
