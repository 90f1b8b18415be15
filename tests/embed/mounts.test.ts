import { readdirSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { inProject } from '#server/project-root.ts';
import { visitorsOf } from '#tests/e2e/browser.ts';
import { hostsFor } from './hosts.ts';

const siteUrl = inject('siteUrl');
const { visit } = visitorsOf(siteUrl);
const hosts = hostsFor(siteUrl);

/** Bytes that code takes itself once it has run often, however many elements come and go after that. */
const roomForCode = 1_500_000;

/** How many elements come and go in all; MOUNTS=1000 makes it a long visit. */
const mounts = Number(process.env.MOUNTS ?? 320);

const widgets = readdirSync(inProject('widgets')).filter((name) => /^[a-z-]+$/.test(name));
/** Every widget in each state of its own; those for everybody with what the backend has, too. */
const placed = [
  ...widgets.flatMap((name) =>
    ['ready', 'loading', 'empty', 'error'].map((demo) => [name, { demo }] as const),
  ),
  ['offer-grid', { load: 'eager' }] as const,
  ['offer-detail', { load: 'eager', 'offer-id': '1' }] as const,
];

/** Puts all of them on the page, waits until they show, and takes them off again. */
const comeAndGo = (page: Page) =>
  page.evaluate(async (wanted) => {
    const elements = wanted.map(([name, attributes]) => {
      const element = document.createElement(`dragoman-${name}`);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    });
    document.body.append(...elements);
    // Until then the element's own children stand in a slot beside what is being made.
    const isShown = ({ shadowRoot }: Element) =>
      shadowRoot?.childElementCount === 1 && !shadowRoot.firstElementChild?.matches('[hidden], slot');
    while (!elements.every(isShown)) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const element of elements) element.remove();
    await new Promise((gone) => setTimeout(gone));
  }, placed);

interface Held {
  nodes: number;
  listeners: number;
  bytes: number;
}

async function held(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners, bytes };
}

it(
  'frees all that an element held when it goes, however often elements come and go',
  async () => {
    const { page, troubles } = await visit();
    await page.goto(
      hosts.show(`<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:," />
        <script type="module" crossorigin src="SITE/embed/dragoman.js"></script></head><body></body></html>`),
    );
    const devtools = await page.context().newCDPSession(page);
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) await comeAndGo(page);
      return held(devtools);
    };
    // The first ones bring what stays: the code, the style sheet, the answers.
    const before = await rounds(2);
    const after = await rounds(Math.ceil(mounts / placed.length));
    console.info(`${mounts} mounts: ${JSON.stringify({ before, after })}`);
    // The browser lets go of what a frame has drawn a little after the frame.
    await expect
      .poll(() => held(devtools))
      .toSatisfy(
        ({ nodes, listeners, bytes }: Held) =>
          nodes <= before.nodes + 50 &&
          listeners <= before.listeners + 5 &&
          bytes < before.bytes + roomForCode,
      );
    expect(troubles).toEqual([]);
  },
  90_000 + mounts * 150,
);
