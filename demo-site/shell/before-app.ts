/** What a page that the server has rendered does before the site's app is there. */
import { whenIdle } from '#core/hooks/data/when-idle.ts';

const uses = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'change'] as const;

/** Resolves at the first use of the page, or once it has nothing else to do. */
export const firstUse = (): Promise<void> =>
  new Promise((resolve) => {
    const options = { passive: true, once: true };
    // The browser first shows what the visitor has just done: a slow phone needs longer than a frame to begin loading the app.
    const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    for (const type of uses) document.addEventListener(type, afterFrame, options);
    // Another tab has signed in.
    addEventListener('storage', () => resolve(), options);
    if (savesData()) return;
    if (document.readyState === 'complete') whenIdle(resolve);
    else addEventListener('load', () => whenIdle(resolve), { once: true });
  });

/** Visitors who save data, or have a slow connection, get nothing that they have not asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * Buttons that are pressed before their code is there are pressed again once it is. Without this the menu of a phone would
 * not open at the first tap, and a form sent as soon as it is shown would load the page without what was typed.
 */
export function pressAgainAfter(appStarted: Promise<void>): void {
  let isStarted = false;
  void appStarted.then(() => {
    isStarted = true;
  });
  // Before React, and before a widget's own listeners. Also Enter in a field clicks its form's button.
  document.addEventListener(
    'click',
    (event) => {
      const button = event.composedPath().find((node) => node instanceof HTMLButtonElement);
      if (!button) return;
      const root = button.getRootNode();
      const ready = root instanceof ShadowRoot ? whenListening(root) : isStarted ? null : appStarted;
      if (!ready) return;
      event.preventDefault();
      event.stopPropagation();
      void ready.then(() => queueMicrotask(() => button.click()));
    },
    { capture: true },
  );
}

/** `listeningMark` of src/element/wrapper.ts, whose import would bring more than this first script. */
const listeningMark = 'data-listening';

/** Null where the view of the widget listens already. */
function whenListening(root: ShadowRoot): Promise<void> | null {
  const listens = () => root.querySelector(`[${listeningMark}]`) !== null;
  if (listens()) return null;
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (!listens()) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(root, { childList: true, subtree: true, attributeFilter: [listeningMark] });
  });
}
