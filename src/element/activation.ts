/** How many pixels outside the viewport a widget already starts. */
const margin = 400;

const touches = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const;

/** Calls back when the widget should start; the returned function gives that up. */
export function whenToStart(host: Element, load: string, start: () => void): () => void {
  if (load === 'visible' && typeof IntersectionObserver === 'function') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(host);
    return () => observer.disconnect();
  }
  if (load === 'interaction') {
    const giveUp = () => {
      for (const touch of touches) host.removeEventListener(touch, begin);
    };
    const begin = () => {
      giveUp();
      start();
    };
    for (const touch of touches) host.addEventListener(touch, begin, { passive: true });
    return giveUp;
  }
  start();
  return () => undefined;
}

/** What the observer would tell a frame later. Has the page laid out, and does not see what other elements hide. */
export function isNearViewport(host: Element): boolean {
  const [box] = host.getClientRects();
  if (!box) return false;
  const { clientHeight } = document.documentElement;
  return box.bottom > -margin && box.top < clientHeight + margin;
}
