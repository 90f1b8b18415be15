/** What a page does before the visitor asks for it. */

/** Visitors who save data, or have a slow connection, get nothing that they have not asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Calls `act` once the page shows what the visitor has just done. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Calls `act` once the page has nothing else to do. Safari has no idle callbacks. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, 200);
}
