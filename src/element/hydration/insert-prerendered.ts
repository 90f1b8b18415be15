/** Inserts markup that the backend prerendered into an element whose code is not loaded yet. */
import type { Prerendered, ServerSnapshot } from '#core/api/prerendered.ts';
import { resolveColorScheme } from '#core/runtime/page-context.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { pageSetting } from '#core/runtime/page-settings.ts';
import { applyInlineStyles } from './inline-styles.ts';
import { nextFrame } from './next-frame.ts';
import { nextTask } from './next-task.ts';
import { recordClicks } from './record-clicks.ts';
import { warmUpFonts } from './warm-up-fonts.ts';

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
  if (before) await before;
  // Read before any further markup is inserted: this forces a layout, which is cheap now.
  const scheme = resolveColorScheme(
    element,
    element.getAttribute('theme') ?? '',
    element.getAttribute('theme-from') || pageSetting('theme-from'),
  );
  if (before) await nextTask();
  if (policy === undefined) policy = makePolicy();
  const isElsewhere = element.ownerDocument !== document;
  const isRendered = element.shadowRoot?.querySelector('[data-dragoman-root]');
  if (!policy || isElsewhere || isRendered || showsSomethingElse(element) || element.matches(':defined'))
    return false;
  // Unless it was done while the answer was awaited: the frame that shows the cards takes a phone long enough.
  warmUpFonts(element);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
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

/** How many cards the first frame shows, how many the second, which fill a screen, and how many more each later one. */
const [firstCards, screenCards, moreCards] = [4, 10, 3];

/**
 * Reveals the cards of the first element in stages, so that the browser lays out and paints the first ones before all others,
 * and answers to the visitor in between: of cards with `data-later`, the CSS in src/ui/offer-cards.tsx shows only the space.
 * Of further elements the browser lays out only what is near the screen.
 */
async function revealIn(root: HTMLElement, isFurther: boolean): Promise<void> {
  if (isFurther) root.dataset.further = '';
  else {
    const later = [...root.querySelectorAll<HTMLElement>('[part~=grid] > li')].slice(firstCards);
    for (const card of later) card.dataset.later = '';
    const reveal = (count: number) => {
      for (const card of later.splice(0, count)) delete card.dataset.later;
      return nextFrame();
    };
    // The browser has painted the first screen only after the second frame.
    firstScreen = nextFrame()
      .then(() => reveal(screenCards - firstCards))
      .then(nextFrame);
    await firstScreen;
    while (later.length > 0) await reveal(moreCards);
  }
  await nextFrame();
}

function showImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    image.src = image.dataset.src ?? '';
    delete image.dataset.src;
  }
}
