/**
 * The text size that visitors have set in their browsers. `medium` is that size whatever the page does, but a length made
 * from it multiplies with every nested font size. As a registered property it is computed once, on the root wrapper, and
 * inherited as it is. Where the browser has no such properties, all text has the sizes of the design.
 */

/** A sixteenth of the browser's text size; the wrapper's own font size is `medium`. */
export const textUnit =
  typeof CSS !== 'undefined' && 'registerProperty' in CSS
    ? '[data-dragoman-root] { --dragoman-px: 0.0625em; }'
    : '';

/** Registers the property with a window: frames have properties of their own. */
export function registerTextUnit(view: (Window & typeof globalThis) | null): void {
  if (!textUnit || !view) return;
  try {
    const length = { syntax: '<length>', inherits: true, initialValue: '1px' };
    view.CSS.registerProperty({ name: '--dragoman-px', ...length });
  } catch {
    // Another element has registered it.
  }
}
