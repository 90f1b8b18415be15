/** Brings the row of a task into sight and leads the focus to what can be done there. */
export function showRow(panel: HTMLElement | null, id: string): void {
  const row = panel?.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
}
