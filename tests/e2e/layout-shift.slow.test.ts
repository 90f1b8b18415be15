import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { missingPath, publicPaths, signedInPaths } from './support/site-paths.ts';
import { demoCustomer, signIn } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

/** The highest allowed sum of layout shifts without user input while a page loads. */
const maxShift = 0.02;

/** Waits until the widgets of a page show their content. Returns the layout shifts until then. */
async function shiftOn(page: Page): Promise<{ sum: number; moved: string[] }> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const widgets = [...document.querySelectorAll('main, main *')].filter(({ localName }) =>
      /^dragoman-/.test(localName),
    );
    return (
      document.querySelector('main h1, main dragoman-sign-in, main dragoman-offer-detail') &&
      widgets.every(
        ({ shadowRoot }) => shadowRoot && !shadowRoot.querySelector('slot:not([name]), [part=skeleton]'),
      )
    );
  });
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    seen.push(...observer.takeRecords());
    const shifts = (seen as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      `${node instanceof Element ? node.className : node?.nodeName} from ${box(previousRect)} to ${box(currentRect)}`;
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(({ value, sources }) => `${value.toFixed(3)}: ${sources.map(nameOf).join(', ')}`),
    };
  });
}

/** All same-origin links on the page, those inside widgets included. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const search = (root: Document | ShadowRoot) => {
      for (const link of root.querySelectorAll('a')) found.push(link.href);
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) search(shadowRoot);
    };
    search(document);
    return found
      .map((href) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search);
  });

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const checked = new Set<string>();

/** Links of a page that answer 400 or higher; each address is checked once. */
async function deadLinksOn(page: Page): Promise<string[]> {
  const dead: string[] = [];
  for (const path of await linksOn(page)) {
    if (checked.has(path) || path.startsWith(missingPath)) continue;
    checked.add(path);
    const { status } = await fetch(new URL(path, page.url()), { headers: { accept: 'text/html' } });
    if (status >= 400) dead.push(`${path}: ${status}`);
  }
  return dead;
}

/** Layout shifts, dead links and console problems on these pages, visited one after the other. */
async function problemsOn(paths: string[], width: number, storageState?: StorageState): Promise<string[]> {
  const { page, problems } = await visit({ storageState, viewport: { width, height: 800 } });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const { sum, moved } = await shiftOn(page);
    if (sum > maxShift) found.push(`${path} moved by ${sum.toFixed(3)}: ${moved.join('; ')}`);
    found.push(...(await deadLinksOn(page)).map((dead) => `${path} leads to ${dead}`));
    const own = problems.splice(0).filter((problem) => path !== missingPath || !problem.includes('404'));
    found.push(...own.map((problem) => `${path}: ${problem}`));
  }
  return found;
}

/** About forty pages, each until it has settled. */
const timeout = 300_000;

describe.each([360, 1280])('at %i px', (width) => {
  it(
    'has no layout shifts, errors or dead links for a signed-out visitor',
    async () => expect(await problemsOn(publicPaths, width)).toEqual([]),
    timeout,
  );

  it(
    'has no layout shifts, errors or dead links for a signed-in user',
    async () => {
      const { page } = await visit();
      await signIn(page, demoCustomer);
      const storageState = await page.context().storageState();
      const paths = [...publicPaths, ...signedInPaths];
      expect(await problemsOn(paths, width, storageState)).toEqual([]);
    },
    timeout,
  );
});
