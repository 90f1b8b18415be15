/** Loads a page on a slow phone, and reads when it was rendered. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { newPage } from './new-page.ts';

/** A phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const processor = 4;

export interface FirstRender {
  /** In milliseconds. */
  first: number;
  largest: number;
  shift: number;
  /** Requests begun before the largest paint. */
  requests: number;
  /** Script received until the load event, and in all, in kB of the body. */
  scriptAtLoad: number;
  script: number;
  /** When the first row of data was there, where one was asked for. */
  row: number;
}

/** An empty page in a browser context of its own. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    ...options,
  });
  const page = await newPage(context);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return page;
}

export async function loadOnPhone(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  row = '',
): Promise<FirstRender> {
  const page = await openPhone(browser, options);
  await page.goto(url, { waitUntil: row ? 'commit' : 'load' });
  let rowAt = Number.NaN;
  if (row) {
    await page.locator(row).first().waitFor();
    rowAt = await page.evaluate(() => performance.now());
    await page.waitForLoadState('load');
  }
  const atLoad = await page.evaluate(scriptBytes);
  // The app starts when the page is idle.
  await quiet(page);
  const paint = await page.evaluate(readRender);
  const later = await page.evaluate(scriptBytes);
  await page.context().close();
  return { ...paint, scriptAtLoad: atLoad / 1024, script: later / 1024, row: rowAt };
}

/**
 * Resolves once no request has begun or ended for a while: the page has what it asks for by itself. An event stream stays
 * open for ever.
 */
export async function quiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  await page.waitForFunction(() => document.readyState === 'complete');
  while (Date.now() - last < 1000) await new Promise((resolve) => setTimeout(resolve, 100));
  page.off('request', note);
  page.off('requestfinished', note);
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
