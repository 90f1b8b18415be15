/** Scrolls to the row of a task and focuses its first link or button. */
export function revealRow(panel: HTMLElement | null, id: string): void {
  const row = panel?.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
}
