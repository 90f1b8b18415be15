import type { ComponentProps, ComponentType, Key, ReactElement, RefObject } from 'react';
import { css } from '#core/theme/css.ts';
import { segments } from './row-ranges.ts';
import { useVirtualGrid, virtualizeAbove } from './use-virtual-grid.ts';

interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): Key;
  /** The grid that they stand in, with rows of about the same height and `--list-gap` between them. */
  list: RefObject<HTMLElement | null>;
  /** What each stands in, if not a plain `<li>`. */
  as?: 'li' | ComponentType<Omit<ComponentProps<'li'>, 'children'> & { children: ReactElement<object> }>;
  children(item: Item): ReactElement<object>;
}

/** The items of a list; of a long one those near the screen, and in the place of the others as much room as they take. */
export function VirtualList<Item>({
  items,
  keyOf,
  list,
  as: ListItem = 'li',
  children,
}: VirtualListProps<Item>) {
  const isLong = items.length > virtualizeAbove;
  const { columns, lines, stretches, heights } = useVirtualGrid(list, items.length, isLong);
  if (!isLong) return items.map((item) => <ListItem key={keyOf(item)}>{children(item)}</ListItem>);
  // All in one list, so that an item stays the same one, focus and all, whatever comes and goes around it.
  return [...segments(stretches, lines)].flatMap(({ from, to, isDrawn }) =>
    isDrawn
      ? items.slice(from * columns, to * columns).map((item, place) => (
          <ListItem key={keyOf(item)} aria-posinset={from * columns + place + 1} aria-setsize={items.length}>
            {children(item)}
          </ListItem>
        ))
      : [<Spacer key={`room from ${from}`} height={heights.between(from, to)} />],
  );
}

/**
 * The gap below it belongs to the rows that it stands for. Nothing to hold on to while it gives way to them: the browser
 * would scroll after it.
 */
const spacer = css`
  grid-column: 1 / -1;
  overflow-anchor: none;
`;

const Spacer = ({ height }: { height: number }) => (
  <li aria-hidden className={spacer} style={{ blockSize: `calc(${height}px - var(--list-gap))` }} />
);
