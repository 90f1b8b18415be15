/** The one hook behind virtualized lists, tables, grids and threads. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { measuredHeights } from './measured-heights.ts';
import { pinnedItems } from './pinned-items.ts';
import { contains, mergeRanges, overlaps, type RowRange, segmentsOf } from './row-ranges.ts';
import { useViewportChanges } from './use-viewport-changes.ts';

/** Up to so many items are all in the document, where the browser's search finds them. */
export const virtualizeAbove = 100;

interface VirtualRowsOptions {
  /** The element whose children are the items. */
  list: RefObject<HTMLElement | null>;
  /** How many items there are. A grid has several in a row; the hook reads its columns from the computed style. */
  count: number;
  /** The element that the list scrolls in; the window unless given. */
  viewport?: RefObject<HTMLElement | null>;
  /** The items' identities, for lists where items may be inserted; without them their places are used. */
  keys?: readonly string[];
  /** Rendered rows are counted from this end, so that rows inserted at the other end do not change them. */
  anchor?: 'start' | 'end';
  /** In px. As soon as a row nearer than the first is missing, all rows nearer than the second are rendered. */
  overscan?: readonly [minOverscan: number, overscan: number];
  /** How many rows are rendered before the browser has laid out any. */
  initialRows?: number;
  /** The share of the viewport, from its top, whose rows the first paint waits for. The others follow a frame later. */
  firstShare?: number;
}

/** A range of items: rendered, or replaced by a spacer of this height in px. */
export interface Segment {
  from: number;
  to: number;
  spacerHeight: number | null;
}

export interface VirtualRows {
  isVirtual: boolean;
  segments: readonly Segment[];
}

interface Rendered {
  /** The rows in the viewport and around it, counted from the anchor. */
  inView: RowRange;
  columns: number;
  /** The keys of the first and the last pinned item, or nothing. */
  pinned: readonly (string | number)[];
}

/**
 * Virtualizes a list, a table or a grid: says which items have to be in the document. These are the ones in the viewport
 * and around it, and pinned ones. The others get spacers, which have to be `aria-hidden`.
 */
