import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { visitorsOf } from './browser.ts';
import { missing, open, signedInOnly } from './site-paths.ts';
import { demoCustomer, signIn } from './user-actions.ts';

const { visit } = visitorsOf(inject('siteUrl'));

/** The most that what is on screen may move while a page settles: the sum of layout shifts nobody caused. */
const mostShift = 0.02;

/** Waits until the widgets of a page show what they have. Returns how much moved meanwhile, and what. */
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

/** Addresses of this site that the page leads to, those inside widgets included. */
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

/** The links of a page that lead to the not-found page, or to no page at all; each address is tried once. */
async function deadLinksOn(page: Page): Promise<string[]> {
  const dead: string[] = [];
  for (const path of await linksOn(page)) {
    if (checked.has(path) || path.startsWith(missing)) continue;
    checked.add(path);
    const { status } = await fetch(new URL(path, page.url()), { headers: { accept: 'text/html' } });
    if (status >= 400) dead.push(`${path}: ${status}`);
  }
  return dead;
}

/** What is wrong on these pages, seen one after the other as a visitor would. */
async function faultsOn(paths: string[], width: number, storageState?: StorageState): Promise<string[]> {
  const { page, troubles } = await visit({ storageState, viewport: { width, height: 800 } });
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const { sum, moved } = await shiftOn(page);
    if (sum > mostShift) faults.push(`${path} moved by ${sum.toFixed(3)}: ${moved.join('; ')}`);
    faults.push(...(await deadLinksOn(page)).map((dead) => `${path} leads to ${dead}`));
    const own = troubles.splice(0).filter((trouble) => path !== missing || !trouble.includes('404'));
    faults.push(...own.map((trouble) => `${path}: ${trouble}`));
  }
  return faults;
}

/** Some forty pages, each until it is quiet. */
const patience = 300_000;

describe.each([360, 1280])('at %i px', (width) => {
  it(
    'nothing jumps, breaks or leads nowhere for somebody signed out',
    async () => expect(await faultsOn(open, width)).toEqual([]),
    patience,
  );

  it(
    'nothing jumps, breaks or leads nowhere for somebody signed in',
    async () => {
      const { page } = await visit();
      await signIn(page, demoCustomer);
      const storageState = await page.context().storageState();
      const paths = [...open, ...signedInOnly];
      expect(await faultsOn(paths, width, storageState)).toEqual([]);
    },
    patience,
  );
});
