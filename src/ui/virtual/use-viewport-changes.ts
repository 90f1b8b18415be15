import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface Listeners {
  /** Something was scrolled, or has another height, or an item has the focus: other rows may be needed. */
  onMove(): void;
  /** The list has another width: its rows may have other heights. */
  onResize(): void;
}

/** Calls back when the part of a list that is in view, or the focus in it, may have changed. */
export function useViewportChanges(
  list: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null> | undefined,
  isActive: boolean,
  listeners: Listeners,
): void {
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
  });

  useEffect(() => {
    const node = list.current;
    if (!node || !isActive) return;
    let frame = 0;
    // Rendered in the same frame, so that a visitor who scrolls far sees no empty page.
    const inNextFrame = (listener: keyof Listeners) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => flushSync(() => latest.current[listener]()));
    };
    const onMove = () => inNextFrame('onMove');
    const onFocus = () => latest.current.onMove();
    let width = node.clientWidth;
    const observer = new ResizeObserver(() => {
      inNextFrame(node.clientWidth === width ? 'onMove' : 'onResize');
      width = node.clientWidth;
    });
    observer.observe(node);
    if (viewport?.current) observer.observe(viewport.current);
    const roots = rootsOf(node);
    for (const root of roots) root.addEventListener('scroll', onMove, { capture: true, passive: true });
    window.addEventListener('resize', onMove);
    node.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const root of roots) root.removeEventListener('scroll', onMove, { capture: true });
      window.removeEventListener('resize', onMove);
      node.removeEventListener('focusin', onFocus);
    };
  }, [list, viewport, isActive]);
}

/** Each root has to be listened to, because scroll events stop at a shadow root. */
function rootsOf(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}
