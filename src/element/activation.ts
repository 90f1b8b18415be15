/** Decides when an element starts: at once, near the viewport, or at the first interaction. */
import { pageGlobals } from '#core/runtime/page-globals.ts';

/** A widget starts when it is at most this many pixels outside the viewport. */
const margin = 400;

const interactions = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const;

/** Calls back when the widget should start; the returned function cancels that. */
export function whenToStart(host: Element, load: string, start: () => void): () => void {
  if (load === 'visible') {
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
    const cancel = () => {
      for (const type of interactions) host.removeEventListener(type, startOnce);
    };
    const startOnce = () => {
      cancel();
      start();
    };
    for (const type of interactions) host.addEventListener(type, startOnce, { passive: true });
    return cancel;
  }
  start();
  return () => undefined;
}

/** Answers synchronously what the observer reports a frame later. Forces a layout and ignores clipping by other elements. */
export function isNearViewport(host: Element): boolean {
  const [box] = host.getClientRects();
  if (!box) return false;
  const { clientHeight } = document.documentElement;
  return box.bottom > -margin && box.top < clientHeight + margin;
}

/** The loader has found an element in sight and asked for its answers: the observer would say so a frame later. */
export const isAwaited = (host: Element, load: string): boolean =>
  load === 'visible' && pageGlobals().early.size > 0 && isNearViewport(host);
