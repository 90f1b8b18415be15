import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isLongTable, VirtualTableRows } from '#core/ui/virtual/virtual-table-rows.tsx';
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

export interface TableProps<Row> {
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
