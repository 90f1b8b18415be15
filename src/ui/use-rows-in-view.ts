import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { heldItems } from './held-items.ts';
import { type RowHeights, rowHeights } from './row-heights.ts';
import { holds, meet, type Rows, stretchesOf } from './stretches.ts';

/** So many items are all in the document, where the browser's search finds them. */
export const few = 100;

interface InView extends Rows {
  columns: number;
  /** Those with the focus or with marked text, which stay wherever the page is scrolled to. */
  held: Rows;
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
 * `take` are put there. Whoever comes from elsewhere waits for no more than has to be there.
 */
const [must, take] = [150, 450];

const none: Rows = { from: 0, to: 0 };

/** Nothing, until it is known how many columns there are and how far down the list stands: what is drawn is laid out. */
const atFirst: InView = { from: 0, to: 0, columns: 1, held: none };

/** As long as nothing is seen of the list. */
const oneRow: InView = { ...atFirst, to: 1 };

/** Where the scrolling is heard that moves an element: such events stop at a shadow root. */
function rootsOf(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

/**
 * Which rows of a long grid of `count` items have to be in the document: those on the screen and around it, those with
 * the focus or marked text, and the one of the `wanted` item. What stands in the list for others is `aria-hidden`.
 */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  count: number,
  isWatching: boolean,
  wanted = -1,
): RowsInView {
  const [heights] = useState(rowHeights);
  const [inView, setInView] = useState(atFirst);
  /** Until then no more is drawn than the screen holds. */
  const [isSeen, setSeen] = useState(false);
  const { columns } = inView;
  const lines = Math.ceil(count / columns);
  const wantedRow = Math.floor(wanted / columns);
  const stretches = stretchesOf([inView, inView.held, { from: wantedRow, to: wantedRow + 1 }], lines);

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
    const needed = within(isSeen ? must : 0);
    const held = heldRows(node, columns);
    setInView((known) =>
      holds(known, needed) && known.to <= lines && holds(known.held, held) && holds(held, known.held)
        ? known
        : { ...(meet(known, needed) ? within(take) : needed), columns, held },
    );
  }, [shown, columns, lines, heights, isSeen]);

  // After every drawing: what is drawn tells how high rows are, and with that which of them are needed.
  useLayoutEffect(() => {
    const node = shown();
    if (!node) {
      if (isWatching) setInView((known) => (known.to > 0 ? known : oneRow));
      return;
    }
    const { gridTemplateColumns, rowGap } = getComputedStyle(node);
    const now = gridTemplateColumns.split(' ').length;
    if (now !== columns) {
      heights.forget();
      const inRows = ({ from, to }: Rows): Rows => ({
        from: Math.floor((from * columns) / now),
        to: Math.ceil((to * columns) / now),
      });
      setInView((known) => ({ ...inRows(known), columns: now, held: inRows(known.held) }));
      return;
    }
    const isNews = heights.note(rowsOf(node, columns, Number.parseFloat(rowGap) || 0));
    if (isNews) setInView((known) => ({ ...known }));
    else look();
  });

  useEffect(() => {
    const frame = requestAnimationFrame(() => setSeen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

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
    node.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const root of roots) root.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
      node.removeEventListener('focusin', look);
    };
  }, [list, isWatching, look, heights]);

  return { columns, lines, stretches, heights };
}

const itemsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden])'),
];

/** As it is told to those who hear the list; a table's head is its first row. */
const placeOf = (item: Element): number =>
  Number(item.getAttribute('aria-posinset') ?? Number(item.getAttribute('aria-rowindex')) - 1) - 1;

function heldRows(list: HTMLElement, columns: number): Rows {
  const items = itemsOf(list);
  const [first, last] = heldItems(items).map((index) => Math.floor(placeOf(items[index] ?? list) / columns));
  return first === undefined || last === undefined ? none : { from: first, to: last + 1 };
}

/** The rows that are there, by the first item of each. */
function* rowsOf(list: HTMLElement, columns: number, gap: number) {
  for (const item of itemsOf(list)) {
    const row = placeOf(item) / columns;
    if (Number.isInteger(row)) yield [row, item.offsetHeight + gap] as const;
  }
}
