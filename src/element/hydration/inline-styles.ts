/** Style attributes of rendered markup. A content security policy may forbid them in markup, but not styles that scripts set. */

/** Gives the elements the styles that a server wrote as `data-style`. */
export function applyInlineStyles(root: ParentNode): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-style]')) {
    node.style.cssText = node.dataset.style ?? '';
    delete node.dataset.style;
  }
}
