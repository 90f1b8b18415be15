import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** A disclosure: Escape, a click outside or leaving it closes it, and arrow keys move the focus inside. */
export function useDisclosure(onToggle?: (isOpen: boolean) => void) {
  const [isOpen, setState] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const setOpen = (open: boolean) => {
    if (open === isOpen) return;
    setState(open);
    onToggle?.(open);
    // Focus on an element that gets hidden would be lost: it returns to the button.
    const root = wrapper.current?.getRootNode();
    const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    if (!open && focused && wrapper.current?.contains(focused)) button.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens only while it is open
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (wrapper.current && !event.composedPath().includes(wrapper.current)) setOpen(false);
    };
    const page = wrapper.current?.ownerDocument;
    page?.addEventListener('pointerdown', onPointerDown);
    return () => page?.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  return {
    isOpen,
    setOpen,
    wrapper,
    button,
    onBlur(event: FocusEvent) {
      const to = event.relatedTarget;
      if (to && !event.currentTarget.contains(to)) setOpen(false);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && isOpen) {
        event.stopPropagation();
        setOpen(false);
      }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (isOpen) moveFocus(wrapper.current, event.key === 'ArrowDown' ? 1 : -1);
        else if (event.target === button.current) setOpen(true);
      }
    },
  };
}

function moveFocus(wrapper: HTMLElement | null, step: number) {
  const stops = [...(wrapper?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])];
  const from = stops.findIndex((stop) => stop.matches(':focus'));
  stops[(from + step + stops.length) % stops.length]?.focus();
}
