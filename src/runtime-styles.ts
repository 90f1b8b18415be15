import { slot } from './runtime-slot.ts';

/** The page's style sheets, adopted by every root; copies of the library write each rule once. */
export interface SharedStyles {
  readonly sheets: CSSStyleSheet[];
  /** Appends what is not there yet, piece by piece as it was written. */
  add(pieces: readonly string[]): void;
}

export function createSharedStyles(): SharedStyles {
  // Kept, and not added to: browsers would style all anew that stands in roots which have it already.
  const { sheet: painted, css = '' } = slot().paintedStyles ?? {};
  const sheet = new CSSStyleSheet();
  const present = new Set<string>();
  return {
    sheets: painted ? [painted, sheet] : [sheet],
    add(pieces) {
      const missing = pieces.filter((piece) => !present.has(piece) && !css.includes(piece));
      for (const piece of missing) present.add(piece);
      const text = missing.join('');
      // One rule is what can be inserted; around many, this one says nothing.
      if (text) sheet.insertRule(`@media all{${text}}`, sheet.cssRules.length);
    },
  };
}
