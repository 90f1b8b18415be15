/** Inserts what the backend rendered into an element that is still without its code. */

import type { Prerendered, ServerSnapshot } from '#core/api/prerendered.ts';
import { resolveColorScheme } from '#core/runtime/page-context.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { nextFrame } from './next-frame.ts';
import { recordClicks } from './record-clicks.ts';

/** What the page and its visitor may say differently: no reason to render again. */
const mayDiffer = ['lang', 'locale', 'own-site', 'theme'];

/** Whether a rendering made for another request can be used: all is the same but the region of the language. */
export function matchesRequest(params: ServerSnapshot['params'], rendered: ServerSnapshot): boolean {
  const language = (locale = '') => locale.split('-')[0];
  const facts = (of: ServerSnapshot['params']) =>
    JSON.stringify(
      Object.entries(of)
        .filter(([name]) => !mayDiffer.includes(name))
        .sort(),
    );
  return (
    language(params.locale || params.lang) === language(rendered.locale) &&
    facts(params) === facts(rendered.params)
  );
}

interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

let policy: HtmlPolicy | null | undefined;

/** Named `dragoman` for pages that list the policies they allow; null where they do not allow it. */
function makePolicy(): HtmlPolicy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createHTML: (html: string) => html };
  try {
    return trustedTypes ? trustedTypes.createPolicy('dragoman', rules) : rules;
  } catch {
    return null;
  }
}

/** Returns false where the element cannot show it. */
export function insertPrerendered(element: Element, { html, css, ...snapshot }: Prerendered): boolean {
  if (policy === undefined) policy = makePolicy();
  const isElsewhere = element.ownerDocument !== document;
  const isRendered = element.shadowRoot?.querySelector('[data-dragoman-root]');
  if (!policy || isElsewhere || isRendered || element.matches(':defined')) return false;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  // Read before there is anything to lay out: reading it forces a layout.
  const scheme = resolveColorScheme(element, element.getAttribute('theme') ?? '');
  shadow.adoptedStyleSheets = [sheetOf(css)];
  // A content security policy may forbid style attributes in markup. It allows what scripts set.
  const inert = html.replaceAll(' style="', ' data-style="').replaceAll(' src="', ' data-src="');
  shadow.innerHTML = policy.createHTML(inert);
  for (const node of shadow.querySelectorAll<HTMLElement>('[data-style]')) {
    node.style.cssText = node.dataset.style ?? '';
    delete node.dataset.style;
  }
  const root = shadow.firstElementChild as HTMLElement;
  root.dataset.scheme = scheme;
  const revealed = revealInFrames(root, firstRevealed);
  firstRevealed ??= revealed;
  // Each image that arrives costs some tasks, and the next frame would wait for them.
  void revealed.then(() => showImages(root));
  pageGlobals().snapshots.set(element, snapshot);
  recordClicks(element, shadow);
  return true;
}

/** Elements of equal styles share one sheet. */
function sheetOf(css: string): CSSStyleSheet {
  const place = pageGlobals();
  if (place.snapshotStyles?.css === css) return place.snapshotStyles.sheet;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  place.snapshotStyles ??= { sheet, css };
  return sheet;
}

let firstRevealed: Promise<void> | undefined;

/**
 * A page sees the cards of its first screen before what is below is laid out, that in two frames, and further lists after
 * the first. How many are few and some, lists say.
 */
async function revealInFrames(root: HTMLElement, before: Promise<void> | undefined): Promise<void> {
  root.dataset.reveal = before ? 'hidden' : 'first-screen';
  if (before) {
    root.dataset.further = '';
    await before;
  } else {
    // The rest shall not hold up the frame in which the first are seen either.
    await nextFrame().then(nextFrame);
    root.dataset.reveal = 'second';
    await nextFrame();
  }
  delete root.dataset.reveal;
  await nextFrame();
}

function showImages(root: HTMLElement): void {
  for (const picture of root.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    picture.src = picture.dataset.src ?? '';
    delete picture.dataset.src;
  }
}
