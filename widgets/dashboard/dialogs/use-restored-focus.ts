import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';

/** Says that a button of this task was pressed; the answer takes it back. */
export type KeepFocus = (task: AcceptedTask) => () => void;

/** What of a row decides about its buttons. */
export const rowState = ({ status, review }: AcceptedTask): string =>
  [status, review && 'reviewed', review?.reply && 'answered'].filter(Boolean).join(' ');

/**
 * A step takes away the button that was pressed, often with its whole row. Once that has happened the focus goes to
 * what can be done next in the row, else to the open tab, unless somebody has moved it on meanwhile.
 */
export function useKeptFocus(): { region: RefObject<HTMLDivElement | null>; keep: KeepFocus } {
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ id: string; state: string } | null>(null);
  // Before the commit: where the focused control goes away with it, React moves the focus to the element's first one.
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

  const keep = useCallback((task: AcceptedTask) => {
    pressed.current = { id: task.id, state: rowState(task) };
    return () => {
      pressed.current = null;
    };
  }, []);
  return { region, keep };
}

const rowIn = (node: HTMLElement, id: string): HTMLElement | undefined =>
  [...node.querySelectorAll<HTMLElement>('[data-task]')].find(({ dataset }) => dataset.task === id);

function activeIn(node: HTMLElement): Element | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
}

const isUsable = (active: Element | null, node: HTMLElement): boolean =>
  active !== null && node.contains(active) && !active.matches(':disabled');

/** Whether something outside has the focus; where nothing has, it is the body's. */
function isElsewhere(node: HTMLElement): boolean {
  const inside = activeIn(node);
  if (inside) return !node.contains(inside);
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** In the order in which somebody would want them. */
const targets = ['[part~=action]', '[part~=rate]', '[part~=reply]', 'a[href]'];

function focusNear(node: HTMLElement, row: HTMLElement | undefined): void {
  const next = targets.map((target) => row?.querySelector<HTMLElement>(target)).find(Boolean);
  const panel = node.closest('[role=tabpanel]');
  const tab = panel?.parentElement?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  (next ?? tab)?.focus({ preventScroll: true });
}
