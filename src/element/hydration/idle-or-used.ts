/** Decides when prerendered markup gets its code: when the page is idle, or at the first use of the element. */

const interactions = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/** What a page changes for looks alone. Any other attribute is a use. */
const looks = /^(class|id|style|data-|aria-)/;

const waiting = new Set<() => void>();

/**
 * Resolves when the page has loaded and is idle, or before that at the first pointer, key or focus in the element, or when a
 * script changes its attributes. Visitors who save data, or are on a 2g connection, get the code only at use.
 */
export const idleOrUsed = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver((records) => {
      if (records.some(({ attributeName }) => !looks.test(attributeName ?? ''))) use();
    });
    const use = () => {
      waiting.delete(use);
      observer.disconnect();
      for (const type of interactions) element.removeEventListener(type, use);
      resolve();
    };
    waiting.add(use);
    observer.observe(element, { attributes: true });
    for (const type of interactions) element.addEventListener(type, use, { passive: true });
    whenIdle(use);
  });

/** A script uses the API of all elements, such as `Dragoman.session`. */
export function useAll(): void {
  for (const use of [...waiting]) use();
}

function whenIdle(act: () => void): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
    else setTimeout(act, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
