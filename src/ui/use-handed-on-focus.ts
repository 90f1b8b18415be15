import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What goes away with the focus in it hands the focus on to the frame of the element, where what follows begins. */
export function useHandedOnFocus(isFramed: boolean): RefObject<HTMLDivElement | null> {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const leaving = node.current;
    const frame = leaving?.closest<HTMLElement>('[data-dragoman-root]');
    const root = leaving?.getRootNode();
    if (!isFramed || !leaving || !frame || !(root instanceof ShadowRoot)) return;
    let isPressed = false;
    const press = () => {
      isPressed = true;
    };
    leaving.addEventListener('click', press);
    return () => {
      leaving.removeEventListener('click', press);
      // A button that is busy is disabled, and a browser takes the focus from it before it goes.
      const isLost = isPressed && document.activeElement === document.body;
      if (!isLost && !leaving.contains(root.activeElement)) return;
      frame.tabIndex = -1;
      frame.focus({ preventScroll: true });
    };
  }, [isFramed]);
  return node;
}
