import type { Frame, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/browser.ts';
import { looksOf } from './card-styles.ts';
import { hostsFor } from './host-page-server.ts';
import { added, listenersOn, printOf } from './page-footprint.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = hostsFor(siteUrl);

const documented = ['Dragoman', 'Symbol(dragoman.runtime.v1)'];
/**
 * What React and swr keep for good, once however often widgets come and go: that the selection in a field has changed,
 * that the page is looked at, that the network is back.
 */
const kept = [
  'document selectionchange',
  'document visibilitychange',
  'window focus',
  'window offline',
  'window online',
];

/** Lines of a list that are not in another, each as often as it is there too many. */
function without(lines: string[], ...others: string[][]): string[] {
  const known = others.flat();
  return lines.filter((line) => {
    const at = known.indexOf(line);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

async function show(page: Page, name: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  await page.goto(hosts.address(name));
}

async function allCards(page: Page | Frame): Promise<void> {
  const grid = page.locator('dragoman-offer-grid:defined');
  await grid.locator('[part~=card]').nth(23).waitFor({ state: 'attached' });
  expect(await grid.locator('[part~=card]').count()).toBe(24);
  expect(await grid.locator('[part~=type]').first().textContent()).toMatch(/^document$/i);
  expect(await grid.locator('[part~=details]').first().getAttribute('href')).toMatch(
    new RegExp(`^${siteUrl}/ProductDetails/\\d+`),
  );
}

const plainLooks = new Map<string, Awaited<ReturnType<typeof looksOf>>>();

async function looksOnPlain(colorScheme: 'light' | 'dark') {
  const known = plainLooks.get(colorScheme);
  if (known) return known;
  const { page } = await visit({ colorScheme });
  await show(page, 'plain');
  await allCards(page);
  const looks = await looksOf(page);
  plainLooks.set(colorScheme, looks);
  return looks;
}

describe.each([
  'bootstrap',
  'tailwind',
  'bulma',
  'hostile',
  'strict',
  'right-to-left',
  'dark',
  'quirks',
  'patched',
])('on the page %s', (name) => {
  it('shows the offers as on a plain page, without a trouble', async () => {
    const expected = await looksOnPlain(name === 'dark' ? 'dark' : 'light');
    const { page, problems } = await visit();
    await show(page, name);
    await allCards(page);
    expect(await looksOf(page)).toEqual(expected);
    expect(problems).toEqual([]);
  });

  it('leaves nothing behind but what is documented, and no listener once it has gone', async () => {
    const { page } = await visit();
    await page.goto(hosts.address(name, { bare: true }));
    const before = await printOf(page);
    await page.goto(hosts.address(name));
    await allCards(page);
    await page.locator('dragoman-offer-grid').evaluate((grid) => grid.remove());
    await expect.poll(async () => without(await listenersOn(page), before.listeners, kept)).toEqual([]);
    const { head, listeners: _, ...more } = added(before, await printOf(page));
    const own = (more.document ?? []).filter((line) => !line.startsWith('_reactListening'));
    expect({ ...more, document: own }).toEqual({ globals: documented, document: [] });
    expect(head).toEqual([expect.stringContaining('/embed/dragoman.js')]);
  });
});

it('works in a frame without storage or an origin', async () => {
  const expected = await looksOnPlain('light');
  const { page, problems } = await visit();
  await show(page, 'sandboxed');
  const frame = page.frames().find((inner) => inner.parentFrame());
  if (!frame) throw new Error('There is no frame.');
  await allCards(frame);
  expect(await looksOf(frame)).toEqual(expected);
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  expect(problems).toEqual([]);
});

it.each(['plain', 'bootstrap', 'tailwind', 'bulma'])(
  'stands on the marketplace itself, too: /hosts/%s',
  async (name) => {
    const { page, problems } = await visit();
    await page.goto(`/hosts/${name}`);
    await page.locator('dragoman-offer-grid [part~=card]').nth(23).waitFor();
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
    expect(problems).toEqual([]);
  },
);

it('really has no way around Trusted Types on the strict page', async () => {
  const { page } = await visit();
  await page.goto(hosts.address('strict'));
  const write = () => {
    document.body.innerHTML = '<p>written</p>';
  };
  await expect(page.evaluate(write)).rejects.toThrow(/TrustedHTML/);
});

it('calls by the fetch that a page has put in place of the browser’s', async () => {
  const { page } = await visit();
  await show(page, 'patched');
  await allCards(page);
  const calls = await page.evaluate(() => Reflect.get(window, 'calls'));
  expect(calls).toContainEqual(expect.stringContaining(`${siteUrl}/`));
});

it('comes with each body that is swapped in, and goes with it', async () => {
  const { page, problems } = await visit();
  await show(page, 'body-swaps');
  await allCards(page);
  const ofPage = ['document click', 'document securitypolicyviolation'];
  for (let swap = 0; swap < 4; swap++) {
    await page.evaluate(() => delete document.body.dataset.swapped);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.locator('body[data-swapped]').waitFor();
    await allCards(page);
  }
  await page.locator('dragoman-offer-grid').evaluate((grid) => grid.remove());
  await expect.poll(async () => without(await listenersOn(page), ofPage, kept)).toEqual([]);
  expect(problems).toEqual([]);
});
