/** The page's one style sheet, adopted by every root; copies of the library write each rule once. */
export interface SharedStyles {
  readonly sheet: CSSStyleSheet;
  /** Appends the rules of a text that are not there yet. */
  add(text: string): void;
}

export function createSharedStyles(): SharedStyles {
  const sheet = new CSSStyleSheet();
  let present: Set<string> | undefined;
  return {
    sheet,
    add(text) {
      // The first text is most of them all; to look at each of its rules would take a phone longer than to read it.
      if (sheet.cssRules.length === 0) return sheet.replaceSync(text);
      present ??= new Set([...sheet.cssRules].map(({ cssText }) => cssText));
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
