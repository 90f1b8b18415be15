import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The small-screen menu. It closes on Escape (the focus returns to its button), on navigation, and on a click or focus elsewhere. */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  if (isOpen && openedAt !== key) setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (root.current && !event.composedPath().includes(root.current)) setOpen(false);
    };
    const closeOnEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    const header = root.current;
    header?.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      header?.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  return {
    isOpen,
    root,
    toggle,
    toggleMenu() {
      setOpenedAt(key);
      setOpen(!isOpen);
    },
  };
}
