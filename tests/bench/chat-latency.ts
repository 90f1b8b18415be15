/**
 * How long a message takes from Enter on one page to being shown on another person's page, on one machine: real
 * backend, two real browser contexts. `npx tsx tests/bench/chat-latency.ts [how many]` on a built marketplace.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs';
import { openTalk, twoSpeakers } from '#tests/e2e/talk.ts';

declare global {
  interface Window {
    /** Milliseconds since 1970, by message: when Enter was pressed, when it was first drawn. */
    moments: Map<string, number>;
  }
}

const count = Number(process.argv[2] ?? 200);
const dataDir = await mkdtemp(join(tmpdir(), 'dragoman-bench-'));
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** The address that the server prints once it serves. */
const address = () =>
  new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/\S+:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    server.once('exit', () => reject(new Error(`The marketplace did not start:\n${output}`)));
  });

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

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1)} ms`;
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
}

const momentsOf = async (page: Page) => new Map(await page.evaluate(() => [...window.moments]));

try {
  const siteUrl = await address();
  const { ada, bea } = await twoSpeakers(siteUrl);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const [from, to] = await Promise.all(
    [ada, bea].map(async (person) => {
      const page = await (await browser.newContext({ baseURL: siteUrl })).newPage();
      await openTalk(page, person);
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
  console.log(`${times.length} messages, Enter to shown: ${summary(times)}`);
  console.log(`A call that does nothing, drawn, meanwhile: ${summary(calls)}`);
  await browser.close();
} finally {
  if (server.exitCode === null && server.kill()) await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}
