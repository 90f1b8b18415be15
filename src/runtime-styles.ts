/** The page's one style sheet, adopted by every root; copies of the library write each rule once. */
export interface SharedStyles {
  readonly sheet: CSSStyleSheet;
  /** Appends the rules of a text that are not there yet. */
  add(text: string): void;
}

export function createSharedStyles(): SharedStyles {
  const sheet = new CSSStyleSheet();
  const present = new Set<string>();
  return {
    sheet,
    add(text) {
      const parsed = new CSSStyleSheet();
      parsed.replaceSync(text);
      for (const { cssText } of parsed.cssRules) {
        if (present.has(cssText)) continue;
        present.add(cssText);
        sheet.insertRule(cssText, sheet.cssRules.length);
      }
    },
  };
}
