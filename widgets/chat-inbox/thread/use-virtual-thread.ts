import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { pinnedItems } from '#core/ui/virtual/pinned-items.ts';
import { contains, mergeRanges, type RowRange } from '#core/ui/virtual/row-ranges.ts';
import { virtualizeAbove } from '#core/ui/virtual/use-virtual-grid.ts';
import { knownHeights } from './known-heights.ts';
import { rowsIn, type StickToBottom } from './use-stick-to-bottom.ts';

/**
 * How far from what is seen, in px. Rows nearer than `must` are in the document; as soon as one is not, all nearer than
 * `take` are put there.
 */
const [minOverscan, overscan] = [300, 900];

interface Near {
  /** Counted from the newest row: earlier ones that come in change nothing about it. */
  oldest: number;
  newest: number;
  /** The first and the last one that stay wherever the person scrolls to. */
  pinned: readonly string[];
}

/** As many as fill a high screen. */
const atFirst = 40;

const nearRows = ({ oldest, newest }: Near, count: number): RowRange => ({
  from: count - oldest,
  to: count - newest,
});

function pinnedRows({ pinned: [first = '', last = ''] }: Near, keys: readonly string[]): RowRange {
  const from = keys.indexOf(first);
  return { from, to: from < 0 ? from : keys.indexOf(last) + 1 };
}

export interface VirtualThread {
  /** What has to be in the document, from the top. */
  stretches: RowRange[];
  /** In px, of the rows from one place up to another. */
  heightOf(from: number, to: number): number;
  isAll: boolean;
  isToEnd: boolean;
}

/**
 * Which rows of a long talk have to be in the document: those before the person's eyes and around them, and those with
 * the focus or marked text. What stands in the list for others is `aria-hidden`.
 */
export function useVirtualThread(
  { box, list, follow }: StickToBottom,
  keys: readonly string[],
): VirtualThread {
  const isLong = keys.length > virtualizeAbove;
  const [heights] = useState(knownHeights);
  // A talk that gets long by being read back keeps the rows that it had.
  const [near, setNear] = useState<Near>({
    oldest: isLong ? atFirst : virtualizeAbove,
    newest: 0,
    pinned: [],
  });
  const stretches = useMemo(
    () =>
      isLong
        ? mergeRanges([nearRows(near, keys.length), pinnedRows(near, keys)], keys.length)
        : [{ from: 0, to: keys.length }],
    [isLong, near, keys],
  );
  const drawn = useMemo(() => stretches.flatMap(({ from, to }) => keys.slice(from, to)), [stretches, keys]);

  const look = useCallback(() => {
    const [frame, node] = [box.current, list.current];
    // Out of sight nothing has a height.
    if (!isLong || !frame?.clientHeight || !node) return;
    const above = frame.getBoundingClientRect().top - node.getBoundingClientRect().top;
    const within = (margin: number): RowRange => ({
      from: heights.placeAt(above - margin, keys),
      to: heights.placeAt(above + frame.clientHeight + margin, keys) + 1,
    });
    const held = pinnedItems(rowsIn(node)).map((place) => drawn[place] ?? '');
    setNear((known) => {
      const there = nearRows(known, keys.length);
      const isEnough = contains(there, within(minOverscan));
      if (isEnough && held.join() === known.pinned.join()) return known;
      const { from, to } = isEnough ? there : within(overscan);
      return { oldest: keys.length - from, newest: keys.length - to, pinned: held };
    });
  }, [box, list, isLong, heights, keys, drawn]);

  // After every drawing, before the browser shows it.
  useLayoutEffect(() => {
    const seen = rowsIn(list.current).map(
      ({ offsetHeight }, place) => [drawn[place] ?? '', offsetHeight] as const,
    );
    heights.note(new Map(seen));
    follow();
    look();
  }, [list, heights, drawn, follow, look]);

  useEffect(() => {
    const [frame, node] = [box.current, list.current];
    if (!isLong || !frame || !node) return;
    let asked = 0;
    // Within the frame: who scrolls far sees no empty talk.
    const lookSoon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => flushSync(look));
    };
    let width = node.clientWidth;
    const observer = new ResizeObserver(() => {
      if (node.clientWidth !== width) heights.forget();
      width = node.clientWidth;
      lookSoon();
    });
    observer.observe(frame);
    observer.observe(node);
    frame.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      frame.removeEventListener('scroll', lookSoon);
    };
  }, [box, list, isLong, heights, look]);

  return {
    stretches,
    heightOf: (from, to) => heights.sum(keys.slice(from, to)),
    isAll: !isLong,
    isToEnd: stretches.at(-1)?.to === keys.length,
  };
}
