import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type MeasuredHeights, measuredHeights } from './measured-heights.ts';
import { pinnedItems } from './pinned-items.ts';
import { contains, mergeRanges, overlaps, type RowRange } from './row-ranges.ts';

/** So many items are all in the document, where the browser's search finds them. */
export const virtualizeAbove = 100;

interface InView extends RowRange {
  columns: number;
  /** Those with the focus or with marked text, which stay wherever the page is scrolled to. */
  pinned: RowRange;
}

export interface VirtualGrid {
  columns: number;
  lines: number;
  /** What has to be in the document, from the top. */
  stretches: RowRange[];
  heights: MeasuredHeights;
}

/**
 * How far from the screen, in px. Rows nearer than `must` are in the document; as soon as one is not, all nearer than
 * `take` are put there. Whoever comes from elsewhere waits for no more than has to be there.
 */
const [minOverscan, overscan] = [150, 450];

const none: RowRange = { from: 0, to: 0 };

/** Nothing, until it is known how many columns there are and how far down the list stands: what is drawn is laid out. */
const atFirst: InView = { from: 0, to: 0, columns: 1, pinned: none };

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
export function useVirtualGrid(
  list: RefObject<HTMLElement | null>,
  count: number,
  isWatching: boolean,
  wanted = -1,
): VirtualGrid {
  const [heights] = useState(measuredHeights);
  const [inView, setInView] = useState(atFirst);
  /** Until then no more is drawn than the screen holds. */
  const [isSeen, setSeen] = useState(false);
  const { columns } = inView;
  const lines = Math.ceil(count / columns);
  const wantedRow = Math.floor(wanted / columns);
  const stretches = mergeRanges([inView, inView.pinned, { from: wantedRow, to: wantedRow + 1 }], lines);

  /** The list, once there is something to see of it: before that nothing has a height. */
  const shown = useCallback(
    () => (isWatching && list.current?.clientWidth ? list.current : null),
    [list, isWatching],
  );

  const look = useCallback(() => {
    const node = shown();
    if (!node) return;
    const { top } = node.getBoundingClientRect();
    const within = (margin: number): RowRange => ({
      from: heights.at(-top - margin, lines),
      to: heights.at(innerHeight - top + margin, lines) + 1,
    });
    const needed = within(isSeen ? minOverscan : 0);
    const held = pinnedRows(node, columns);
    setInView((known) =>
      contains(known, needed) &&
      known.to <= lines &&
      contains(known.pinned, held) &&
      contains(held, known.pinned)
        ? known
        : { ...(overlaps(known, needed) ? within(overscan) : needed), columns, pinned: held },
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
      const inRows = ({ from, to }: RowRange): RowRange => ({
        from: Math.floor((from * columns) / now),
        to: Math.ceil((to * columns) / now),
      });
      setInView((known) => ({ ...inRows(known), columns: now, pinned: inRows(known.pinned) }));
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

function pinnedRows(list: HTMLElement, columns: number): RowRange {
  const items = itemsOf(list);
  const [first, last] = pinnedItems(items).map((index) =>
    Math.floor(placeOf(items[index] ?? list) / columns),
  );
  return first === undefined || last === undefined ? none : { from: first, to: last + 1 };
}

/** The rows that are there, by the first item of each. */
function* rowsOf(list: HTMLElement, columns: number, gap: number) {
  for (const item of itemsOf(list)) {
    const row = placeOf(item) / columns;
    if (Number.isInteger(row)) yield [row, item.offsetHeight + gap] as const;
  }
}
