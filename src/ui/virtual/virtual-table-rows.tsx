import type { ReactElement, RefObject } from 'react';
import { css } from '#core/theme/css.ts';
import { segments } from './row-ranges.ts';
import { useVirtualGrid, virtualizeAbove } from './use-virtual-grid.ts';

/** Whether of so many rows only those near the screen are in the document. */
export const isLongTable = (count: number): boolean => count > virtualizeAbove;

interface VirtualTableRowsProps<Row> {
  rows: readonly Row[];
  columns: number;
  /** What they stand in. */
  body: RefObject<HTMLElement | null>;
  /** The place of a row that has to be in the document wherever it stands. */
  wanted?: number;
  /** Draws one; in a long table with its place among all rows, of which the head is the first. */
  children(item: Row, place?: number): ReactElement;
}

/** The rows of a table; of a long one those near the screen, and in the place of the others as much room as they take. */
export function VirtualTableRows<Row>({ rows, columns, body, wanted, children }: VirtualTableRowsProps<Row>) {
  const isLong = isLongTable(rows.length);
  const view = useVirtualGrid(body, rows.length, isLong, wanted);
  if (!isLong) return rows.map((item) => children(item));
  // All in one list, so that a row stays the same one, focus and all, whatever comes and goes around it.
  return [...segments(view.stretches, view.lines)].flatMap(({ from, to, isDrawn }) =>
    isDrawn
      ? rows
          .slice(from * view.columns, to * view.columns)
          .map((item, place) => children(item, from * view.columns + place + 2))
      : [<Spacer key={`room from ${from}`} columns={columns} height={view.heights.between(from, to)} />],
  );
}

/** Nothing to hold on to while it gives way to rows: the browser would scroll after it. Where rows are cards, the gap below is theirs. */
const spacer = css`
  overflow-anchor: none;
  & > td { padding: 0; border: 0; }
`;

const Spacer = ({ columns, height }: { columns: number; height: number }) => (
  <tr aria-hidden className={spacer}>
    <td colSpan={columns} style={{ blockSize: `calc(${height}px - var(--list-gap))` }} />
  </tr>
);
