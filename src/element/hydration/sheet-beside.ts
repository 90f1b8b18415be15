/** The styles that rendered markup has not brought along. */
import { onRules } from '#core/theme/rules.ts';

/** By document, and by the styles of the markup. Elements of one kind have the same. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheet with all rules that are not in these styles of rendered markup, which begin with the reset. */
export function sheetBeside(rendered: string, owner: Document): CSSStyleSheet {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  const sheet = known.get(rendered) ?? makeSheet(rendered, owner);
  known.set(rendered, sheet);
  return sheet;
}

function makeSheet(rendered: string, owner: Document): CSSStyleSheet {
  // A constructed sheet belongs to one document.
  const sheet = new (owner.defaultView ?? globalThis).CSSStyleSheet();
  onRules((rules) => {
    const text = rules.filter((rule) => !rendered.includes(rule)).join('');
    // `insertRule` takes one rule. `@media all` always applies and contains them all.
    if (text) sheet.insertRule(`@media all{${text}}`, sheet.cssRules.length);
  });
  return sheet;
}
