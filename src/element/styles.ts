/** Connects the style sheet of the page with the shadow roots of its elements. */
import { getRuntime } from '#core/runtime/runtime.ts';
import { reset } from '#core/theme/reset.ts';
import { onRules } from '#core/theme/rules.ts';
import { childOf } from './wrapper.ts';

let isWritten = false;

/**
 * Adopts the shared style sheet of the root's document. The first call of this copy of the library adds its rules. What a
 * server rendered has the styles that it needs, and adopts these once it is hydrated: the browser then computes the style of
 * each node anew.
 */
export function adoptStyles(root: ShadowRoot): void {
  const { styles } = getRuntime();
  if (!isWritten) {
    isWritten = true;
    onRules((rules) => styles.add([reset, ...rules]));
  }
  // The shared sheet replaces the style element of server-rendered markup.
  childOf(root, 'style')?.remove();
  const sheets = styles.sheetsFor(root.ownerDocument);
  if (sheets.at(-1) !== root.adoptedStyleSheets.at(-1)) root.adoptedStyleSheets = sheets;
}

/** Of its own or adopted. In another document, an element has lost those that it had adopted. */
export const hasStyles = (root: ShadowRoot): boolean =>
  root.adoptedStyleSheets.length > 0 || childOf(root, 'style') !== undefined;
