import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowHeights, rowHeights } from './row-heights.ts';

/** Rows of a grid from one up to another, which is left out. */
export interface Rows {
  from: number;
  to: number;
}

interface InView extends Rows {
  columns: number;
  /** The row with the focus, which stays wherever the page is scrolled to; -1 for none. */
  focused: number;
}

export interface RowsInView {
  columns: number;
  lines: number;
  /** What has to be in the document, from the top. */
  stretches: Rows[];
  heights: RowHeights;
}

/**
 * How far from the screen, in px. Rows nearer than `must` are in the document; as soon as one is not, all nearer than
 * `take` are put there.
 */
const [must, take] = [150, 450];

/** One row, by which it shows how many fit the screen. */
const atFirst: InView = { from: 0, to: 1, columns: 1, focused: -1 };

const holds = (rows: Rows, other: Rows) => rows.from <= other.from && rows.to >= other.to;

/** Where the scrolling is heard that moves an element: such events stop at a shadow root. */
function rootsOf(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

/**
 * Which rows of a long grid of `count` items have to be in the document: those on the screen and around it, and the
 * one with the focus. Items carry their place in `aria-posinset`.
 */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  count: number,
  isWatching: boolean,
): RowsInView {
  const [heights] = useState(rowHeights);
  const [inView, setInView] = useState(atFirst);
  const { columns } = inView;
  const lines = Math.ceil(count / columns);

  /** The list, once there is something to see of it: before that nothing has a height. */
  const shown = useCallback(
    () => (isWatching && list.current?.clientWidth ? list.current : null),
    [list, isWatching],
  );

  const look = useCallback(() => {
    const node = shown();
    if (!node) return;
    const { top } = node.getBoundingClientRect();
    const within = (margin: number): Rows => ({
      from: heights.at(-top - margin, lines),
      to: heights.at(innerHeight - top + margin, lines) + 1,
    });
    const focused = Math.floor(focusedPlace(node) / columns);
    setInView((known) =>
      holds(known, within(must)) && known.to <= lines && known.focused === focused
        ? known
        : { ...within(known.to === atFirst.to ? must : take), columns, focused },
    );
  }, [shown, columns, lines, heights]);

  // After every drawing: what is drawn tells how high rows are, and with that which of them are needed.
  useLayoutEffect(() => {
    const node = shown();
    if (!node) return;
    const { gridTemplateColumns, rowGap } = getComputedStyle(node);
    const now = gridTemplateColumns.split(' ').length;
    if (now !== columns) {
      heights.forget();
      setInView({ ...atFirst, columns: now });
      return;
    }
    const isNews = heights.note(rowsOf(node, columns, Number.parseFloat(rowGap) || 0));
    if (isNews) setInView((known) => ({ ...known }));
    else look();
  });

  useEffect(() => {
    const node = list.current;
    if (!node || !isWatching) return;
    let frame = 0;
    // Within the frame: who scrolls far sees no empty page.
    const soon = (act: () => void) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => flushSync(act));
    };
    const lookSoon = () => soon(look);
    let width = node.clientWidth;
    const observer = new ResizeObserver(() => {
      if (node.clientWidth === width) return;
      width = node.clientWidth;
      heights.forget();
      soon(() => setInView((known) => ({ ...known })));
    });
    observer.observe(node);
    const roots = rootsOf(node);
    for (const root of roots) root.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const root of roots) root.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
    };
  }, [list, isWatching, look, heights]);

  const { from, to, focused } = inView;
  const stretches = [{ from, to: Math.min(to, lines) }];
  if (focused >= 0 && focused < Math.min(from, lines)) stretches.unshift({ from: focused, to: focused + 1 });
  if (focused >= to && focused < lines) stretches.push({ from: focused, to: focused + 1 });
  return { columns, lines, stretches, heights };
}

const placeOf = (item: Element): number => Number(item.getAttribute('aria-posinset')) - 1;

/** The place of the item that has the focus; negative where none has. */
function focusedPlace(list: HTMLElement): number {
  const item = list.querySelector(':scope > :focus-within');
  return item ? placeOf(item) : -1;
}

/** The rows that are there, by the first item of each. */
function* rowsOf(list: HTMLElement, columns: number, gap: number) {
  for (const item of list.querySelectorAll<HTMLElement>(':scope > [aria-posinset]')) {
    const row = placeOf(item) / columns;
    if (Number.isInteger(row)) yield [row, item.offsetHeight + gap] as const;
  }
}
