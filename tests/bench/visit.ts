/** One visit of one page in a browser of its own: when cards can be seen, what it took, what moved. */
import type { Browser, BrowserContext } from 'playwright';

export interface Profile {
  name: 'fast' | 'slow';
  cpu: number;
  /** Milliseconds there and back. */
  latency: number;
  /** Bytes a second; -1 for as many as there are. */
  download: number;
}

export const profiles: Profile[] = [
  { name: 'slow', cpu: 4, latency: 150, download: 200_000 },
  { name: 'fast', cpu: 1, latency: 0, download: -1 },
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

/** Runs in every frame from its start. */
function watch(wanted: number): void {
  const times = { first: 0, all: 0, shift: 0, blocking: 0 };
  Object.assign(globalThis, { benchTimes: times });
  const note = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  note('layout-shift', (entry) => {
    times.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  note('longtask', ({ duration }) => {
    times.blocking += Math.max(0, duration - 50);
  });
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    let cards = 0;
    for (const host of document.querySelectorAll('bench-grid, dragoman-offer-grid'))
      cards += host.shadowRoot?.querySelectorAll('[part=card]').length ?? 0;
    cards += document.querySelectorAll('main [part=card]').length;
    // A frame later it has been painted.
    if (cards > 0 && !times.first) requestAnimationFrame(() => setTimeout(() => (times.first ||= now())));
    if (cards >= wanted && !times.all) requestAnimationFrame(() => setTimeout(() => (times.all ||= now())));
    if (!times.all) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function visit(
  browser: Browser,
  address: string,
  profile: Profile,
  wanted: number,
  { again = false } = {},
): Promise<Measured> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
  });
  try {
    // What runs this file names functions by a helper that the page does not have.
    await context.addInitScript({ content: `{const __name=(made)=>made;(${watch})(${wanted})}` });
    const first = await measure(context, address, profile);
    return again ? await measure(context, address, profile) : first;
  } finally {
    await context.close();
  }
}

async function measure(context: BrowserContext, address: string, profile: Profile): Promise<Measured> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  const { latency, download } = profile;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: download,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  const scripts: { at: number; size: number }[] = [];
  let calls = 0;
  const kinds = new Map<string, string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    kinds.set(requestId, type ?? '');
    if (/\/(api|embed\/prerender)\//.test(request.url)) calls += 1;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scripts.push({ at: Date.now(), size: encodedDataLength });
  });
  await page.goto(address);
  const start = await page.evaluate(() => performance.timeOrigin);
  await page.waitForFunction(() => 'benchTimes' in globalThis);
  const read = async () => {
    const all = await Promise.all(
      page
        .frames()
        .map((frame) =>
          frame
            .evaluate(() => (globalThis as unknown as { benchTimes: Record<string, number> }).benchTimes)
            .catch(() => undefined),
        ),
    );
    return all.filter((times) => times !== undefined);
  };
  let times = await read();
  for (
    const end = Date.now() + 40_000;
    !times.some(({ all }) => all) && Date.now() < end;
    times = await read()
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
  const shown = times.find(({ all }) => all);
  if (!shown) throw new Error(`No cards came on ${address}.`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
  times = await read();
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const sum = (name: string) => times.reduce((total, one) => total + (one[name] ?? 0), 0);
  const bytes = (list: typeof scripts) => list.reduce((total, { size }) => total + size, 0);
  const first = shown.first ?? 0;
  await page.close();
  return {
    first: first - start,
    all: (shown.all ?? 0) - start,
    scriptBefore: bytes(scripts.filter(({ at }) => at <= first)),
    script: bytes(scripts),
    calls,
    shift: sum('shift'),
    blocking: sum('blocking'),
    heap: metric('JSHeapUsedSize') / 1024,
    nodes: metric('Nodes'),
  };
}
