/** The style sheet that all shadow roots of a page adopt. */
import { pageGlobals } from './page-globals.ts';
import type { SharedStyles } from './types.ts';

export function createSharedStyles(): SharedStyles {
  // No rules are added to this sheet: the browser would recalculate the styles of all shadow roots that adopted it.
  const { sheet: prerendered, css = '' } = pageGlobals().snapshotStyles ?? {};
  const sheet = new CSSStyleSheet();
  const present = new Set<string>();
  // A constructed sheet belongs to one document. Elements may also be in a frame, or in a window that the page opened.
  const sheets = new Map([[document, prerendered ? [prerendered, sheet] : [sheet]]]);
  return {
    sheetsFor(owner) {
      const view = owner.defaultView;
      const known = sheets.get(owner);
      if (known || !view) return known ?? [];
      const copy = new view.CSSStyleSheet();
      copy.replaceSync([css, ...present].join(''));
      sheets.set(owner, [copy]);
      return [copy];
    },
    add(rules) {
      const missing = rules.filter((rule) => !present.has(rule) && !css.includes(rule));
      for (const rule of missing) present.add(rule);
      const text = missing.join('');
      if (!text) return;
      for (const [owner, list] of sheets) {
        const last = list.at(-1);
        // `insertRule` takes one rule. `@media all` always applies and contains them all.
        if (owner.defaultView) last?.insertRule(`@media all{${text}}`, last.cssRules.length);
        else sheets.delete(owner);
      }
    },
  };
}
