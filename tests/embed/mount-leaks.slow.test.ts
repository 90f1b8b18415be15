import { readdirSync } from 'node:fs';
import type { Frame } from 'playwright';
import { expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { browserFor } from '#tests/e2e/support/browser.ts';
import { demoCustomer, signIn } from '#tests/e2e/support/user-actions.ts';
import { codeAllowance, expectHeapBelow, heapUsageOf } from './heap-usage.ts';
import { serveHostPages } from './host-page-server.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const hosts = serveHostPages(siteUrl);

/** How many elements are mounted and removed in total; MOUNTS=1000 for a long run. */
const mounts = Number(process.env.MOUNTS ?? 320);

type Widgets = [name: string, attributes: Record<string, string>][];

const widgets = readdirSync(inProject('widgets')).filter((name) => /^[a-z-]+$/.test(name));
/** Every widget with data from this backend for the current user. */
const widgetsAt = (apiUrl: string): Widgets =>
  widgets.map((name) => {
    const attributes = { load: 'eager', 'api-url': apiUrl };
    return [name, /checkout|detail/.test(name) ? { ...attributes, 'offer-id': '1' } : attributes];
  });
/** Every widget in each demo state and with a refusing backend, and the public ones with real data. */
const inEveryState: Widgets = [
  ...widgets.flatMap(
    (name): Widgets => ['ready', 'loading', 'empty', 'error'].map((demo) => [name, { demo }]),
  ),
  ...widgetsAt(`${siteUrl}/refusing`),
  ['offer-grid', { load: 'eager' }],
  ['offer-detail', { load: 'eager', 'offer-id': '1' }],
];

/** What the page keeps of a round. */
declare const round: { elements: Element[] };

/** Waits until all of them show content, or none does. */
const shown = (frame: Frame, want: boolean) =>
  frame.waitForFunction((want) => {
    // Until then a slot shows the element's own children.
    const isShown = ({ shadowRoot }: Element) => {
      const children = [...(shadowRoot?.children ?? [])];
      return (
        children.some((child) => child.matches('[data-dragoman-root]:not([hidden])')) &&
        !children.some((child) => child.matches('slot'))
      );
    };
    const isAnswered = (element: Element) =>
      element.hasAttribute('demo') || !element.shadowRoot?.querySelector('[part~=skeleton]');
    const late = round.elements.find((element) =>
      want ? !isShown(element) || !isAnswered(element) : isShown(element),
    );
    // A failing run says which one it is.
    if (late) document.title = late.outerHTML;
    return !late;
  }, want);

/** Adds all of them to the page, waits until they show content, and removes them. */
async function mountAndRemove(frame: Frame, elements: Widgets): Promise<void> {
  await frame.evaluate((wanted) => {
    const elements = wanted.map(([name, attributes]) => {
      const element = document.createElement(`dragoman-${name}`);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    });
    document.body.append(...elements);
    Object.assign(globalThis, { round: { elements } });
  }, elements);
  try {
    await shown(frame, true);
    await frame.evaluate(() => {
      for (const element of round.elements) element.remove();
    });
    await shown(frame, false);
  } catch (cause) {
    throw new Error(`It waited for ${await frame.title()}.`, { cause });
  }
  await frame.evaluate(() => Object.assign(globalThis, { round: { elements: [] } }));
}

const markup = (body: string) => `<!doctype html><html lang="en"><head><title>Host</title>
  <link rel="icon" href="data:," /></head><body>${body}</body></html>`;
const host = (body: string) => hosts.show(markup(body));

const loader = '<script async type="module" crossorigin src="SITE/embed/dragoman.js"></script>';
const ownLoader = loader.replace('SITE', siteUrl);

it.each([
  { where: 'a page', address: () => host(loader), elements: inEveryState, share: 1 },
  {
    where: 'a frame without an origin',
    address: () => host(`<iframe sandbox="allow-scripts" src="${host(loader)}"></iframe>`),
    elements: inEveryState,
    share: 0.4,
  },
  {
    where: 'a page of a signed-in user',
    address: () => '/a-page-of-ours',
    person: demoCustomer,
    elements: widgetsAt('/'),
    share: 0.15,
  },
])(
  'frees the memory of removed elements on $where',
  { timeout: 90_000 + mounts * 150 },
  async ({ address, person, elements, share }) => {
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
    // Some browsers give such a frame its own process with its own DevTools session.
    const devtools = await context.newCDPSession(frame).catch(() => context.newCDPSession(page));
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) await mountAndRemove(frame, elements);
      return heapUsageOf(devtools);
    };
    const { nodes, listeners } = await heapUsageOf(devtools);
    // The first rounds load what stays: the code, the style sheet and cached answers.
    const { bytes } = await rounds(2);
    const after = await rounds(Math.ceil((mounts * share) / elements.length));
    console.info(
      `${mounts * share} mounts: ${JSON.stringify({ before: { nodes, listeners, bytes }, after })}`,
    );
    await expectHeapBelow(devtools, {
      nodes: nodes + 50,
      listeners: listeners + 25,
      bytes: bytes + codeAllowance,
    });
    expect(problems.filter((problem) => !/status (of )?400/.test(problem))).toEqual([]);
  },
);
