import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { css } from '#core/theme/css.ts';
import { useVirtualRows, virtualizeAbove } from '#core/ui/virtual/use-virtual-rows.ts';
import * as styles from './table.styles.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and dates. */
  align?: 'start' | 'end';
  /** In px, for columns of longer text; the table scrolls before it gets narrower. */
  minWidth?: number;
  part?: string;
}

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The table's accessible name. */
  caption: string;
  part?: string;
  rowPart?: string;
}

/** A table that scrolls in its own box if it is too wide. In a narrow container each row becomes a card. */
export function Table<Row>({
  columns,
  rows,
  rowKey,
  caption,
  part = 'table',
  rowPart = 'row',
}: TableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const isLong = isLongTable(rows.length);
  const narrowest = columns.reduce((sum, { minWidth = 96 }) => sum + minWidth, 0);
  // Fixed shares, so that the columns do not depend on the rows in the document.
  const shareOf = ({ minWidth = 96 }: Column<Row>) => `${(minWidth / narrowest) * 100}%`;
  const overflows = useOverflow(scroller);

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        {...(overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : undefined)}
      >
        <table
          className={styles.table}
          part={part}
          aria-label={caption}
          data-long={isLong || undefined}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
        >
          <thead>
            <tr aria-rowindex={isLong ? 1 : undefined}>
              {columns.map((column) => (
                <th
                  key={column.id}
                  className={styles.cell}
                  scope="col"
                  data-align={column.align}
                  style={isLong ? { inlineSize: shareOf(column) } : { minInlineSize: column.minWidth }}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            <VirtualTableRows rows={rows} columns={columns.length} body={body}>
              {(item, place) => (
                <tr key={rowKey(item)} className={styles.row} part={rowPart} aria-rowindex={place}>
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      className={styles.cell}
                      part={column.part}
                      data-align={column.align}
                      data-label={column.header}
                    >
                      {column.cell(item)}
                    </td>
                  ))}
                </tr>
              )}
            </VirtualTableRows>
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Whether the content is wider than the box, which has to be focusable then for scrolling by keyboard. */
function useOverflow(scroller: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setOverflows(node.scrollWidth > node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, [scroller]);
  return overflows;
}

/** Whether a table of so many rows is virtualized. */
const isLongTable = (count: number): boolean => count > virtualizeAbove;

interface VirtualTableRowsProps<Row> {
  rows: readonly Row[];
  columns: number;
  /** The `<tbody>` around them. */
  body: RefObject<HTMLElement | null>;
  /** Renders a row; in a long table with its `aria-rowindex`, where the head is the first row. */
  children(item: Row, rowIndex?: number): ReactElement;
}

/** The rows of a table, or of a long one those near the viewport with spacers for the others. */
function VirtualTableRows<Row>({ rows, columns, body, children }: VirtualTableRowsProps<Row>) {
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
