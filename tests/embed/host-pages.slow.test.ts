import type { Frame, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { cardStylesOf } from './card-styles.ts';
import { serveHostPages } from './host-page-server.ts';
import { added, footprintOf, listenersOn } from './page-footprint.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

const documented = ['Dragoman', 'Symbol(dragoman.runtime.v1)'];
/**
 * Listeners that React and swr register once and never remove: for selection changes, page visibility and the
 * network state.
 */
const permanentListeners = [
  'document selectionchange',
  'document visibilitychange',
  'window focus',
  'window offline',
  'window online',
];

/** Multiset difference: the lines that are not in the other lists. */
function without(lines: string[], ...others: string[][]): string[] {
  const rest = others.flat();
  return lines.filter((line) => {
    const index = rest.indexOf(line);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
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

async function expectAllCards(page: Page | Frame): Promise<void> {
  const grid = page.locator('dragoman-offer-grid:defined');
  await grid.locator('[part~=card]').nth(23).waitFor({ state: 'attached' });
  expect(await grid.locator('[part~=card]').count()).toBe(24);
  expect(await grid.locator('[part~=type]').first().textContent()).toMatch(/^document$/i);
  expect(await grid.locator('[part~=details]').first().getAttribute('href')).toMatch(
    new RegExp(`^${siteUrl}/ProductDetails/\\d+`),
  );
}

const plainStyles = new Map<string, Awaited<ReturnType<typeof cardStylesOf>>>();

async function stylesOnPlainPage(colorScheme: 'light' | 'dark') {
  const rest = plainStyles.get(colorScheme);
  if (rest) return rest;
  const { page } = await visit({ colorScheme });
  await show(page, 'plain');
  await expectAllCards(page);
  const styles = await cardStylesOf(page);
  plainStyles.set(colorScheme, styles);
  return styles;
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
  it('shows the offers as on a plain page, without console problems', async () => {
    const expected = await stylesOnPlainPage(name === 'dark' ? 'dark' : 'light');
    const { page, problems } = await visit();
    await show(page, name);
    await expectAllCards(page);
    expect(await cardStylesOf(page)).toEqual(expected);
    expect(problems).toEqual([]);
  });

  it('leaves only documented globals, and no listener after its removal', async () => {
    const { page } = await visit();
    await page.goto(hosts.address(name, { bare: true }));
    const before = await footprintOf(page);
    await page.goto(hosts.address(name));
    await expectAllCards(page);
    await page.locator('dragoman-offer-grid').evaluate((grid) => grid.remove());
    await expect
      .poll(async () => without(await listenersOn(page), before.listeners, permanentListeners))
      .toEqual([]);
    const { head, listeners: _, ...more } = added(before, await footprintOf(page));
    const own = (more.document ?? []).filter((line) => !line.startsWith('_reactListening'));
    expect({ ...more, document: own }).toEqual({ globals: documented, document: [] });
    expect(head).toEqual([expect.stringContaining('/embed/dragoman.js')]);
  });
});

it('works in a frame without storage or an origin', async () => {
  const expected = await stylesOnPlainPage('light');
  const { page, problems } = await visit();
  await show(page, 'sandboxed');
  const frame = page.frames().find((inner) => inner.parentFrame());
  if (!frame) throw new Error('There is no frame.');
  await expectAllCards(frame);
  expect(await cardStylesOf(frame)).toEqual(expected);
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  expect(problems).toEqual([]);
});

it.each(['plain', 'bootstrap', 'tailwind', 'bulma'])(
  'works on the marketplace’s own origin: /hosts/%s',
  async (name) => {
    const { page, problems } = await visit();
    await page.goto(`/hosts/${name}`);
    await page.locator('dragoman-offer-grid [part~=card]').nth(23).waitFor();
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
    expect(problems).toEqual([]);
  },
);

it.each(['hostile', 'dark', 'strict', 'quirks', 'patched', 'right-to-left'])(
  'works under the policy of the marketplace’s own pages: /hosts/%s',
  async (name) => {
    const { page, problems } = await visit();
    const answer = await page.goto(`/hosts/${name}.html`);
    expect(answer?.headers()['content-security-policy']).toContain("connect-src 'self';");
    await page.locator('dragoman-offer-grid [part~=card]').nth(23).waitFor();
    expect(problems).toEqual([]);
  },
);

it('swaps bodies under that policy too', async () => {
  const { page, problems } = await visit();
  await page.goto('/hosts/body-swaps.html');
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.locator('body[data-swapped] dragoman-offer-grid [part~=card]').nth(23).waitFor();
  expect(problems).toEqual([]);
});

it('enforces Trusted Types on the strict page', async () => {
  const { page } = await visit();
  await page.goto(hosts.address('strict'));
  const write = () => {
    document.body.innerHTML = '<p>written</p>';
  };
  await expect(page.evaluate(write)).rejects.toThrow(/TrustedHTML/);
});

it('uses a fetch that the page has replaced', async () => {
  const { page } = await visit();
  await show(page, 'patched');
  await expectAllCards(page);
  const calls = await page.evaluate(() => Reflect.get(window, 'calls'));
  expect(calls).toContainEqual(expect.stringContaining(`${siteUrl}/`));
});

it('mounts and unmounts with each swapped body', async () => {
  const { page, problems } = await visit();
  await show(page, 'body-swaps');
  await expectAllCards(page);
  const pageListeners = ['document click', 'document securitypolicyviolation'];
  for (let swap = 0; swap < 4; swap++) {
    await page.evaluate(() => delete document.body.dataset.swapped);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.locator('body[data-swapped]').waitFor();
    await expectAllCards(page);
  }
  await page.locator('dragoman-offer-grid').evaluate((grid) => grid.remove());
  await expect
    .poll(async () => without(await listenersOn(page), pageListeners, permanentListeners))
    .toEqual([]);
  expect(problems).toEqual([]);
});
