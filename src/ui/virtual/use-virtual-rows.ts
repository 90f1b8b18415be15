/** The one hook behind virtualized lists, tables, grids and threads. */

import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

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
  const isPrinted = useIsPrinting();
  // Paper does not scroll.
  const isVirtual = count > virtualizeAbove && !isPrinted;
  const [heights] = useState(measuredHeights);
  const [{ inView, columns, pinned }, setRendered] = useState<Rendered>({
    inView: { from: 0, to: initialRows },
    columns: 1,
    pinned: [],
  });
  const [, setAttached] = useState(false);
  const hasRendered = useRef(false);
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
    const [share, margin] = hasRendered.current ? [1, minOverscan] : [firstShare, 0];
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
      hasRendered.current = true;
      update(false);
    },
    onResize() {
      heights.clear();
      setRendered((known) => ({ ...known }));
    },
  });

  return { isVirtual, segments };
}

let isPrinting = false;

function followPrinting(listener: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    // The paper gets what is there when this returns, where a script of the page prints.
    flushSync(listener);
  };
  const end = () => {
    isPrinting = false;
    listener();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed. */
const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    followPrinting,
    () => isPrinting,
    () => false,
  );

const isItem = (child: Element): child is HTMLElement =>
  child instanceof HTMLElement && !child.hasAttribute('aria-hidden');

/** Not by a selector, for which the browser looks at all that is inside of the items. */
const itemsOf = (list: HTMLElement) => [...list.children].filter(isItem);

interface Listeners {
  /** Something was scrolled, or has another height, or an item has the focus: other rows may be needed. */
  onMove(): void;
  /** The list has another width: its rows may have other heights. */
  onResize(): void;
}

/** Calls back when the part of a list that is in view, or the focus in it, may have changed. */
export function useViewportChanges(
  list: RefObject<HTMLElement | null>,
  viewport: RefObject<HTMLElement | null> | undefined,
  isActive: boolean,
  listeners: Listeners,
): void {
  const latest = useRef(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
  });

  useEffect(() => {
    const node = list.current;
    if (!node || !isActive) return;
    let frame = 0;
    // Rendered in the same frame, so that a visitor who scrolls far sees no empty page.
    const inNextFrame = (listener: keyof Listeners) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => flushSync(() => latest.current[listener]()));
    };
    const onMove = () => inNextFrame('onMove');
    const onFocus = () => latest.current.onMove();
    let width = node.clientWidth;
    const observer = new ResizeObserver(() => {
      inNextFrame(node.clientWidth === width ? 'onMove' : 'onResize');
      width = node.clientWidth;
    });
    observer.observe(node);
    if (viewport?.current) observer.observe(viewport.current);
    const roots = rootsOf(node);
    for (const root of roots) root.addEventListener('scroll', onMove, { capture: true, passive: true });
    window.addEventListener('resize', onMove);
    node.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const root of roots) root.removeEventListener('scroll', onMove, { capture: true });
      window.removeEventListener('resize', onMove);
      node.removeEventListener('focusin', onFocus);
    };
  }, [list, viewport, isActive]);
}

/** Each root has to be listened to, because scroll events stop at a shadow root. */
function rootsOf(node: Node): Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

/**
 * Pinned items stay in the document wherever the visitor scrolls to, because they have the focus or selected text.
 * Returns the places of the first and the last one, or nothing.
 */
export function pinnedItems(items: readonly Element[]): number[] {
  const [one] = items;
  const selected = one ? selectionEnds(one.getRootNode()) : [];
  const isPinned = (item: Element) =>
    item.matches(':focus-within') || selected.some((node) => item.contains(node));
  const first = items.findIndex(isPinned);
  return first < 0 ? [] : [first, items.findLastIndex(isPinned)];
}

/** The nodes where the selection begins and ends. A browser names nodes in a shadow root only if it is given that root. */
function selectionEnds(root: Node): Node[] {
  const shadowRoots = root instanceof ShadowRoot ? [root] : [];
  // Firefox before 142 has no such function.
  const ranges = document.getSelection()?.getComposedRanges?.({ shadowRoots }) ?? [];
  return ranges.flatMap(({ collapsed, startContainer, endContainer }) =>
    collapsed ? [] : [startContainer, endContainer],
  );
}

/** The height of a row before any row was measured, in px. */
const estimatedHeight = 300;

/** Once so many rows were measured, their average is the estimate for all others. */
const minSamples = 3;

/** What identifies a row, whatever comes before it: the key of its first item. */
type RowKey = string | number;

/** Names the row at a place of the list. */
type RowKeyAt = (row: number) => RowKey;

/** The heights of a long list's rows in px, gap included: measured where a row was rendered, estimated elsewhere. */
export function measuredHeights() {
  const measured = new Map<RowKey, number>();
  let estimate = estimatedHeight;
  const heightOf = (key: RowKey) => measured.get(key) ?? estimate;
  return {
    /** Returns whether the estimate changed, and with it the height of every spacer. */
    record(rows: Iterable<readonly [RowKey, height: number]>): boolean {
      const isEstimating = measured.size < minSamples;
      const before = estimate;
      for (const [key, height] of rows) measured.set(key, height);
      if (isEstimating && measured.size > 0)
        estimate = [...measured.values()].reduce((sum, height) => sum + height) / measured.size;
      return estimate !== before;
    },
    /** For a new width: rows may be higher or lower now. */
    clear: () => measured.clear(),
    /** The height of the rows from one up to another, which is excluded. */
    between(from: number, to: number, keyAt: RowKeyAt): number {
      // The first rendering of thousands of rows looks none of them up.
      if (measured.size === 0) return (to - from) * estimate;
      let height = 0;
      for (let row = from; row < to; row += 1) height += heightOf(keyAt(row));
      return height;
    },
    /** The row at a distance from the start of the list; the first or the last of `count` where that is outside. */
    rowAt(distance: number, count: number, keyAt: RowKeyAt): number {
      let [row, left] = [0, distance];
      for (; row < count - 1; row += 1) {
        left -= heightOf(keyAt(row));
        if (left < 0) break;
      }
      return row;
    },
  };
}

// Ranges of rows, and how the rendered ones divide a list.

/** Rows from `from` up to `to`, which is excluded. */
export interface RowRange {
  from: number;
  to: number;
}

export const contains = (rows: RowRange, other: RowRange): boolean =>
  rows.from <= other.from && rows.to >= other.to;

export const overlaps = (rows: RowRange, other: RowRange): boolean =>
  rows.from < other.to && other.from < rows.to;

/** Sorts ranges, cuts them to `count` rows and joins those that overlap or touch. */
export function mergeRanges(ranges: readonly RowRange[], count: number): RowRange[] {
  const merged: RowRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    const range = { from: Math.max(0, from), to: Math.min(to, count) };
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else if (range.from < range.to) merged.push(range);
  }
  return merged;
}

/** Divides a list into the rendered ranges, which are merged, and the gaps between them. */
export function* segmentsOf(
  rendered: readonly RowRange[],
  count: number,
): Generator<RowRange & { isRendered: boolean }> {
  let reached = 0;
  for (const { from, to } of rendered) {
    if (from > reached) yield { from: reached, to: from, isRendered: false };
    yield { from, to, isRendered: true };
    reached = to;
  }
  if (reached < count) yield { from: reached, to: count, isRendered: false };
}
