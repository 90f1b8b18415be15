import type { ReactElement, RefObject } from 'react';
import { css } from '#core/theme/css.ts';
import { useVirtualRows, virtualizeAbove } from './use-virtual-rows.ts';

/** Whether a table of so many rows is virtualized. */
export const isLongTable = (count: number): boolean => count > virtualizeAbove;

interface VirtualTableRowsProps<Row> {
  rows: readonly Row[];
  columns: number;
  /** The `<tbody>` around them. */
  body: RefObject<HTMLElement | null>;
  /** Renders a row; in a long table with its `aria-rowindex`, where the head is the first row. */
  children(item: Row, rowIndex?: number): ReactElement;
}

/** The rows of a table, or of a long one those near the viewport with spacers for the others. */
export function VirtualTableRows<Row>({ rows, columns, body, children }: VirtualTableRowsProps<Row>) {
  const { isVirtual, segments } = useVirtualRows({
    list: body,
    count: rows.length,
  });
  if (!isVirtual) return rows.map((item) => children(item));
  // One flat list, so that React moves no row to another parent, which would cost it its state and the focus.
  return segments.flatMap(({ from, to, spacerHeight }) =>
    spacerHeight === null
      ? rows.slice(from, to).map((item, place) => children(item, from + place + 2))
      : [<Spacer key={`spacer-${from}`} columns={columns} height={spacerHeight} />],
  );
}

/** No scroll anchor: the browser would scroll along when rows replace it. */
const spacer = css`
  overflow-anchor: none;
  & > td { padding: 0; border: 0; }
`;

/** Where rows are cards, the list itself adds the gap of the last row that it stands for. */
const Spacer = ({ columns, height }: { columns: number; height: number }) => (
  <tr aria-hidden className={spacer}>
    <td colSpan={columns} style={{ blockSize: `calc(${height}px - var(--list-gap))` }} />
  </tr>
);
