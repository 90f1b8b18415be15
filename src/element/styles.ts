/** Connects the style sheet of the page with the shadow roots of its elements. */
import { getRuntime } from '#core/runtime/runtime.ts';
import { reset } from '#core/theme/reset.ts';
import { onRules } from '#core/theme/rules.ts';
import { applyInlineStyles } from './hydration/inline-styles.ts';
import { childOf } from './wrapper.ts';

let isWritten = false;

/** Adopts the shared style sheet of the root's document. The first call of this copy of the library adds its rules. */
export function adoptStyles(root: ShadowRoot): void {
  const { styles } = getRuntime();
  if (!isWritten) {
    isWritten = true;
    onRules((rules) => styles.add([reset, ...rules]));
  }
  // The shared sheet replaces the style element of server-rendered markup, in which style attributes may be rules.
  applyInlineStyles(root);
  childOf(root, 'style')?.remove();
  root.adoptedStyleSheets = styles.sheetsFor(root.ownerDocument);
}
