/** Links lead to a part of a page: it is scrolled into view and gets the focus, which marks it. */
import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Stays until the part is there: the page removes the attribute, and what it shows first may be out of date. */
export function usePartToShow<Part extends string>(show: Part | '') {
  const [requested, setRequested] = useState(show);
  const [part, setPart] = useState(show);
  if (show !== requested) {
    setRequested(show);
    if (show) setPart(show);
  }
  const onShown = useCallback(() => setPart(''), []);
  return [part, onShown] as const;
}

/** Shows what the selector finds, as soon as it finds it; an empty one finds nothing. */
export function useShownPart(
  region: RefObject<HTMLElement | null>,
  selector: string,
  onShown: () => void,
): void {
  useEffect(() => {
    const root = selector ? region.current : null;
    if (!root) return;
    const show = (): boolean => {
      const node = root.querySelector<HTMLElement>(selector);
      if (!node) return false;
      // A link stays a stop of the Tab key.
      if (node.tabIndex < 0) node.tabIndex = -1;
      // Not each focus is a mark: one whose control vanishes moves to what is around it.
      node.dataset.shown = '';
      node.addEventListener('blur', () => delete node.dataset.shown, { once: true });
      node.focus({ preventScroll: true });
      node.scrollIntoView({ block: 'center' });
      onShown();
      return true;
    };
    if (show()) return;
    // A child may load it without rendering this component again.
    const growth = new MutationObserver(() => show() && growth.disconnect());
    growth.observe(root, { childList: true, subtree: true });
    return () => growth.disconnect();
  });
}
