/**
 * Pinned items stay in the document wherever the visitor scrolls to, because they have the focus or selected text.
 * Returns the places of the first and the last one, or nothing.
 */
export function pinnedItems(items: readonly Element[]): number[] {
  const [one] = items;
  const selected = one ? selectionEnds(one.getRootNode()) : [];
  const isPinned = (item: Element) =>
    item.matches(':focus-within') || selected.some((node) => item.contains(node));
  const first = items.findIndex(isPinned);
  return first < 0 ? [] : [first, items.findLastIndex(isPinned)];
}

/** The nodes where the selection begins and ends. A browser names nodes in a shadow root only if it is given that root. */
function selectionEnds(root: Node): Node[] {
  const shadowRoots = root instanceof ShadowRoot ? [root] : [];
  // Firefox before 142 has no such function.
  const ranges = document.getSelection()?.getComposedRanges?.({ shadowRoots }) ?? [];
  return ranges.flatMap(({ collapsed, startContainer, endContainer }) =>
    collapsed ? [] : [startContainer, endContainer],
  );
}
