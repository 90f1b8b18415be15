/** Latency of a message from Enter on one page until it is rendered on another user's page, on one machine. */
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/programs.mjs';
import { openConversation, startConversation } from '#tests/e2e/support/conversation-page.ts';
import { table } from './table.ts';

declare global {
  interface Window {
    /** By message: when Enter was pressed or the message was first rendered, in milliseconds since 1970. */
    times: Map<string, number>;
  }
}

/** Records when Enter is pressed, with the text of the field. */
const recordEnter = (page: Page) =>
  page.evaluate(() => {
    window.times = new Map();
    const inbox = document.querySelector('dragoman-chat-inbox');
    inbox?.addEventListener(
      'keydown',
      (event) => {
        const [field] = event.composedPath();
        if (event instanceof KeyboardEvent && event.key === 'Enter' && field instanceof HTMLTextAreaElement)
          window.times.set(field.value, performance.timeOrigin + performance.now());
      },
      true,
    );
  });

/** Records the frame in which each message is first rendered. */
const recordRendered = (page: Page) =>
  page.evaluate(() => {
    window.times = new Map();
    const root = document.querySelector('dragoman-chat-inbox')?.shadowRoot;
    if (!root) return;
    // Only anonymous functions: tsx wraps named ones in a helper that the page does not have.
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        for (const text of root.querySelectorAll('[part~=message] > p')) {
          const words = text.textContent ?? '';
          if (!window.times.has(words)) window.times.set(words, performance.timeOrigin + performance.now());
        }
      }),
    ).observe(root, { childList: true, subtree: true });
  });

/** Baseline: time of an empty API call and one frame under the same load. */
async function emptyCall(): Promise<number> {
  const from = performance.now();
  await fetch('/healthz');
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now() - from)));
}

function summary(times: number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1) ?? '');
}

const timesOn = async (page: Page) => new Map(await page.evaluate(() => [...window.times]));

/** Returns a markdown table for `count` messages, sent one after the other on a marketplace at this URL. */
export async function measureChat(siteUrl: string, count: number): Promise<string> {
  const { ada, bea } = await startConversation(siteUrl);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const [from, to] = await Promise.all(
      [ada, bea].map(async (person) => {
        const page = await (await browser.newContext({ baseURL: siteUrl })).newPage();
        await openConversation(page, person);
        return page;
      }),
    );
    if (!from || !to) throw new Error('Two pages are needed.');
    await recordEnter(from);
    await recordRendered(to);

    const baselines: number[] = [];
    const input = from.locator('dragoman-chat-inbox [part~=input]');
    for (let number = 0; number < count; number += 1) {
      const text = `Message ${number}`;
      await input.fill(text);
      await from.keyboard.press('Enter');
      await to
        .locator('dragoman-chat-inbox [part~=message] > p', { hasText: new RegExp(`^${text}$`) })
        .waitFor();
      baselines.push(await to.evaluate(emptyCall));
    }

    const [sent, shown] = [await timesOn(from), await timesOn(to)];
    const times = [...sent].map(([text, at]) => (shown.get(text) ?? Number.NaN) - at);
    return table(
      [`${times.length} messages`, 'median, ms', 'p95, ms', 'maximum, ms'],
      [
        ['from Enter to rendered on the other page', ...summary(times)],
        ['baseline: an empty call and one frame', ...summary(baselines)],
      ],
    ).join('\n');
  } finally {
    await browser.close();
  }
}
