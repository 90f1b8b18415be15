import { type RefObject, useEffect } from 'react';

/**
 * Notices float below the bar. While there are any, the top of the page moves below them, so that they cover neither its
 * heading nor its controls. What a visitor reads further down stays in place.
 */
export function useNoticeSpace(
  main: RefObject<HTMLElement | null>,
  toaster: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const view = toaster.current;
    if (!view) return;
    const update = () => {
      const notices = [...(view.shadowRoot?.querySelectorAll('[part~=notice]') ?? [])];
      const height = notices.reduce((sum, notice) => sum + notice.getBoundingClientRect().height + gap, 0);
      const isNeeded = height > 0 && scrollY <= height;
      main.current?.style.setProperty('--notice-space', `${Math.ceil(height)}px`);
      main.current?.toggleAttribute('data-noticed', isNeeded);
    };
    const watch = () => {
      if (!view.shadowRoot) return;
      changes.observe(view.shadowRoot, { subtree: true, childList: true, characterData: true });
      update();
    };
    const changes = new MutationObserver(update);
    void customElements.whenDefined(view.localName).then(watch);
    addEventListener('resize', update);
    return () => {
      changes.disconnect();
      removeEventListener('resize', update);
    };
  }, [main, toaster]);
}

/** Between notices, and below the last, in pixels. */
const gap = 8;
