/** The style sheet that all shadow roots of a page adopt. */
import { pageGlobals } from './page-globals.ts';
import type { SharedStyles } from './types.ts';

export function createSharedStyles(): SharedStyles {
  // No rule is added to it: the browser would recalculate the styles of all shadow roots that have it already.
  const { sheet: prerendered, css = '' } = pageGlobals().snapshotStyles ?? {};
  const sheet = new CSSStyleSheet();
  const present = new Set<string>();
  // A constructed sheet belongs to one document. Elements may also be in that of a frame, or of a window the page opened.
  const sheets = new Map([[document, prerendered ? [prerendered, sheet] : [sheet]]]);
  return {
    sheetsFor(place) {
      const view = place.defaultView;
      const known = sheets.get(place);
      if (known || !view) return known ?? [];
      const copy = new view.CSSStyleSheet();
      copy.replaceSync([css, ...present].join(''));
      sheets.set(place, [copy]);
      return [copy];
    },
    add(pieces) {
      const missing = pieces.filter((piece) => !present.has(piece) && !css.includes(piece));
      for (const piece of missing) present.add(piece);
      const text = missing.join('');
      if (!text) return;
      for (const [place, list] of sheets) {
        const last = list.at(-1);
        // One rule is what can be inserted; around many, this one says nothing.
        if (place.defaultView) last?.insertRule(`@media all{${text}}`, last.cssRules.length);
        else sheets.delete(place);
      }
    },
  };
}
