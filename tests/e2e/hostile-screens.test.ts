/** What hostile people have stored, on every screen that shows it: HOSTILE=all for all of the strings. */
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { harm } from '#tests/harm.ts';
import { hostileStrings } from '#tests/hostile-strings.ts';
import { type Marketplace, startMarketplace } from '#tests/setup/start-marketplace.ts';
import { visitorsOf } from './browser.ts';
import { hostilePeople } from './hostile-people.ts';
import { signIn } from './people.ts';
import { layoutFlaws, readable } from './stored-text.ts';

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
const elements = (page: Page) => page.locator('xpath=//*[starts-with(local-name(), "dragoman-")]').all();

it.each(rounds.map((texts, round) => ({ round, texts })))(
  'is shown as it was typed and does nothing, round $round',
  { timeout: 400_000 },
  async ({ texts }) => {
    const world = await hostilePeople(marketplace.address, texts);
    stored += world.stored;
    const { titles, owner, customer, stranger } = world;
    const [first = ''] = titles;
    const offer = world.offers[0];

    /** A page of somebody else’s, without a policy, that includes what the backend rendered. */
    const renderedOffer = async (route: Route) => {
      const rendered = await fetch(`${marketplace.address}/embed/prerender/offer-detail?offer-id=${offer}`, {
        headers: { accept: 'text/html' },
      });
      const head = '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">';
      await route.fulfill({ contentType: 'text/html', body: head + (await rendered.text()) });
    };

    const arrive = async (email?: string) => {
      const { page, troubles } = await visit({
        baseURL: marketplace.address,
        viewport: { width: 360, height: 800 },
      });
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      await page.route('**/rendered', renderedOffer);
      if (email) await signIn(page, { email, password: 'long enough' });

      /** Comes there, does what is to be done, and looks until all that was written there can be read. */
      return async (path: string, texts: readonly string[], prepare?: (page: Page) => Promise<unknown>) => {
        await page.goto(path);
        await prepare?.(page);
        await expect
          .poll(
            async () => {
              const shown = await page.evaluate(readable);
              return texts.filter((text) => !shown.includes(text));
            },
            { message: path },
          )
          .toEqual([]);
        for (const element of await elements(page)) expect(await element.evaluate(harm), path).toEqual([]);
        expect(await page.evaluate(layoutFlaws), path).toEqual([]);
        expect([...asked, ...troubles], path).toEqual([]);
        looks += 1;
      };
    };

    const anybody = await arrive();
    await anybody('/document?sort=newest', titles);
    await anybody(`/ProductDetails/${offer}`, [first]);
    await anybody('/rendered', [first]);

    const board = await arrive(stranger.email);
    await board('/RequestBoard', titles);
    await board(`/Checkout/${offer}`, [first]);

    const openBell = (page: Page) => page.locator('dragoman-notification-bell [part~=toggle]').click();
    const openTalk = (page: Page) => part(page, 'conversation').click();
    for (const { email } of [customer, owner]) {
      const look = await arrive(email);
      await look('/About', [], openBell);
      await look('/messages', titles.slice(-1), openTalk);
      await look('/Dashboard', email === owner.email ? titles : []);
      await look('/Dashboard?tab=accepted', []);
      await look('/Dashboard?tab=finished', [first]);
      await look('/Profile', []);
      await look('/Settings', []);
    }
  },
);
