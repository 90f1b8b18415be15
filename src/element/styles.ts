/** Connects the style sheet of the page with the shadow roots of its elements. */

import { getRuntime } from '#core/runtime/runtime.ts';
import { reset } from '#core/theme/reset.ts';
import { onRules } from '#core/theme/rules.ts';
import { registerTextUnit, textUnit } from '#core/theme/text-unit.ts';
import { childOf } from './wrapper.ts';

let isWritten = false;

/**
 * Adopts the shared style sheet of the root's document, in place of the styles that rendered markup has brought along. The
 * first call of this copy of the library adds its rules.
 */
export function adoptStyles(root: ShadowRoot): void {
  const { styles } = getRuntime();
  if (!isWritten) {
    isWritten = true;
    onRules((rules) => styles.add([reset, textUnit, ...rules]));
  }
  registerTextUnit(root.ownerDocument.defaultView);
  const sheet = styles.sheetFor(root.ownerDocument);
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet];
  childOf(root, 'style')?.remove();
}

/** Whether it has styles of its own or has adopted some. In another document, an element has lost those it had adopted. */
export const hasStyles = (root: ShadowRoot): boolean =>
  root.adoptedStyleSheets.length > 0 || childOf(root, 'style') !== undefined;
