import { pageGlobals } from './page-globals.ts';

/** The page's style sheets, adopted by every root; copies of the library write each rule once. */
export interface SharedStyles {
  /** Those for the roots of a document; none for one that no window shows, which can have none. */
  sheetsFor(document: Document): CSSStyleSheet[];
  /** Appends what is not there yet, piece by piece as it was written. */
  add(pieces: readonly string[]): void;
}

export function createSharedStyles(): SharedStyles {
  // Kept, and not added to: browsers would style all anew that stands in roots which have it already.
  const { sheet: painted, css = '' } = pageGlobals().snapshotStyles ?? {};
  const sheet = new CSSStyleSheet();
  const present = new Set<string>();
  // A made sheet is of one document; elements may stand in a frame's too, or in that of a window the page opened.
  const sheets = new Map([[document, painted ? [painted, sheet] : [sheet]]]);
  return {
    sheetsFor(place) {
      const view = place.defaultView;
      const known = sheets.get(place);
      if (known || !view) return known ?? [];
      const made = new view.CSSStyleSheet();
      made.replaceSync([css, ...present].join(''));
      sheets.set(place, [made]);
      return [made];
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
