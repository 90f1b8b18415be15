/** Long conversations and inboxes: time to the first row, and frames while scrolling. */
import { type BrowserContext, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import { signIn } from '#tests/e2e/support/user-actions.ts';
import { conversations, type LargeInbox, messages } from './large-inbox.ts';
import { newPage } from './new-page.ts';
import { spreadOf } from './statistics.ts';
import { table } from './table.ts';

interface LongList {
  name: string;
  address(inbox: LargeInbox): string;
  row: string;
  /** Selector of the scroll container; empty for the page. */
  box: string;
  /** Scroll distance per frame in px. */
  step: number;
}

const lists: LongList[] = [
  {
    name: `a conversation of ${messages} messages, back`,
    address: ({ conversation }) => `/messages?conversation=${conversation}`,
    row: '[part~=message]',
    box: '[part~=thread]',
    step: -400,
  },
  {
    name: `an inbox of ${conversations} conversations`,
    address: () => '/messages',
    row: '[part~=conversation]',
    box: '[part~=conversations]',
    step: 400,
  },
];

interface Figures {
  /** Milliseconds from the start of the page. */
  first: number;
  nodes: number;
  nodesAfter: number;
  /** Frame durations while scrolling, in milliseconds. */
  frames: number[];
  blocked: number;
}

/** Returns a markdown table for a marketplace at this URL with the database of `fillDatabase`. */
export async function measureInboxScrolling(
  siteUrl: string,
  inbox: LargeInbox,
  rounds: number,
): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const results = new Map<LongList, Figures[]>(lists.map((list) => [list, []]));
  try {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1280, height: 800 } });
    await signIn(await context.newPage(), inbox.person);
    for (let round = 0; round < rounds; round += 1)
      for (const [list, figures] of results) figures.push(await measure(context, list, inbox));
  } finally {
    await browser.close();
  }
  const head = [
    'list',
    'first row, ms',
    'elements, first / after scrolling',
    'frames p95 / longest, ms',
    'blocked, ms',
  ];
  const lines = [...results].map(([{ name }, figures]) => {
    const of = (figure: (one: Figures) => number) => spreadOf(figures.map(figure)).median.toFixed(0);
    const frame = (share: number) =>
      of(({ frames }) => frames.toSorted((a, b) => a - b)[Math.floor((frames.length - 1) * share)] ?? 0);
    const elements = `${of(({ nodes }) => nodes)} / ${of(({ nodesAfter }) => nodesAfter)}`;
    return [
      name,
      of(({ first }) => first),
      elements,
      `${frame(0.95)} / ${frame(1)}`,
      of(({ blocked }) => blocked),
    ];
  });
  return table(head, lines).join('\n');
}

async function measure(
  context: BrowserContext,
  { address, ...list }: LongList,
  inbox: LargeInbox,
): Promise<Figures> {
  const page = await newPage(context);
  try {
    // tsx wraps named functions in a helper `__name`, which the page does not have.
    const settings = JSON.stringify(list);
    await page.addInitScript({ content: `{const __name=(made)=>made;(${measureInPage})(${settings})}` });
    await page.goto(address(inbox));
    return await page.evaluate(() => (globalThis as unknown as { measured: Promise<Figures> }).measured);
  } finally {
    await page.close();
  }
}

/** Runs in the page from its start: once there is a row, scrolls for two hundred frames. */
function measureInPage({ row, box, step }: Pick<LongList, 'row' | 'box' | 'step'>): void {
  const measured = { first: 0, nodes: 0, nodesAfter: 0, frames: [] as number[], blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const root = () => document.querySelector('dragoman-chat-inbox')?.shadowRoot;
  const count = () => root()?.querySelectorAll('*').length ?? 0;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const run = async () => {
    while (!root()?.querySelector(row)) await frame();
    await frame();
    measured.first = performance.now();
    measured.nodes = count();
    const scrolled = (box && root()?.querySelector(box)) || document.documentElement;
    let last = await frame();
    for (let frames = 0; frames < 200; frames += 1) {
      scrolled.scrollTop += step;
      const now = await frame();
      measured.frames.push(now - last);
      last = now;
    }
    measured.nodesAfter = count();
    return measured;
  };
  Object.assign(globalThis, { measured: run() });
}
