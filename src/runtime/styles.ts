/** The style sheet that all shadow roots of a page adopt. */
import type { SharedStyles } from './types.ts';

export function createSharedStyles(): SharedStyles {
  const present = new Set<string>();
  // A constructed sheet belongs to one document. Elements may also be in a frame, or in a window that the page opened.
  const sheets = new Map([[document, new CSSStyleSheet()]]);
  return {
    sheetFor(owner) {
      const view = owner.defaultView;
      const known = sheets.get(owner);
      if (known || !view) return known;
      const copy = new view.CSSStyleSheet();
      copy.replaceSync([...present].join(''));
      sheets.set(owner, copy);
      return copy;
    },
    add(rules) {
      const missing = rules.filter((rule) => !present.has(rule));
      for (const rule of missing) present.add(rule);
      const text = missing.join('');
      if (!text) return;
      for (const [owner, sheet] of sheets) {
        // `insertRule` takes one rule. `@media all` always applies and contains them all.
        if (owner.defaultView) sheet.insertRule(`@media all{${text}}`, sheet.cssRules.length);
        else sheets.delete(owner);
      }
    },
  };
}
