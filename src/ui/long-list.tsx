import type { Key, ReactNode, RefObject } from 'react';
import { css } from '#core/theme/css.ts';
import { useRowsInView } from './use-rows-in-view.ts';

/** So many items are all in the document, where the browser's search finds them. */
const few = 100;

interface LongListProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): Key;
  /** The grid that they stand in, with rows of about the same height and `--list-gap` between them. */
  list: RefObject<HTMLElement | null>;
  children(item: Item): ReactNode;
}

/** The items of a list; of a long one those near the screen, and in the place of the others as much room as they take. */
export function LongList<Item>({ items, keyOf, list, children }: LongListProps<Item>) {
  const isLong = items.length > few;
  const { columns, lines, stretches, heights } = useRowsInView(list, items.length, isLong);
  if (!isLong) return items.map((item) => <li key={keyOf(item)}>{children(item)}</li>);
  const drawn: ReactNode[] = [];
  let reached = 0;
  // All in one list, so that an item stays the same one, focus and all, whatever comes and goes around it.
  for (const [index, { from, to }] of [...stretches, { from: lines, to: lines }].entries()) {
    if (from > reached) drawn.push(<Room key={`room ${index}`} height={heights.between(reached, from)} />);
    items.slice(from * columns, to * columns).forEach((item, place) => {
      drawn.push(
        <li key={keyOf(item)} aria-posinset={from * columns + place + 1} aria-setsize={items.length}>
          {children(item)}
        </li>,
      );
    });
    reached = to;
  }
  return drawn;
}

/**
 * The gap below it belongs to the rows that it stands for. Nothing to hold on to while it gives way to them: the browser
 * would scroll after it.
 */
const room = css`
  grid-column: 1 / -1;
  overflow-anchor: none;
`;

const Room = ({ height }: { height: number }) => (
  <li aria-hidden className={room} style={{ blockSize: `calc(${height}px - var(--list-gap))` }} />
);
