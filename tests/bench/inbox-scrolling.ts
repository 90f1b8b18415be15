/** What a person waits for who has talked and booked very much: the first row, and frames on the way through the rows. */
import { type BrowserContext, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs';
import { signIn } from '#tests/e2e/user-actions.ts';
import { type Busy, conversations, messages } from './large-inbox.ts';
import { table } from './report.ts';
import { spreadOf } from './statistics.ts';

interface Way {
  name: string;
  address(busy: Busy): string;
  row: string;
  /** What scrolls; the page where there is none. */
  box: string;
  /** In px a frame. */
  step: number;
}

const ways: Way[] = [
  {
    name: `a talk of ${messages} messages, back`,
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
  {
    name: `a dashboard of ${conversations} tasks`,
    address: () => '/Dashboard?tab=accepted',
    row: 'tbody tr',
    box: '',
    step: 400,
  },
];

interface Figures {
  /** Milliseconds from the start of the page. */
  first: number;
  nodes: number;
  nodesAfter: number;
  /** Of frames while scrolling, in ms. */
  frames: number[];
  blocked: number;
}

/** As markdown: on a marketplace at this address, whose database `fillDatabase` has filled. */
export async function measureRows(siteUrl: string, busy: Busy, rounds: number): Promise<string> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const found = new Map<Way, Figures[]>(ways.map((way) => [way, []]));
  try {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1280, height: 800 } });
    await signIn(await context.newPage(), busy.person);
    for (let round = 0; round < rounds; round += 1)
      for (const [way, figures] of found) figures.push(await measure(context, way, busy));
  } finally {
    await browser.close();
  }
  const head = [
    'list',
    'first row, ms',
    'elements, at first / after scrolling',
    'frames p95 / longest, ms',
    'blocked, ms',
  ];
  const lines = [...found].map(([{ name }, figures]) => {
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

async function measure(context: BrowserContext, { address, ...way }: Way, busy: Busy): Promise<Figures> {
  const page = await context.newPage();
  try {
    // What runs this file names functions by a helper that the page does not have.
    const given = JSON.stringify(way);
    await page.addInitScript({ content: `{const __name=(made)=>made;(${watch})(${given})}` });
    await page.goto(address(busy));
    return await page.evaluate(() => (globalThis as unknown as { measured: Promise<Figures> }).measured);
  } finally {
    await page.close();
  }
}

/** Runs in the page from its start: as soon as there is a row, asks for all and scrolls for two hundred frames. */
function watch({ row, box, step }: Pick<Way, 'row' | 'box' | 'step'>): void {
  const measured = { first: 0, nodes: 0, nodesAfter: 0, frames: [] as number[], blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const root = () => document.querySelector('dragoman-chat-inbox, dragoman-dashboard')?.shadowRoot;
  const count = () => root()?.querySelectorAll('*').length ?? 0;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const run = async () => {
    while (!root()?.querySelector(row)) await frame();
    await frame();
    measured.first = performance.now();
    measured.nodes = count();
    const more = () => root()?.querySelector<HTMLElement>('[part~=more]');
    for (let button = more(); button; button = more()) {
      button.click();
      await frame();
    }
    const scrolled = (box && root()?.querySelector(box)) || document.documentElement;
    let last = await frame();
    for (let seen = 0; seen < 200; seen += 1) {
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
