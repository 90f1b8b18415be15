/** Metrics of a page visit in a new browser profile: time to the cards, transfer, blocking time, layout shift, memory. */
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { newPage } from './new-page.ts';
import type { Speed } from './throttled-network.ts';

export interface Profile extends Speed {
  name: 'fast' | 'slow';
  /** CPU slowdown factor. */
  cpu: number;
  /** How often the same browser opens each page, to measure its cache. */
  views: number;
}

export const profiles: Profile[] = [
  { name: 'slow', cpu: 4, latency: 150, download: 200_000, views: 2 },
  { name: 'fast', cpu: 1, latency: 0, download: Number.POSITIVE_INFINITY, views: 1 },
];

export interface Measured {
  first: number;
  all: number;
  /** Transferred bytes of script before the first card, and in total. */
  scriptBefore: number;
  script: number;
  calls: number;
  shift: number;
  blocking: number;
  heap: number;
  nodes: number;
}

/** What each frame records; times in milliseconds since 1970. */
interface FrameRecord {
  /** When its document was requested. */
  start: number;
  /** Zero until then. */
  first: number;
  all: number;
  shift: number;
  blocking: number;
  loaded: { address: string; at: number; size: number }[];
  /** Time of the last resource or long task. */
  lastBusy: number;
}

/** A page has settled after this idle time in all frames; longer than a round trip. */
const idleTime = 1500;
const timeout = 60_000;

/** Runs in every frame from its start. */
function recordInFrame(wanted: number): void {
  const now = () => performance.timeOrigin + performance.now();
  const { timeOrigin: start } = performance;
  const record: FrameRecord = { start, first: 0, all: 0, shift: 0, blocking: 0, loaded: [], lastBusy: now() };
  Object.assign(globalThis, { record });
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => {
    record.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    record.blocking += Math.max(0, duration - 50);
    record.lastBusy = now();
  });
  observe('resource', (entry) => {
    const { name, responseEnd, transferSize } = entry as PerformanceResourceTiming;
    record.loaded.push({ address: name, at: performance.timeOrigin + responseEnd, size: transferSize });
    record.lastBusy = now();
  });
  const countCards = () => {
    const hosts = [...document.querySelectorAll('bench-grid, dragoman-offer-grid')];
    const found = [
      ...hosts.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[part=card]') ?? [])]),
      ...document.querySelectorAll('main [part=card]'),
    ];
    // Cards on the screen must be seen, those below it have their place.
    const isOnScreen = (card: Element) => card.getBoundingClientRect().top < innerHeight;
    const cards = found.filter((card) =>
      card.checkVisibility({ visibilityProperty: isOnScreen(card) }),
    ).length;
    // After the frame that shows them. What the page does in the next one is not part of it.
    if (cards > 0 && !record.first) setTimeout(() => (record.first ||= now()));
    if (cards >= wanted && !record.all) setTimeout(() => (record.all ||= now()));
    if (!record.all) requestAnimationFrame(countCards);
  };
  requestAnimationFrame(countCards);
}

/** Opens the page as often as the profile says, in the same browser profile. */
export async function measureVisits(
  browser: Browser,
  address: string,
  profile: Profile,
  cards: number,
): Promise<Measured[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    // tsx wraps named functions in a helper `__name`, which the page does not have.
    await context.addInitScript({ content: `{const __name=(made)=>made;(${recordInFrame})(${cards})}` });
    const views: Measured[] = [];
    while (views.length < profile.views) views.push(await measure(context, address, profile));
    return views;
  } finally {
    await context.close();
  }
}

async function measure(context: BrowserContext, address: string, { cpu }: Profile): Promise<Measured> {
  const page = await newPage(context);
  const processes = [context.newCDPSession(page).then((own) => slowDown(own, cpu))];
  await processes[0];
  // A cross-site frame has its own process once it has a URL.
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) processes.push(context.newCDPSession(frame).then((own) => slowDown(own, cpu)));
  });
  await page.goto(address);
  const frames = await waitUntilSettled(async () => Promise.all((await Promise.all(processes)).map(read)));
  const [{ start } = { start: 0 }] = frames;
  const main = frames.find(({ all }) => all);
  if (!main) throw new Error(`No cards appeared on ${address}.`);
  const memory = await Promise.all((await Promise.all(processes)).map(memoryOf));
  await page.close();
  const loaded = frames.flatMap((record) => record.loaded);
  const scripts = loaded.filter((one) => /\.js(\?|$)/.test(one.address));
  return {
    first: main.first - start,
    all: main.all - start,
    scriptBefore: sum(scripts.filter(({ at }) => at <= main.first).map(({ size }) => size)),
    script: sum(scripts.map(({ size }) => size)),
    calls: loaded.filter((one) => /\/(api|embed\/prerender)\//.test(one.address)).length,
    shift: sum(frames.map(({ shift }) => shift)),
    blocking: sum(frames.map(({ blocking }) => blocking)),
    heap: sum(memory.map(({ heap }) => heap)),
    nodes: sum(memory.map(({ nodes }) => nodes)),
  };
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

async function slowDown(devtools: CDPSession, cpu: number): Promise<CDPSession> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await devtools.send('Performance.enable');
  return devtools;
}

/** The records of all frames, once all cards are visible and the page is idle. */
async function waitUntilSettled(readAll: () => Promise<FrameRecord[]>): Promise<FrameRecord[]> {
  const end = Date.now() + timeout;
  while (true) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const all = await readAll();
    const isIdle = all.every(({ lastBusy }) => Date.now() - lastBusy > idleTime);
    if ((isIdle && all.some((record) => record.all)) || Date.now() > end) return all;
  }
}

/** Reads over the DevTools protocol: Playwright's helpers would keep a slow page busy. */
async function read(devtools: CDPSession): Promise<FrameRecord> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'record', returnByValue: true });
  return result.value;
}

async function memoryOf(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: metric('JSHeapUsedSize') / 1024, nodes: metric('Nodes') };
}
