/** One visit of one page in a browser of its own: when cards can be seen, what it took, what moved. */
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import type { Speed } from './throttled-network.ts';

export interface Profile extends Speed {
  name: 'fast' | 'slow';
  /** How many times slower than this machine. */
  cpu: number;
  /** How many times each page is opened, to see what a browser has kept. */
  views: number;
}

export const profiles: Profile[] = [
  { name: 'slow', cpu: 4, latency: 150, download: 200_000, views: 2 },
  { name: 'fast', cpu: 1, latency: 0, download: Number.POSITIVE_INFINITY, views: 1 },
];

export interface Measured {
  first: number;
  all: number;
  /** Bytes of script over the line before the first card, and in all. */
  scriptBefore: number;
  script: number;
  calls: number;
  shift: number;
  blocking: number;
  heap: number;
  nodes: number;
}

/** What is noted in each frame; moments in milliseconds since 1970. */
interface Noted {
  /** When its document was asked for. */
  start: number;
  /** Zero until they are there. */
  first: number;
  all: number;
  shift: number;
  blocking: number;
  loaded: { address: string; at: number; size: number }[];
  /** When something last came or kept the processor busy. */
  lastBusy: number;
}

/** So long nothing must happen in any frame before a page counts as settled; longer than a way there and back. */
const quiet = 1500;
const patience = 60_000;

/** Runs in every frame from its start. */
function watch(wanted: number): void {
  const now = () => performance.timeOrigin + performance.now();
  const { timeOrigin: start } = performance;
  const noted: Noted = { start, first: 0, all: 0, shift: 0, blocking: 0, loaded: [], lastBusy: now() };
  Object.assign(globalThis, { noted });
  const note = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  note('layout-shift', (entry) => {
    noted.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  note('longtask', ({ duration }) => {
    noted.blocking += Math.max(0, duration - 50);
    noted.lastBusy = now();
  });
  note('resource', (entry) => {
    const { name, responseEnd, transferSize } = entry as PerformanceResourceTiming;
    noted.loaded.push({ address: name, at: performance.timeOrigin + responseEnd, size: transferSize });
    noted.lastBusy = now();
  });
  const look = () => {
    const hosts = [...document.querySelectorAll('bench-grid, dragoman-offer-grid')];
    const found = [
      ...hosts.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[part=card]') ?? [])]),
      ...document.querySelectorAll('main [part=card]'),
    ];
    const cards = found.filter((card) => card.checkVisibility()).length;
    // A frame later it has been painted.
    if (cards > 0 && !noted.first) requestAnimationFrame(() => setTimeout(() => (noted.first ||= now())));
    if (cards >= wanted && !noted.all) requestAnimationFrame(() => setTimeout(() => (noted.all ||= now())));
    if (!noted.all) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens the page as often as the profile says, each time by the same visitor. */
export async function visit(
  browser: Browser,
  address: string,
  profile: Profile,
  cards: number,
): Promise<Measured[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    // What runs this file names functions by a helper that the page does not have.
    await context.addInitScript({ content: `{const __name=(made)=>made;(${watch})(${cards})}` });
    const views: Measured[] = [];
    while (views.length < profile.views) views.push(await measure(context, address, profile));
    return views;
  } finally {
    await context.close();
  }
}

async function measure(context: BrowserContext, address: string, { cpu }: Profile): Promise<Measured> {
  const page = await context.newPage();
  const processes = [context.newCDPSession(page).then((own) => slowDown(own, cpu))];
  await processes[0];
  // A frame from another site has a process of its own, which is there once the frame has an address.
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) processes.push(context.newCDPSession(frame).then((own) => slowDown(own, cpu)));
  });
  await page.goto(address);
  const frames = await settled(async () => Promise.all((await Promise.all(processes)).map(read)));
  const [{ start } = { start: 0 }] = frames;
  const shown = frames.find(({ all }) => all);
  if (!shown) throw new Error(`No cards came on ${address}.`);
  const figures = await Promise.all((await Promise.all(processes)).map(figuresOf));
  await page.close();
  const loaded = frames.flatMap((noted) => noted.loaded);
  const scripts = loaded.filter((one) => /\.js(\?|$)/.test(one.address));
  return {
    first: shown.first - start,
    all: shown.all - start,
    scriptBefore: sum(scripts.filter(({ at }) => at <= shown.first).map(({ size }) => size)),
    script: sum(scripts.map(({ size }) => size)),
    calls: loaded.filter((one) => /\/(api|embed\/prerender)\//.test(one.address)).length,
    shift: sum(frames.map(({ shift }) => shift)),
    blocking: sum(frames.map(({ blocking }) => blocking)),
    heap: sum(figures.map(({ heap }) => heap)),
    nodes: sum(figures.map(({ nodes }) => nodes)),
  };
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

async function slowDown(devtools: CDPSession, cpu: number): Promise<CDPSession> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await devtools.send('Performance.enable');
  return devtools;
}

/** What all frames have noted, once all cards are there and nothing happens any more. */
async function settled(readAll: () => Promise<Noted[]>): Promise<Noted[]> {
  const end = Date.now() + patience;
  while (true) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const all = await readAll();
    const isQuiet = all.every(({ lastBusy }) => Date.now() - lastBusy > quiet);
    if ((isQuiet && all.some((noted) => noted.all)) || Date.now() > end) return all;
  }
}

/** By the debugger's own protocol: a test tool's helpers would keep a slow page busy. */
async function read(devtools: CDPSession): Promise<Noted> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'noted', returnByValue: true });
  return result.value;
}

async function figuresOf(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: metric('JSHeapUsedSize') / 1024, nodes: metric('Nodes') };
}
