import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';

/** Says that a button of this task was pressed; the answer takes it back. */
export type KeepFocus = (task: AcceptedTask) => () => void;

/** What of a row decides about its buttons. */
export const rowState = ({ status, review }: AcceptedTask): string => `${status}${review ? ' reviewed' : ''}`;

/**
 * A step takes away the button that was pressed, often with its whole row. Once that has happened the focus goes to
 * what can be done next in the row, else to the open tab, unless somebody has moved it on meanwhile.
 */
export function useKeptFocus(): { region: RefObject<HTMLDivElement | null>; keep: KeepFocus } {
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ id: string; state: string } | null>(null);

  useLayoutEffect(() => {
    const node = region.current;
    if (!node || !pressed.current) return;
    const { id, state } = pressed.current;
    const rows = [...node.querySelectorAll<HTMLElement>('[data-task]')];
    const row = rows.find((one) => one.dataset.task === id);
    if (row?.dataset.rowState === state) return;
    pressed.current = null;
    if (isFocusLost(node)) focusNear(node, row);
  });

  const keep = useCallback((task: AcceptedTask) => {
    pressed.current = { id: task.id, state: rowState(task) };
    return () => {
      pressed.current = null;
    };
  }, []);
  return { region, keep };
}

function isFocusLost(node: HTMLElement): boolean {
  const root = node.getRootNode();
  if (root instanceof ShadowRoot && root.activeElement) return root.activeElement.matches(':disabled');
  return document.activeElement === document.body || document.activeElement === null;
}

function focusNear(node: HTMLElement, row: HTMLElement | undefined): void {
  const next = row?.querySelector<HTMLElement>(
    '[part~=action], [part~=rate], a[href], button:not(:disabled)',
  );
  const tab = node
    .closest('[role=tabpanel]')
    ?.parentElement?.querySelector<HTMLElement>('[aria-selected=true]');
  (next ?? tab)?.focus({ preventScroll: true });
}
