import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * Preserves a busy button's width and its keyboard focus, which the browser takes from a disabled button. Both are
 * recorded on the click (Enter in a form clicks its submit button too).
 */
export function useBusyButton(busy: boolean, onClick?: (event: MouseEvent<HTMLButtonElement>) => void) {
  const button = useRef<HTMLButtonElement>(null);
  const width = useRef<number>(undefined);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const node = button.current;
    if (busy || !node || !hadFocus.current) return;
    hadFocus.current = false;
    const root = node.getRootNode();
    const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : node;
    if (!focused || focused === document.body) node.focus({ preventScroll: true });
  }, [busy]);

  return {
    ref: button,
    style: busy && width.current ? { minInlineSize: width.current } : undefined,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      width.current = event.currentTarget.offsetWidth;
      hadFocus.current = event.currentTarget.matches(':focus');
      onClick?.(event);
    },
  };
}
