/** What the documentation promises a newcomer, followed to the letter by what also takes the time. */
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Marketplace, startMarketplace } from '#tests/setup/start-marketplace.ts';
import { follow, recipes } from '#tools/bench/newcomer.ts';

let browser: Browser;
let marketplace: Marketplace;

beforeAll(async () => {
  marketplace = await startMarketplace({ PRIVATE_ADDRESSES: 'allow' });
  browser = await chromium.connect(inject('browserUrl'));
}, 300_000);

afterAll(async () => {
  await browser.close();
  await marketplace.stop();
});

it.each(recipes.map((recipe) => [recipe.goal, recipe] as const))(
  '%s',
  { timeout: 120_000 },
  async (_, recipe) => {
    const { lines, time } = await follow(recipe, marketplace.address, browser);
    expect(lines).toBeGreaterThan(0);
    expect(time).toBeGreaterThan(0);
  },
);
