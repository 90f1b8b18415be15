import { getRuntime } from '#core/runtime/runtime.ts';
import { onRules } from '#core/theme/css.ts';
import { reset } from '#core/theme/reset.ts';
import { childOf } from './wrapper.ts';

let isWritten = false;

/** Gives a shadow root the page's styles, for the document it stands in; the first call of this copy writes its rules into it. */
export function adoptStyles(root: ShadowRoot): void {
  const { styles } = getRuntime();
  if (!isWritten) {
    isWritten = true;
    onRules((pieces) => styles.add([reset, ...pieces]));
  }
  // In place of what came with the markup of a server.
  childOf(root, 'style')?.remove();
  root.adoptedStyleSheets = styles.sheetsFor(root.ownerDocument);
}
