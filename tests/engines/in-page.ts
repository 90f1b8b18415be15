/** What runs in the page itself: each function travels there as its own text and knows nothing of this file. */
import type { Point } from './engine.ts';

export interface Step {
  selector: string;
  /** The index among the matches; undefined means all. */
  index?: number;
}

/** The elements that the steps lead to, each step within the last one, through open shadow roots. */
export function find(steps: Step[]): HTMLElement[] {
  const within = (scope: ParentNode, selector: string): HTMLElement[] => [
    ...scope.querySelectorAll<HTMLElement>(selector),
    ...[scope, ...scope.querySelectorAll('*')].flatMap((node) =>
      node instanceof Element && node.shadowRoot ? within(node.shadowRoot, selector) : [],
    ),
  ];
  let found: ParentNode[] = [document];
  for (const { selector, index } of steps) {
    const inside = found.flatMap((scope) => within(scope, selector));
    found = index === undefined ? inside : inside.slice(index, index + 1);
  }
  return found as HTMLElement[];
}

export const isThere = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0 ? true : null;

/** Where to click on it; null while it cannot be reached. */
export function hitPoint(element: HTMLElement): Point | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  let hit = document.elementFromPoint(point.x, point.y);
  while (hit?.shadowRoot) {
    const inner: Element | null = hit.shadowRoot.elementFromPoint(point.x, point.y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit && element.contains(hit) && !element.matches(':disabled') ? point : null;
}

/** Days, times and choices have pickers of the browser’s own, which no driver reaches. */
export const takesTyping = (element: HTMLElement) =>
  !element.matches('select, [type=date], [type=time], [type=file]');

/** Sets a value and fires the events of a browser, as if the user had chosen it. */
export function setValue(element: HTMLElement, value: string): true {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
