/** From each tap and key to the next frame that shows it, on the pages of the marketplace, with a processor four times slower. */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import { openConversation, startConversation } from '#tests/e2e/support/conversation-page.ts';
import { demoCustomer, demoTranslator, signIn } from '#tests/e2e/support/user-actions.ts';
import type { Result } from './goals.ts';
import { newPage } from './new-page.ts';
import { table } from './table.ts';

/** A tap, a click or a key with all its events, as the browser groups them for INP. */
interface Interaction {
  /** The journey in which it was. */
  journey: string;
  /** Type of its longest event and the element that it was for. */
  what: string;
  /** Of its longest event in milliseconds, rounded to 8 by the browser. */
  duration: number;
}

/** One event of an interaction. */
interface InteractionEvent {
  /** The same for all events of an interaction, and no other. */
  interaction: string;
  what: string;
  duration: number;
  /** The document, and how many interactions there have been in it: the browser reports only those longer than a frame. */
  page: number;
  count: number;
}

/** What one journey or all of them measured: how many interactions there were, and those longer than a frame. */
interface Interactions {
  count: number;
  long: Interaction[];
}

/**
 * With a debugger attached, as Playwright’s is, V8 looks up where each `Error` is made. It notes no positions when it compiles,
 * and so parses the whole file again: 70 ms while the app starts, which no visitor waits for.
 */
const notesPositions = '--js-flags=--no-enable-lazy-source-positions';

const viewport = { width: 1280, height: 720 };

/** Of the window: its toolbar and, below it, the whole page. */
const windowSize = { width: viewport.width, height: viewport.height + 280 };

type Journey = (page: Page, siteUrl: string) => Promise<void>;

/** Until the page has nothing to do for a moment. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

const tabs = async (page: Page, element: string) => {
  const list = page.locator(`${element} [role=tab]`);
  for (let index = 0; index < (await list.count()); index += 1) {
    await list.nth(index).click();
    await settle(page);
  }
};

const visitor: Journey = async (page) => {
  await page.goto('/HomePage');
  const grid = page.locator('dragoman-offer-grid');
  await grid.locator('[part~=card]').first().waitFor();
  await grid.locator('[name=query]').pressSequentially('contract', { delay: 60 });
  await settle(page);
  for (const select of await grid.locator('select:visible').all()) {
    await select.focus();
    await select.press('ArrowDown');
    await settle(page);
  }
  await page.goto('/HomePage');
  await grid.locator('[part~=more]').click();
  await settle(page);
  await grid.locator('[part~=card] a').first().click();
  await page.locator('dragoman-offer-detail h1, dragoman-offer-detail h2').first().waitFor();
  await page.goBack();
};

const customer: Journey = async (page) => {
  await signIn(page, demoCustomer);
  await page.locator('dragoman-user-menu button').click();
  await page.keyboard.press('Escape');
  await page.locator('dragoman-notification-bell button').first().click();
  await page.keyboard.press('Escape');
  await page.goto('/Dashboard');
  await page.locator('dragoman-dashboard [role=tab]').first().waitFor();
  await tabs(page, 'dragoman-dashboard');
};

const writer: Journey = async (page, siteUrl) => {
  const { ada, bea, send } = await startConversation(siteUrl);
  await send(bea, 'The documents have arrived.');
  await openConversation(page, ada);
  const field = page.locator('dragoman-chat-inbox textarea');
  await field.pressSequentially('Could you send them a day earlier?', { delay: 40 });
  await field.press('Enter');
};

const translator: Journey = async (page) => {
  await signIn(page, demoTranslator);
  await page.goto('/Select/Offer');
  const form = page.locator('dragoman-offer-form');
  const title = form.locator('[name=title]');
  await title.waitFor();
  await title.pressSequentially('Certified translation of contracts', { delay: 40 });
  await page.keyboard.press('Tab');
  await page.goto('/Dashboard');
  await page.locator('dragoman-dashboard [role=tab]').first().waitFor();
  await tabs(page, 'dragoman-dashboard');
};

const journeys: Record<string, Journey> = { visitor, customer, translator, writer };

/** On a marketplace with sample data at this address. */
export async function measureInteractions(siteUrl: string, rounds: number): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, notesPositions],
  });
  const all: Interactions[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const journey of Object.keys(journeys)) all.push(await walk(browser, siteUrl, journey));
      console.log(`interactions: round ${round + 1} of ${rounds}`);
    }
  } finally {
    await browser.close();
  }
  return report({
    count: all.reduce((sum, { count }) => sum + count, 0),
    long: all.flatMap(({ long }) => long),
  });
}

async function walk(browser: Browser, siteUrl: string, journey: string): Promise<Interactions> {
  const context = await browser.newContext({ baseURL: siteUrl, locale: 'en-GB', viewport });
  const longest = new Map<string, Interaction>();
  const counts = new Map<number, number>();
  try {
    await context.exposeBinding('interacted', (_source, event: InteractionEvent) => {
      const { interaction, what, duration } = event;
      counts.set(event.page, event.count);
      if (duration > (longest.get(interaction)?.duration ?? 0))
        longest.set(interaction, { journey, what, duration });
    });
    await context.addInitScript({ content: `(${recordInPage})()` });
    const page = await newPage(context);
    const devtools = await context.newCDPSession(page);
    await addSpace(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await journeys[journey]?.(page, siteUrl);
    await allShown(page);
  } finally {
    await context.close();
  }
  return { count: [...counts.values()].reduce((sum, count) => sum + count, 0), long: [...longest.values()] };
}

/**
 * The window that Playwright opens is as high as the page, with the toolbar in it. The browser draws no frame for what
 * changes beyond a window’s edge: a key typed there would wait until something inside changes too.
 */
async function addSpace(devtools: CDPSession): Promise<void> {
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: windowSize });
}

/** Until the frames of the last interactions are shown and reported. */
const allShown = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 500))));

/** Reports each event of an interaction once the next frame is shown. */
function recordInPage(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, name, duration, target } = entry as PerformanceEntry & {
        interactionId: number;
        target: Element | null;
      };
      if (!interactionId) continue;
      const { interacted } = globalThis as unknown as { interacted: (event: InteractionEvent) => void };
      interacted({
        // Ids are unique in a page only.
        interaction: `${performance.timeOrigin} ${interactionId}`,
        what: `${name} on ${target?.localName ?? 'an element that is gone'}`,
        duration,
        page: performance.timeOrigin,
        count: (performance as Performance & { interactionCount: number }).interactionCount,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function report({ count, long }: Interactions): Result {
  const durations = long.map(({ duration }) => duration).toSorted((a, b) => b - a);
  /** Without the slowest ones, so many of all. */
  const without = (share: number) => durations[Math.floor(count * share)] ?? 0;
  const slowest = new Map<string, Interaction>();
  for (const one of long.toSorted((a, b) => a.duration - b.duration))
    slowest.set(`${one.journey}: ${one.what}`, one);
  const lines = [...slowest.values()]
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, 8)
    .map(({ journey, what, duration }) => [journey, what, String(duration)]);
  const summary = `${count} interactions, ${long.length} of them longer than a frame: p90 ${without(0.1)} ms, p98 ${without(0.02)} ms, longest ${without(0)} ms. The slowest of each kind:`;
  return {
    text: [summary, '', ...table(['journey', 'what', 'ms'], lines)].join('\n'),
    goals: [
      {
        what: 'taps and keys on a slow phone until the next frame, p98 in ms',
        measured: without(0.02),
        atMost: 100,
      },
    ],
  };
}
