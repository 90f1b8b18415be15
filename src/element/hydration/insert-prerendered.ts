/** Inserts markup that the backend prerendered into an element whose code is not loaded yet. */
import type { Prerendered, ServerSnapshot } from '#core/api/prerendered.ts';
import { resolveColorScheme } from '#core/runtime/page-context.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { pageSetting } from '#core/runtime/page-settings.ts';
import { applyInlineStyles } from './inline-styles.ts';

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

/** The style sheets of prerendered markup, by their text: equal elements share one. */
const sheets = new Map<string, CSSStyleSheet>();

/** Returns false if the element cannot show the markup. */
export function insertPrerendered(element: Element, { html, css, ...snapshot }: Prerendered): boolean {
  if (policy === undefined) policy = makePolicy();
  const isElsewhere = element.ownerDocument !== document;
  const isRendered = element.shadowRoot?.querySelector('[data-dragoman-root]');
  if (!policy || isElsewhere || isRendered || showsSomethingElse(element) || element.matches(':defined'))
    return false;
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.innerHTML = policy.createHTML(html.replaceAll(' style="', ' data-style="'));
  applyInlineStyles(shadow);
  (shadow.firstElementChild as HTMLElement).dataset.scheme = resolveColorScheme(
    element,
    element.getAttribute('theme') ?? '',
    element.getAttribute('theme-from') || pageSetting('theme-from'),
  );
  pageGlobals().snapshots.set(element, snapshot);
  return true;
}
