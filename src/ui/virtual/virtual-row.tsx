import { type Key, type ReactElement, type RefObject, useLayoutEffect, useState } from 'react';
import {
  contains,
  mergeRanges,
  pinnedItems,
  type RowRange,
  segmentsOf,
  useViewportChanges,
  virtualizeAbove,
} from './use-virtual-rows.ts';

interface VirtualRowProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): Key;
  /** The grid of one row around them, which scrolls: its columns are equally wide and come by themselves. */
  list: RefObject<HTMLElement | null>;
  children(item: Item): ReactElement<object>;
}

/** Before the browser has laid out any. */
const firstItems: RowRange = { from: 0, to: 8 };

/** The items of a row, or of a long one those near the visible part, with spacers over the columns of the others. */
export function VirtualRow<Item>({ items, keyOf, list, children }: VirtualRowProps<Item>) {
  const isVirtual = items.length > virtualizeAbove;
  const [{ inView, pinned }, setRendered] = useState({ inView: firstItems, pinned: [] as readonly Key[] });
  const places = pinned.map((key) => items.findIndex((item) => keyOf(item) === key));
  const [first = -1, last = -1] = places;
  const segments = [
    ...segmentsOf(mergeRanges([inView, { from: first, to: last + 1 }], items.length), items.length),
  ];

  function update(): void {
    const node = list.current;
    const rendered = [...(node?.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden])') ?? [])];
    const [sample] = rendered;
    if (!isVirtual || !node || !sample?.offsetWidth) return;
    const column = sample.offsetWidth + (Number.parseFloat(getComputedStyle(node).columnGap) || 0);
    const at = Math.abs(node.scrollLeft);
    // The next screen is there before a key, a button or a swipe leads to it.
    const within = (screens: number): RowRange => ({
      from: Math.max(0, Math.floor((at - screens * node.clientWidth) / column)),
      to: Math.min(items.length, Math.ceil((at + (1 + screens) * node.clientWidth) / column) + 1),
    });
    const placesNow = segments.flatMap(({ from, to, isRendered }) =>
      isRendered ? Array.from({ length: to - from }, (_, index) => from + index) : [],
    );
    const pinnedNow = pinnedItems(rendered).flatMap((index) => {
      const item = items[placesNow[index] ?? -1];
      return item ? [keyOf(item)] : [];
    });
    setRendered((known) => {
      const isEnough = contains(known.inView, within(0.5));
      if (isEnough && pinnedNow.join() === known.pinned.join()) return known;
      return { inView: isEnough ? known.inView : within(1), pinned: pinnedNow };
    });
  }

  // Without dependencies: more offers, or another width, may have come.
  useLayoutEffect(update);
  useViewportChanges(list, undefined, isVirtual, { onMove: update, onResize: update });

  if (!isVirtual) return items.map((item) => <li key={keyOf(item)}>{children(item)}</li>);
  // One flat list, so that React moves no item to another parent, which would cost it its state and the focus.
  return segments.flatMap(({ from, to, isRendered }) =>
    isRendered
      ? items.slice(from, to).map((item, place) => (
          <li key={keyOf(item)} aria-posinset={from + place + 1} aria-setsize={items.length}>
            {children(item)}
          </li>
        ))
      : [<li key={`spacer-${from}`} aria-hidden style={{ gridColumn: `span ${to - from}` }} />],
  );
}
