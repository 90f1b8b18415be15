/** The marketplace's public pages on a slow phone, beside static pages with the same markup and styles and no script. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs';
import type { Goal, Result } from './goals.ts';
import { spreadOf } from './statistics.ts';
import { table } from './table.ts';

const pages = [
  ['home', '/'],
  ['category', '/Category/document'],
  ['list', '/document'],
  ['offer', '/ProductDetails/1'],
] as const;

/** A phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const processor = 4;

interface FirstRender {
  /** In milliseconds. */
  first: number;
  largest: number;
  shift: number;
  /** Requests begun before the largest paint. */
  requests: number;
  /** Script received until the load event, and in all, in kB of the body. */
  scriptAtLoad: number;
  script: number;
}

export async function measureFirstRender(siteUrl: string, rounds: number): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const lines: string[][] = [];
    const goals: Goal[] = [];
    for (const [name, path] of pages) {
      const copy = await serveWithoutScripts(siteUrl, path);
      const ours: FirstRender[] = [];
      const theirs: FirstRender[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await load(browser, siteUrl + path));
        theirs.push(await load(browser, copy.url + path));
      }
      copy.close();
      const median = (of: FirstRender[], what: keyof FirstRender) =>
        spreadOf(of.map((paint) => paint[what])).median;
      const [first, largest] = [median(ours, 'first'), median(ours, 'largest')];
      const compared = first / median(theirs, 'first');
      lines.push([
        `${name}, \`${path}\``,
        ...[first, largest].map((ms) => ms.toFixed(0)),
        compared.toFixed(2),
        median(ours, 'shift').toFixed(3),
        String(median(ours, 'requests')),
        ...[median(ours, 'scriptAtLoad'), median(ours, 'script')].map((kb) => kb.toFixed(1)),
      ]);
      goals.push(
        { what: `${name}, first paint × static page`, measured: compared, atMost: 1.5 },
        { what: `${name}, largest paint, s`, measured: largest / 1000, atMost: 2.2 },
        { what: `${name}, requests before it`, measured: median(ours, 'requests'), atMost: 12 },
        {
          what: `${name}, script until the page is loaded, kB`,
          measured: median(ours, 'scriptAtLoad'),
          atMost: 90,
        },
      );
    }
    const head = ['page', 'first paint, ms', 'largest, ms', 'first × static', 'shift', 'requests before it'];
    return { text: table([...head, 'script at load, kB', 'later too, kB'], lines).join('\n'), goals };
  } finally {
    await browser.close();
  }
}

async function load(browser: Browser, url: string): Promise<FirstRender> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await page.goto(url);
  const atLoad = await page.evaluate(scriptBytes);
  // The app starts when the page is idle.
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(readRender);
  const later = await page.evaluate(scriptBytes);
  await context.close();
  return { ...paint, scriptAtLoad: atLoad / 1024, script: later / 1024 };
}

/** Runs in the page. */
const scriptBytes = (): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

/** Runs in the page. */
async function readRender(): Promise<Pick<FirstRender, 'first' | 'largest' | 'shift' | 'requests'>> {
  // No function with a name: the compiler would add a call of a helper that the page does not have.
  const [shifts = [], paints = []] = await Promise.all(
    ['layout-shift', 'largest-contentful-paint'].map(
      (type) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          // Of a type without entries an observer never hears.
          setTimeout(() => resolve([]), 200);
        }),
    ),
  );
  const largest = paints.at(-1)?.startTime ?? Number.NaN;
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest,
    shift: (shifts as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0),
    requests:
      1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < largest).length,
  };
}

/** The same page without its scripts; fonts, pictures and flags come from the marketplace. */
async function serveWithoutScripts(siteUrl: string, path: string) {
  const html = await (await fetch(siteUrl + path, { headers: { 'accept-language': 'en-GB' } })).text();
  const still = html.replace(/<script type="module".*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
  const server = createServer(async ({ url = '/' }, answer) => {
    const isPage = url === path;
    const original = isPage ? undefined : await fetch(siteUrl + url);
    const type = original?.headers.get('content-type') ?? 'text/html; charset=utf-8';
    const body = original ? Buffer.from(await original.arrayBuffer()) : Buffer.from(still);
    const isText = /text|svg/.test(type);
    answer.setHeader('content-type', type);
    if (isText) answer.setHeader('content-encoding', 'br');
    answer.end(isText ? brotliCompressSync(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
