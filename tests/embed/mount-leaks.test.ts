import { readdirSync } from 'node:fs';
import type { Frame } from 'playwright';
import { expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { browserFor } from '#tests/e2e/browser.ts';
import { demoCustomer, signIn } from '#tests/e2e/user-actions.ts';
import { heapOf, holdsAtMost, roomForCode } from './heap-usage.ts';
import { hostsFor } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = hostsFor(siteUrl);

/** How many elements come and go in all; MOUNTS=1000 makes it a long visit. */
const mounts = Number(process.env.MOUNTS ?? 320);

type Placed = [name: string, attributes: Record<string, string>][];

const widgets = readdirSync(inProject('widgets')).filter((name) => /^[a-z-]+$/.test(name));
/** Every widget with what the backend at that address has for whoever is there. */
const askingAt = (apiUrl: string): Placed =>
  widgets.map((name) => {
    const attributes = { load: 'eager', 'api-url': apiUrl };
    return [name, /checkout|detail/.test(name) ? { ...attributes, 'offer-id': '1' } : attributes];
  });
/** Every widget in each state of its own, and refused by a backend; those for everybody with what ours has, too. */
const inEveryState: Placed = [
  ...widgets.flatMap(
    (name): Placed => ['ready', 'loading', 'empty', 'error'].map((demo) => [name, { demo }]),
  ),
  ...askingAt(`${siteUrl}/refusing`),
  ['offer-grid', { load: 'eager' }],
  ['offer-detail', { load: 'eager', 'offer-id': '1' }],
];

/** Puts all of them on the page, waits until they have something to show, and takes them off again. */
const comeAndGo = (frame: Frame, placed: Placed) =>
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
    const isAnswered = (element: Element) =>
      element.hasAttribute('demo') || !element.shadowRoot?.querySelector('[part~=skeleton]');
    while (!elements.every((element) => isShown(element) && isAnswered(element)))
      await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const element of elements) element.remove();
    await new Promise((gone) => setTimeout(gone));
  }, placed);

const markup = (body: string) => `<!doctype html><html lang="en"><head><title>Host</title>
  <link rel="icon" href="data:," /></head><body>${body}</body></html>`;
const host = (body: string) => hosts.show(markup(body));

const loader = '<script type="module" crossorigin src="SITE/embed/dragoman.js"></script>';
const ownLoader = loader.replace('SITE', siteUrl);

it.each([
  { place: 'a page', address: () => host(loader), placed: inEveryState, share: 1 },
  {
    place: 'a frame without an origin',
    address: () => host(`<iframe sandbox="allow-scripts" src="${host(loader)}"></iframe>`),
    placed: inEveryState,
    share: 0.4,
  },
  {
    place: 'a page of somebody who has signed in',
    address: () => '/a-page-of-ours',
    person: demoCustomer,
    placed: askingAt('/'),
    share: 0.15,
  },
])(
  'frees all that an element held when it goes from $place, however often elements come and go',
  { timeout: 90_000 + mounts * 150 },
  async ({ address, person, placed, share }) => {
    const { page, problems } = await visit();
    const headers = { 'access-control-allow-origin': '*' };
    await page.route('**/refusing/**', (route) => route.fulfill({ status: 400, headers }));
    await page.route('/a-page-of-ours', (route) =>
      route.fulfill({ body: markup(ownLoader), contentType: 'text/html' }),
    );
    if (person) await signIn(page, person);
    await page.goto(address());
    const [frame = page.mainFrame()] = page.mainFrame().childFrames();
    const context = page.context();
    // Some browsers give such a frame a process of its own, which has to be asked then.
    const devtools = await context.newCDPSession(frame).catch(() => context.newCDPSession(page));
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) await comeAndGo(frame, placed);
      return heapOf(devtools);
    };
    const { nodes, listeners } = await heapOf(devtools);
    // The first ones bring what stays: the code, the style sheet, the answers.
    const { bytes } = await rounds(2);
    const after = await rounds(Math.ceil((mounts * share) / placed.length));
    console.info(
      `${mounts * share} mounts: ${JSON.stringify({ before: { nodes, listeners, bytes }, after })}`,
    );
    await holdsAtMost(devtools, {
      nodes: nodes + 50,
      listeners: listeners + 20,
      bytes: bytes + roomForCode,
    });
    expect(problems.filter((problem) => !/status (of )?400/.test(problem))).toEqual([]);
  },
);
