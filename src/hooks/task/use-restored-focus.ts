import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { AcceptedTask } from '#core/domain/task.ts';

/** To be called when a button of this task is pressed. Returns a function that cancels it. */
export type RestoreFocus = (task: AcceptedTask) => () => void;

/** Changes whenever a row may get other buttons. */
export const rowState = ({ status, review, change }: AcceptedTask): string =>
  [status, change && 'changing', review && 'reviewed', review?.reply && 'answered'].filter(Boolean).join(' ');

/**
 * A step removes the button that was pressed, often with its whole row. Afterwards the focus moves to the next action of the
 * row, or else to the open tab, unless the visitor has moved it meanwhile.
 */
export function useRestoredFocus(): { region: RefObject<HTMLDivElement | null>; restoreFocus: RestoreFocus } {
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ id: number; state: string } | null>(null);
  // Read before the commit, which may remove the focused control and with it the information where the focus was.
  const hasMovedOn = pressed.current && region.current ? isElsewhere(region.current) : false;

  useLayoutEffect(() => {
    const node = region.current;
    if (!node || !pressed.current) return;
    const { id, state } = pressed.current;
    const row = rowIn(node, id);
    if (row?.dataset.rowState === state) return;
    pressed.current = null;
    if (!hasMovedOn && !isUsable(activeIn(node), node)) focusNear(node, row);
  });

  const restoreFocus = useCallback((task: AcceptedTask) => {
    pressed.current = { id: task.id, state: rowState(task) };
    return () => {
      pressed.current = null;
    };
  }, []);
  return { region, restoreFocus };
}

const rowIn = (node: HTMLElement, id: number): HTMLElement | undefined =>
  [...node.querySelectorAll<HTMLElement>('[data-task]')].find(({ dataset }) => dataset.task === String(id));

function activeIn(node: HTMLElement): Element | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}

const isUsable = (active: Element | null, node: HTMLElement): boolean =>
  active !== null && node.contains(active) && !active.matches(':disabled');

/** Whether something outside has the focus; the body has it if nothing else does. */
function isElsewhere(node: HTMLElement): boolean {
  const inside = activeIn(node);
  if (inside) return !node.contains(inside);
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** The first one that is there gets the focus. */
const targets = ['[part~=next]', '[part~=action]', '[part~=rate]', '[part~=reply]', 'a[href]'];

function focusNear(node: HTMLElement, row: HTMLElement | undefined): void {
  const next = targets.map((target) => row?.querySelector<HTMLElement>(target)).find(Boolean);
  const panel = node.closest('[role=tabpanel]');
  const tab = panel?.parentElement?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  (next ?? tab)?.focus({ preventScroll: true });
}
