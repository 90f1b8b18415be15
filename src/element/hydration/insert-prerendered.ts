import { resolveColorScheme } from '#core/element/page-context.ts';
import { nextFrame } from '#core/embed/next-frame.ts';
import { pageGlobals, type ServerSnapshot } from '#core/runtime/page-globals.ts';
import { recordClicks } from './record-clicks.ts';

/** A widget as the backend renders it: what its shadow root holds, and from what it was made. */
export interface Prerendered extends ServerSnapshot {
  html: string;
  css: string;
}

/** Said by the page and by its reader, and no reason to render anew. */
const mayDiffer = ['lang', 'locale', 'own-site', 'theme'];

/** Whether a rendering for others will do here: the same but for the region of its language. */
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

/** Shows what the backend rendered in an element that is still without its code; false where that cannot be. */
export function insertPrerendered(element: Element, { html, css, ...painted }: Prerendered): boolean {
  if (policy === undefined) policy = makePolicy();
  const isElsewhere = element.ownerDocument !== document;
  const isShown = element.shadowRoot?.querySelector('[data-dragoman-root]');
  if (!policy || isElsewhere || isShown || element.matches(':defined')) return false;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  // Asked for before there is anything to lay out for the answer.
  const scheme = resolveColorScheme(element, element.getAttribute('theme') ?? '');
  shadow.adoptedStyleSheets = [sheetOf(css)];
  // A policy may forbid style attributes that come with markup, and never what scripts set.
  const inert = html.replaceAll(' style="', ' data-style="').replaceAll(' src="', ' data-src="');
  shadow.innerHTML = policy.createHTML(inert);
  for (const node of shadow.querySelectorAll<HTMLElement>('[data-style]')) {
    node.style.cssText = node.dataset.style ?? '';
    delete node.dataset.style;
  }
  const root = shadow.firstElementChild as HTMLElement;
  root.dataset.scheme = scheme;
  const arrived = revealInFrames(root, firstRevealed);
  firstRevealed ??= arrived;
  // Each picture that arrives is some tasks, for which the next frame would wait.
  void arrived.then(() => showPictures(root));
  pageGlobals().snapshots.set(element, painted);
  recordClicks(element, shadow);
  return true;
}

/** One for all that look alike. */
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

function showPictures(root: HTMLElement): void {
  for (const picture of root.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    picture.src = picture.dataset.src ?? '';
    delete picture.dataset.src;
  }
}
