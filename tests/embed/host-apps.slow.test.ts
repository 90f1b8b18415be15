import { readdirSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { hostApps } from '#scripts/host-apps.mjs';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { cardStylesOf } from './card-styles.ts';
import { codeAllowance, expectHeapBelow, heapUsageOf } from './heap-usage.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl, { withApps: true });

it.each(hostApps)('works inside an application built with %s', async (app) => {
  const { page, problems } = await visit();
  await page.goto(hosts.address(app));
  const grid = page.locator('dragoman-offer-grid');
  const cards = grid.locator('[part~=card]');

  // Properties: a list, a number and an object of texts.
  await expect.poll(() => cards.count()).toBe(3);
  expect(await grid.evaluate((element) => Reflect.get(element, 'languages'))).toEqual(['en']);
  await grid.getByRole('link', { name: 'Take it' }).first().waitFor();

  // Events: one received, one prevented.
  await expect.poll(() => page.locator('#total').textContent()).toMatch(/^\d+$/);
  const title = await cards.first().locator('[part~=title]').textContent();
  await grid.getByRole('link', { name: 'Take it' }).first().click();
  await expect.poll(() => page.locator('#booked').textContent()).toBe(title);
  expect(new URL(page.url()).pathname).toContain(app);

  // A property changed later.
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect.poll(() => cards.count()).toBe(6);

  const { page: plain } = await visit();
  await plain.goto(hosts.address('plain'));
  await plain.locator('dragoman-offer-grid [part~=card]').first().waitFor();
  const { card, price } = await cardStylesOf(page);
  const { card: plainCard, price: plainPrice } = await cardStylesOf(plain);
  const withoutSize = (look: Record<string, string> = {}) => ({ ...look, size: '' });
  expect([card, price].map(withoutSize)).toEqual([plainCard, plainPrice].map(withoutSize));
  expect(problems).toEqual([]);
});

/** How often each application mounts and removes its grid; MOUNTS=1000 for a long run. */
const rounds = Number(process.env.MOUNTS ?? 25);

/**
 * What an application without a grid holds: its own few elements, its framework, and the last React root, sometimes
 * with its placeholders. Leaked grids would hold ten times as much.
 */
const withoutGrid = { nodes: 1_500, listeners: 400 };

it.each(hostApps)(
  'frees the memory of grids removed by an application built with %s',
  { timeout: 90_000 + rounds * 500 },
  async (app) => {
    const { page, problems } = await visit();
    await page.goto(hosts.address(app));
    const closeAndOpen = (times: number) =>
      page.evaluate(async (left) => {
        const grid = () => document.querySelector('dragoman-offer-grid');
        const press = (name: string) =>
          [...document.querySelectorAll('button')]
            .find(({ textContent }) => textContent?.trim() === name)
            ?.click();
        for (; left > 0; left -= 1) {
          press('Close');
          while (grid()) await new Promise(requestAnimationFrame);
          press('Open');
          while (!grid()?.shadowRoot?.querySelector('[part~=card]')) await new Promise(requestAnimationFrame);
        }
      }, times);
    await page.locator('dragoman-offer-grid [part~=card]').first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await closeAndOpen(2);
    const { bytes } = await heapUsageOf(devtools);
    await closeAndOpen(rounds);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectHeapBelow(devtools, { ...withoutGrid, bytes: bytes + codeAllowance });
    expect(problems).toEqual([]);
  },
);

it('is listed with all other host pages', async () => {
  const { page, problems } = await visit();
  await page.goto('/hosts/');
  const addresses = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const pages = readdirSync(inProject('demo-site', 'hosts')).filter((name) => name.endsWith('.html'));
  const expected = [
    ...pages.filter((name) => name !== 'index.html'),
    ...hostApps.map((app) => `apps/${app}/index.html`),
  ];
  expect(addresses.sort()).toEqual(expected.sort());
  for (const address of addresses)
    expect((await page.request.get(`/hosts/${address}`)).status(), address).toBe(200);
  expect(problems).toEqual([]);
});
