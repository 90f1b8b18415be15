import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isLongTable, VirtualTableRows } from '#core/ui/virtual/virtual-table-rows.tsx';
import { type CardsBelow, frame, tableStyles } from './table.styles.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and dates stand at the end, under each other. */
  align?: 'start' | 'end';
  /** In px, for columns of longer text; the table scrolls before it gets narrower. */
  minWidth?: number;
  part?: string;
}

export interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What the table is about, for assistive technology. */
  caption: string;
  /** Where cells of a row stand that are lower than others; rows of several lines read better from the top. */
  valign?: 'middle' | 'top';
  /** The width in px from which down each row is a card. */
  cardsBelow?: CardsBelow;
  part?: string;
  rowPart?: string;
  /** The row that is looked for, to be in the document however long the table is. */
  isWanted?: (row: Row) => boolean;
}

/** Scrolls in its own box where it is too wide; in a narrow one each row becomes a card, side by side where two fit. */
export function Table<Row>({
  columns,
  rows,
  rowKey,
  caption,
  valign = 'middle',
  cardsBelow = 640,
  part = 'table',
  rowPart = 'row',
  isWanted = () => false,
}: TableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const isLong = isLongTable(rows.length);
  const narrowest = columns.reduce((sum, { minWidth = 96 }) => sum + minWidth, 0);
  // The same whatever rows are in the document.
  const shareOf = ({ minWidth = 96 }: Column<Row>) => `${(minWidth / narrowest) * 100}%`;
  const overflows = useOverflow(scroller);
  const styles = tableStyles[cardsBelow];

  return (
    <div className={frame}>
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
            <VirtualTableRows
              rows={rows}
              columns={columns.length}
              body={body}
              wanted={rows.findIndex(isWanted)}
            >
              {(item, place) => (
                <tr
                  key={rowKey(item)}
                  className={styles.row}
                  part={rowPart}
                  data-valign={valign}
                  aria-rowindex={place}
                >
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

/** Whether there is more than fits, so that the keyboard must be able to scroll. */
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
