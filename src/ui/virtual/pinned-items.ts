/**
 * The places of the first and the last item that have to stay in the document wherever the person scrolls to: they have
 * the focus or marked text. None where there is neither.
 */
export function pinnedItems(items: readonly Element[]): number[] {
  const [one] = items;
  const marked = one ? markedNodes(one.getRootNode()) : [];
  const isHeld = (item: Element) =>
    item.matches(':focus-within') || marked.some((node) => item.contains(node));
  const first = items.findIndex(isHeld);
  return first < 0 ? [] : [first, items.findLastIndex(isHeld)];
}

/** Where marked text begins and ends; asked about a shadow root itself, as others are told of its host only. */
function markedNodes(root: Node): Node[] {
  const shadowRoots = root instanceof ShadowRoot ? [root] : [];
  // Firefox before 142 has no such function.
  const ranges = document.getSelection()?.getComposedRanges?.({ shadowRoots }) ?? [];
  return ranges.flatMap(({ collapsed, startContainer, endContainer }) =>
    collapsed ? [] : [startContainer, endContainer],
  );
}