export function useVirtualRows({
  list,
  count,
  viewport,
  keys,
  anchor = 'start',
  overscan: [minOverscan, overscan] = [150, 450],
  initialRows = 0,
  firstShare = 1,
}: VirtualRowsOptions): VirtualRows {
  const isVirtual = count > virtualizeAbove;
  const [heights] = useState(measuredHeights);
  const [{ inView, columns, pinned }, setRendered] = useState<Rendered>({
    inView: { from: 0, to: initialRows },
    columns: 1,
    pinned: [],
  });
  const [, setAttached] = useState(false);
  const hasPainted = useRef(false);
  const rowCount = Math.ceil(count / columns);
  const keyOf = (item: number) => keys?.[item] ?? item;
  const rowKey = (row: number) => keyOf(row * columns);
  const rowOf = (item: number) => Math.floor(item / columns);
  /** From rows counted from the anchor to rows counted from the start, and back. */
  const flip = ({ from, to }: RowRange): RowRange =>
    anchor === 'start' ? { from, to } : { from: rowCount - to, to: rowCount - from };

  const segments = isVirtual ? segmentsNow() : [{ from: 0, to: count, spacerHeight: null }];

  function segmentsNow(): Segment[] {
    const places = pinned.map((key) => (keys ? keys.indexOf(String(key)) : Number(key)));
    const [firstPinned = -1, lastPinned = -1] = places.map(rowOf);
    const needed = [flip(inView), { from: firstPinned, to: lastPinned + 1 }];
    return [...segmentsOf(mergeRanges(needed, rowCount), rowCount)].map(({ from, to, isRendered }) => ({
      from: from * columns,
      to: Math.min(to * columns, count),
      spacerHeight: isRendered ? null : heights.between(from, to, rowKey),
    }));
  }

  /** The items in the document, with their places in the list. */
  function renderedItems(node: HTMLElement) {
    const items = itemsOf(node);
    const places = segments.flatMap(({ from, to, spacerHeight }) =>
      spacerHeight === null ? Array.from({ length: to - from }, (_, index) => from + index) : [],
    );
    return items.map((item, index) => ({ item, place: places[index] ?? 0 }));
  }

  /** Records columns and heights of rendered rows. Returns false if they changed, which renders the list once more first. */
  function measure(node: HTMLElement): boolean {
    const { gridTemplateColumns, rowGap } = getComputedStyle(node);
    const columnsNow = gridTemplateColumns.split(' ').length;
    if (columnsNow !== columns) {
      heights.clear();
      const inRows = ({ from, to }: RowRange): RowRange => ({
        from: Math.floor((from * columns) / columnsNow),
        to: Math.ceil((to * columns) / columnsNow),
      });
      setRendered((known) => ({ ...known, inView: inRows(known.inView), columns: columnsNow }));
      return false;
    }
    const gap = Number.parseFloat(rowGap) || 0;
    const firstOfRows = renderedItems(node).filter(({ place }) => place % columns === 0);
    const isNewEstimate = heights.record(
      firstOfRows.map(({ item, place }) => [keyOf(place), item.offsetHeight + gap]),
    );
    if (isNewEstimate) setRendered((known) => ({ ...known }));
    return !isNewEstimate;
  }

  function updateInView(node: HTMLElement): void {
    const frame = viewport?.current;
    const frameTop = frame?.getBoundingClientRect().top ?? 0;
    const top = frameTop - node.getBoundingClientRect().top;
    // The first paint must not wait for rows outside the viewport.
    const [share, margin] = hasPainted.current ? [1, minOverscan] : [firstShare, 0];
    const bottom = top + (frame?.clientHeight ?? innerHeight) * share;
    const within = (margin: number): RowRange =>
      flip({
        from: heights.rowAt(top - margin, rowCount, rowKey),
        to: heights.rowAt(bottom + margin, rowCount, rowKey) + 1,
      });
    const needed = within(margin);
    const items = renderedItems(node);
    const pinnedNow = pinnedItems(items.map(({ item }) => item)).map((index) =>
      keyOf(items[index]?.place ?? 0),
    );
    setRendered((known) => {
      const isEnough = contains(known.inView, needed) && known.inView.to <= rowCount;
      if (isEnough && pinnedNow.join() === known.pinned.join()) return known;
      // Nor does the first rendering after a jump.
      const next = overlaps(known.inView, needed) ? within(overscan) : needed;
      return { ...known, inView: isEnough ? known.inView : next, pinned: pinnedNow };
    });
  }

  function update(isMeasuring: boolean): void {
    const node = list.current;
    if (!isVirtual) return;
    // React attaches a list after the first effects of what is in it.
    if (!node) setAttached(true);
    else if (!node.clientWidth) {
      // A hidden list has no heights. One rendered row gives it a width and columns as soon as it is visible.
      setRendered((known) => (known.inView.to > 0 ? known : { ...known, inView: { from: 0, to: 1 } }));
    } else if (!isMeasuring || measure(node)) updateInView(node);
  }

  // Without dependencies: any rendering may have brought in rows with other heights.
  useLayoutEffect(() => update(true));

  useViewportChanges(list, viewport, isVirtual, {
    onMove() {
      hasPainted.current = true;
      update(false);
    },
    onResize() {
      heights.clear();
      setRendered((known) => ({ ...known }));
    },
  });

  return { isVirtual, segments };
}

const isItem = (child: Element): child is HTMLElement =>
  child instanceof HTMLElement && !child.hasAttribute('aria-hidden');

/** Not by a selector, for which the browser looks at all that is inside of the items. */
const itemsOf = (list: HTMLElement) => [...list.children].filter(isItem);
