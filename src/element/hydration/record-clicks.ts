/** Records what a visitor clicks in rendered markup before the view hydrates it, to be replayed after that. */
import { pageGlobals } from '#core/runtime/page-globals.ts';

/**
 * Records buttons, and links that would be followed in this window: the view may fire an event first that the page
 * cancels. Clicks that open another tab or window are the browser's. A recording under way goes on. While React hydrates,
 * the clicks are kept from it: it would call handlers of a view that does not ask the backend for anything yet.
 */
export function recordClicks(host: Element, shadow: ShadowRoot, isHydrating = false): void {
  if (pageGlobals().clicks.has(host)) return;
  const targets = new Set<HTMLElement>();
  const record = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[href]');
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    targets.add(target);
    event.preventDefault();
    if (isHydrating) event.stopPropagation();
  };
  // Only the view knows what a form does. Without it, the browser would navigate.
  const preventSubmit = (event: Event) => event.preventDefault();
  shadow.addEventListener('click', record as EventListener, isHydrating);
  shadow.addEventListener('submit', preventSubmit);
  pageGlobals().clicks.set(host, {
    targets,
    stop() {
      shadow.removeEventListener('click', record as EventListener, isHydrating);
      shadow.removeEventListener('submit', preventSubmit);
    },
  });
}

/** Ends the recording and returns the targets in the order in which they were clicked first. */
export function takeClicks(host: Element): HTMLElement[] {
  const { targets, stop } = pageGlobals().clicks.get(host) ?? {};
  pageGlobals().clicks.delete(host);
  stop?.();
  return [...(targets ?? [])];
}

/** Dispatches each click again if its target is still in the document. */
export function replayClicks(targets: readonly HTMLElement[]): void {
  for (const target of targets) if (target.isConnected) target.click();
}
