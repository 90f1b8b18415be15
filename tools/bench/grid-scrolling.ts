/** Scrolling through ten thousand offers in one response of a backend without pagination. */
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import { buildContenders } from './contenders.ts';
import type { Result } from './goals.ts';
import { newPage } from './new-page.ts';
import { openSites } from './sites.ts';
import { ratio, spreadOf } from './statistics.ts';
import { table } from './table.ts';
import { openUnpagedBackend } from './unpaged-backend.ts';

const manyOffers = 10_000;
const fewOffers = 24;

const grid = (attributes: string) =>
  `<dragoman-offer-grid category="document" ${attributes}></dragoman-offer-grid>`;
const loader = (backend: string) =>
  `<script type="module" crossorigin src="${backend}/embed/dragoman.js"></script>`;
const own = (backend: string, name: string) =>
  `<bench-grid></bench-grid><script data-backend="${backend}" src="${backend}/bench/${name}.js"></script>`;

const contenders = [
  { name: 'windowed vanilla', cards: manyOffers, body: (backend: string) => own(backend, 'windowed') },
  { name: 'react, all rows', cards: manyOffers, body: (backend: string) => own(backend, 'react') },
  {
    name: 'dragoman',
    cards: manyOffers,
    body: (backend: string) => grid(`page-size="${manyOffers}"`) + loader(backend),
  },
  {
    name: 'dragoman, 24 offers',
    cards: fewOffers,
    body: (backend: string) => grid(`limit="${fewOffers}"`) + loader(backend),
  },
];

interface Figures {
  /** Milliseconds from the start of the page. */
  first: number;
  end: number;
  nodes: number;
  /** Frame durations while scrolling back, in milliseconds. */
  frames: number[];
  blocked: number;
}

export async function measureGridScrolling(rounds: number): Promise<Result> {
  const backend = await openUnpagedBackend(manyOffers);
  const sites = await openSites(backend.port, await buildContenders());
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, ...sites.browserArgs],
  });
  const results = new Map<string, Figures[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, cards, body } of contenders) {
        sites.setBody(body(sites.origins.backend));
        results.set(name, [...(results.get(name) ?? []), await measure(browser, sites.host, cards)]);
      }
      console.log(`grid scrolling: round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
    sites.close();
    backend.close();
  }
  return report(results);
}

function report(results: Map<string, Figures[]>): Result {
  const of = (name: string, figure: (one: Figures) => number) =>
    spreadOf((results.get(name) ?? []).map(figure)).median;
  const frame = (name: string, share: number) =>
    of(name, ({ frames }) => frames.toSorted((a, b) => a - b)[Math.floor((frames.length - 1) * share)] ?? 0);
  const first = (name: string) => of(name, (one) => one.first);
  const end = (name: string) => of(name, (one) => one.end);
  const head = [
    'page',
    'first card, ms',
    '× windowed',
    'last card, ms',
    '× windowed',
    'elements',
    'frames p95 / longest, ms',
    'blocked, ms',
  ];
  const lines = [...results.keys()].map((name) => [
    name,
    first(name).toFixed(0),
    ratio(first(name), first('windowed vanilla')),
    end(name).toFixed(0),
    ratio(end(name), end('windowed vanilla')),
    of(name, (one) => one.nodes).toFixed(0),
    `${frame(name, 0.95).toFixed(0)} / ${frame(name, 1).toFixed(0)}`,
    of(name, (one) => one.blocked).toFixed(0),
  ]);
  return {
    text: table(head, lines).join('\n'),
    goals: [
      {
        what: '10,000 offers, first × windowed vanilla',
        measured: first('dragoman') / first('windowed vanilla'),
        atMost: 1.3,
      },
      {
        what: '10,000 offers, end × windowed vanilla',
        measured: end('dragoman') / end('windowed vanilla'),
        atMost: 1.3,
      },
      {
        what: '10,000 offers, frames while scrolling, p95 in ms',
        measured: frame('dragoman', 0.95),
        atMost: 17,
      },
    ],
  };
}

async function measure(browser: Browser, address: string, cards: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await newPage(context);
    // tsx wraps named functions in a helper `__name`, which the page does not have.
    await page.addInitScript({ content: `{const __name=(made)=>made;(${measureInPage})(${cards})}` });
    await page.goto(address);
    return await page.evaluate(() => (globalThis as unknown as { measured: Promise<Figures> }).measured);
  } finally {
    await context.close();
  }
}

/** Runs in the page from its start: scrolls to the end once there is a card, and back through forty screens. */
function measureInPage(cards: number): void {
  const measured = { first: 0, end: 0, nodes: 0, frames: [] as number[], blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const root = () => document.querySelector('bench-grid, dragoman-offer-grid')?.shadowRoot;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const isLastSeen = () => {
    const card = [...(root()?.querySelectorAll('[part=card]') ?? [])].at(-1);
    return card?.textContent?.includes(`Offer ${cards} `) && card.getBoundingClientRect().top < innerHeight;
  };
  const run = async () => {
    while (!root()?.querySelector('[part=card]')) await frame();
    await frame();
    measured.first = performance.now();
    while (!isLastSeen()) {
      scrollTo(0, document.documentElement.scrollHeight);
      await frame();
    }
    await frame();
    measured.end = performance.now();
    measured.nodes = root()?.querySelectorAll('*').length ?? 0;
    let last = await frame();
    for (let step = 0; step < 200; step += 1) {
      scrollBy(0, -innerHeight / 5);
      const now = await frame();
      measured.frames.push(now - last);
      last = now;
    }
    return measured;
  };
  Object.assign(globalThis, { measured: run() });
}
