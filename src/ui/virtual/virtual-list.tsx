import type { ComponentProps, ComponentType, Key, ReactElement, RefObject } from 'react';
import { css } from '#core/theme/css.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): Key;
  /** The list or grid around them, with rows of about the same height and `--list-gap` between them. */
  list: RefObject<HTMLElement | null>;
  /** Wraps each item; a plain `<li>` unless given. */
  as?: 'li' | ComponentType<Omit<ComponentProps<'li'>, 'children'> & { children: ReactElement<object> }>;
  children(item: Item): ReactElement<object>;
}

/** The items of a list, or of a long one those near the viewport with spacers for the others. */
export function VirtualList<Item>({
  items,
  keyOf,
  list,
  as: ListItem = 'li',
  children,
}: VirtualListProps<Item>) {
  const { isVirtual, segments } = useVirtualRows({ list, count: items.length, firstShare: 0.5 });
  if (!isVirtual) return items.map((item) => <ListItem key={keyOf(item)}>{children(item)}</ListItem>);
  // One flat list, so that React moves no item to another parent, which would cost it its state and the focus.
  return segments.flatMap(({ from, to, spacerHeight }) =>
    spacerHeight === null
      ? items.slice(from, to).map((item, place) => (
          <ListItem key={keyOf(item)} aria-posinset={from + place + 1} aria-setsize={items.length}>
            {children(item)}
          </ListItem>
        ))
      : [<Spacer key={`spacer-${from}`} height={spacerHeight} />],
  );
}

/** No scroll anchor: the browser would scroll along when rows replace it. */
const spacer = css`
  grid-column: 1 / -1;
  overflow-anchor: none;
`;

/** The list itself adds the gap of the last row that it stands for. */
const Spacer = ({ height }: { height: number }) => (
  <li aria-hidden className={spacer} style={{ blockSize: `calc(${height}px - var(--list-gap))` }} />
);
