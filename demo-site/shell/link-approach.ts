/** Notices that a visitor is about to follow a link, also one inside the widgets' shadow roots. */

/** In milliseconds: a pointer that only crosses a link leaves it sooner. */
const rest = 50;

/**
 * Calls `approach` for a link on which the pointer rests or the focus is, and at once for one that is touched. Not by
 * `pointerover`, which browsers do not report to the document while the pointer stays within one shadow root.
 */
export function watchApproach(approach: (link: HTMLAnchorElement) => void): void {
  let last: EventTarget | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = (event: Event) => {
    const [target] = event.composedPath();
    if (target === last) return;
    last = target;
    clearTimeout(timer);
    const link = linkIn(event);
    if (link) timer = setTimeout(approach, rest, link);
  };
  const noticeTouch = (event: Event) => {
    const link = linkIn(event);
    if (link) approach(link);
  };
  document.addEventListener('pointermove', notice, { passive: true });
  document.addEventListener('pointerdown', noticeTouch, { passive: true });
  // The key that has moved the focus is released on the link.
  document.addEventListener('keyup', notice);
}

const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement && target.href !== '';

export const linkIn = (event: Event): HTMLAnchorElement | undefined => event.composedPath().find(isLink);
