import { readdirSync } from 'node:fs';
import type { Frame } from 'playwright';
import { expect, inject, it } from 'vitest';
import { inProject } from '#server/project-root.ts';
import { visitorsOf } from '#tests/e2e/browser.ts';
import { held, holdsNoMore } from './held.ts';
import { hostsFor } from './hosts.ts';

const siteUrl = inject('siteUrl');
const { visit } = visitorsOf(siteUrl);
const hosts = hostsFor(siteUrl);

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
const comeAndGo = (frame: Frame) =>
  frame.evaluate(async (wanted) => {
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

const host = (body: string) =>
  hosts.show(`<!doctype html><html lang="en"><head><title>Host</title>
  <link rel="icon" href="data:," /></head><body>${body}</body></html>`);

const loader = '<script type="module" crossorigin src="SITE/embed/dragoman.js"></script>';

it.each([
  { place: 'a page', address: () => host(loader), share: 1 },
  {
    place: 'a frame without an origin',
    address: () => host(`<iframe sandbox="allow-scripts" src="${host(loader)}"></iframe>`),
    share: 0.4,
  },
])(
  'frees all that an element held when it goes from $place, however often elements come and go',
  { timeout: 90_000 + mounts * 150 },
  async ({ address, share }) => {
    const { page, troubles } = await visit();
    await page.goto(address());
    const [frame = page.mainFrame()] = page.mainFrame().childFrames();
    const context = page.context();
    // Some browsers give such a frame a process of its own, which has to be asked then.
    const devtools = await context.newCDPSession(frame).catch(() => context.newCDPSession(page));
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) await comeAndGo(frame);
      return held(devtools);
    };
    // The first ones bring what stays: the code, the style sheet, the answers.
    const before = await rounds(2);
    const after = await rounds(Math.ceil((mounts * share) / placed.length));
    console.info(`${mounts * share} mounts: ${JSON.stringify({ before, after })}`);
    await holdsNoMore(devtools, before);
    expect(troubles).toEqual([]);
  },
);
