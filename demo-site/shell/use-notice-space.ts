import { type RefObject, useEffect } from 'react';

/**
 * Notices float below the bar. While there are any, the page begins below them, so that they cover neither its heading nor
 * its controls. Browsers keep what a visitor reads further down in place.
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
      main.current?.style.setProperty('--notice-space', `${Math.ceil(height)}px`);
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
