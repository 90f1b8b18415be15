/** How long a message takes from Enter on one page to being shown on another person's page, on one machine. */
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs';
import { openConversation, startConversation } from '#tests/e2e/conversation-page.ts';
import { table } from './report.ts';

declare global {
  interface Window {
    /** Milliseconds since 1970, by message: when Enter was pressed, when it was first drawn. */
    moments: Map<string, number>;
  }
}

/** Notes when Enter is pressed and what stands in the field then. */
const noteEnter = (page: Page) =>
  page.evaluate(() => {
    window.moments = new Map();
    const inbox = document.querySelector('dragoman-chat-inbox');
    inbox?.addEventListener(
      'keydown',
      (event) => {
        const [field] = event.composedPath();
        if (event instanceof KeyboardEvent && event.key === 'Enter' && field instanceof HTMLTextAreaElement)
          window.moments.set(field.value, performance.timeOrigin + performance.now());
      },
      true,
    );
  });

/** Notes when a message is first in a frame. */
const noteShown = (page: Page) =>
  page.evaluate(() => {
    window.moments = new Map();
    const root = document.querySelector('dragoman-chat-inbox')?.shadowRoot;
    if (!root) return;
    // No function has a name here: the tool that runs this file would call a helper that the page does not have.
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        for (const text of root.querySelectorAll('[part~=message] > p')) {
          const words = text.textContent ?? '';
          if (!window.moments.has(words))
            window.moments.set(words, performance.timeOrigin + performance.now());
        }
      }),
    ).observe(root, { childList: true, subtree: true });
  });

/** What the machine takes, busy as it is, for a call of the backend that does nothing and one frame. */
async function plainCall(): Promise<number> {
  const from = performance.now();
  await fetch('/healthz');
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now() - from)));
}

function summary(times: number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1) ?? '');
}

const momentsOf = async (page: Page) => new Map(await page.evaluate(() => [...window.moments]));

/** As markdown: `count` messages one after the other on a marketplace at this address. */
export async function measureTalk(siteUrl: string, count: number): Promise<string> {
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
    await noteEnter(from);
    await noteShown(to);

    const calls: number[] = [];
    const input = from.locator('dragoman-chat-inbox [part~=input]');
    for (let number = 0; number < count; number += 1) {
      const text = `Message ${number}`;
      await input.fill(text);
      await from.keyboard.press('Enter');
      await to
        .locator('dragoman-chat-inbox [part~=message] > p', { hasText: new RegExp(`^${text}$`) })
        .waitFor();
      calls.push(await to.evaluate(plainCall));
    }

    const [sent, shown] = [await momentsOf(from), await momentsOf(to)];
    const times = [...sent].map(([text, at]) => (shown.get(text) ?? Number.NaN) - at);
    return table(
      [`${times.length} messages`, 'median, ms', 'p95, ms', 'most, ms'],
      [
        ['from Enter to shown on the other page', ...summary(times)],
        ['a call that does nothing, and one frame, meanwhile', ...summary(calls)],
      ],
    ).join('\n');
  } finally {
    await browser.close();
  }
}
