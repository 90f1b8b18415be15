/** Connects the style sheet of the page with the shadow roots of its elements. */
import { getRuntime } from '#core/runtime/runtime.ts';
import { reset } from '#core/theme/reset.ts';
import { onRules } from '#core/theme/rules.ts';
import { sheetBeside } from './hydration/sheet-beside.ts';
import { childOf } from './wrapper.ts';

let isWritten = false;

/**
 * Adopts the shared style sheet of the root's document. The first call of this copy of the library adds its rules. What a
 * server rendered keeps its own styles, and adopts the rules that are not among them: other sheets for the nodes that are
 * there would make the browser compute their styles anew.
 */
export function adoptStyles(root: ShadowRoot): void {
  const style = childOf(root, 'style') as HTMLStyleElement | undefined;
  // A policy of the page may forbid styles in the markup. They then have no sheet.
  const rendered = style?.sheet && style.textContent;
  const sheets = rendered ? [sheetBeside(rendered, root.ownerDocument)] : sharedSheets(root.ownerDocument);
  if (sheets.at(-1) !== root.adoptedStyleSheets.at(-1)) root.adoptedStyleSheets = sheets;
}

function sharedSheets(owner: Document): CSSStyleSheet[] {
  const { styles } = getRuntime();
  if (!isWritten) {
    isWritten = true;
    onRules((rules) => styles.add([reset, ...rules]));
  }
  return styles.sheetsFor(owner);
}

/** Of its own or adopted. In another document, an element has lost those that it had adopted. */
export const hasStyles = (root: ShadowRoot): boolean =>
  root.adoptedStyleSheets.length > 0 || childOf(root, 'style') !== undefined;
