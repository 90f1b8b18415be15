/** Inserts markup that the backend prerendered into an element whose code is not loaded yet. */
import type { Prerendered, ServerSnapshot } from '#core/api/prerendered.ts';
import { resolveColorScheme } from '#core/runtime/page-context.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { pageSetting } from '#core/runtime/page-settings.ts';
import { applyInlineStyles } from './inline-styles.ts';
import { nextFrame } from './next-frame.ts';
import { nextTask } from './next-task.ts';
import { recordClicks } from './record-clicks.ts';

/** Parameters that may differ between page and prerendered markup. The view applies them when it hydrates. */
const mayDiffer = ['lang', 'locale', 'own-site', 'theme'];

/** Whether markup that was prerendered for another request fits: all is equal except for the region of the locale. */
export function matchesRequest(params: ServerSnapshot['params'], rendered: ServerSnapshot): boolean {
  const language = (locale = '') => locale.split('-')[0];
  const comparable = (of: ServerSnapshot['params']) =>
    JSON.stringify(
      Object.entries(of)
        .filter(([name]) => !mayDiffer.includes(name))
        .sort(),
    );
  return (
    language(params.locale || params.lang) === language(rendered.locale) &&
    comparable(params) === comparable(rendered.params)
  );
}

interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

let policy: HtmlPolicy | null | undefined;

/** A Trusted Types policy named `dragoman`, which pages can allow by that name; null if the page forbids it. */
function makePolicy(): HtmlPolicy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createHTML: (html: string) => html };
  try {
    return trustedTypes ? trustedTypes.createPolicy('dragoman', rules) : rules;
  } catch {
    return null;
  }
}

/** The server knows neither the page's own card nor its address: what it rendered would be replaced at once. */
function showsSomethingElse(element: Element): boolean {
  if (element.querySelector(':scope > template[slot="card"]')) return true;
  const prefix = element.getAttribute('sync-url');
  const names = [...new URLSearchParams(location.search).keys()];
  return prefix !== null && names.some((name) => name.startsWith(prefix));
}

/** Resolves once the browser has painted the first screen of the page's first element. */
let firstScreen: Promise<void> | undefined;

/**
 * Resolves with false if the element cannot show the markup. The elements after the first one wait for its first screen,
 * because each takes a phone tens of milliseconds, and get a task of their own.
 */
export async function insertPrerendered(
  element: Element,
  { html, css, ...snapshot }: Prerendered,
): Promise<boolean> {
  const before = firstScreen;
  if (before) await before.then(nextTask);
  if (policy === undefined) policy = makePolicy();
  const isElsewhere = element.ownerDocument !== document;
  const isRendered = element.shadowRoot?.querySelector('[data-dragoman-root]');
  if (!policy || isElsewhere || isRendered || showsSomethingElse(element) || element.matches(':defined'))
    return false;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  // Read before the markup is inserted: this forces a layout, which is cheap now.
  const scheme = resolveColorScheme(
    element,
    element.getAttribute('theme') ?? '',
    element.getAttribute('theme-from') || pageSetting('theme-from'),
  );
  shadow.adoptedStyleSheets = [sheetOf(css)];
  const inert = html.replaceAll(' style="', ' data-style="').replaceAll(' src="', ' data-src="');
  shadow.innerHTML = policy.createHTML(inert);
  applyInlineStyles(shadow);
  const root = shadow.firstElementChild as HTMLElement;
  root.dataset.scheme = scheme;
  // Each image takes tasks to load and decode, which would delay the next frame.
  void revealIn(root, before !== undefined).then(() => showImages(root));
  pageGlobals().snapshots.set(element, snapshot);
  recordClicks(element, shadow);
  return true;
}

/** Elements with equal styles share one style sheet. */
function sheetOf(css: string): CSSStyleSheet {
  const globals = pageGlobals();
  if (globals.snapshotStyles?.css === css) return globals.snapshotStyles.sheet;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  globals.snapshotStyles ??= { sheet, css };
  return sheet;
}

/**
 * Reveals the cards of the first element in stages, so that the browser lays out and paints the first ones before all others,
 * and answers to the visitor in between. `data-reveal` names the stage; the CSS in src/ui/offer-cards.tsx decides how many
 * cards each stage shows. Of further elements it lays out only what is near the screen.
 */
async function revealIn(root: HTMLElement, isFurther: boolean): Promise<void> {
  if (isFurther) root.dataset.further = '';
  else {
    // The browser has painted the first cards only after the second frame.
    firstScreen = reveal(root, ['row', 'screen', 'screen']);
    await firstScreen;
    await reveal(root, ['third', 'fourth', 'fifth']);
    delete root.dataset.reveal;
  }
  await nextFrame();
}

async function reveal(root: HTMLElement, stages: readonly string[]): Promise<void> {
  for (const stage of stages) {
    root.dataset.reveal = stage;
    await nextFrame();
  }
}

function showImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    image.src = image.dataset.src ?? '';
    delete image.dataset.src;
  }
}
