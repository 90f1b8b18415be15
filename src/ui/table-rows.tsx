import type { ReactElement, RefObject } from 'react';
import { css } from '#core/theme/css.ts';
import { piecesOf } from './stretches.ts';
import { few, useRowsInView } from './use-rows-in-view.ts';

/** Whether of so many rows only those near the screen are in the document. */
export const isLongTable = (count: number): boolean => count > few;

interface TableRowsProps<Row> {
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
export function TableRows<Row>({ rows, columns, body, wanted, children }: TableRowsProps<Row>) {
  const isLong = isLongTable(rows.length);
  const view = useRowsInView(body, rows.length, isLong, wanted);
  if (!isLong) return rows.map((item) => children(item));
  // All in one list, so that a row stays the same one, focus and all, whatever comes and goes around it.
  return [...piecesOf(view.stretches, view.lines)].flatMap(({ from, to, isDrawn }) =>
    isDrawn
      ? rows
          .slice(from * view.columns, to * view.columns)
          .map((item, place) => children(item, from * view.columns + place + 2))
      : [<Room key={`room from ${from}`} columns={columns} height={view.heights.between(from, to)} />],
  );
}

/** Nothing to hold on to while it gives way to rows: the browser would scroll after it. Where rows are cards, the gap below is theirs. */
const room = css`
  overflow-anchor: none;
  & > td { padding: 0; border: 0; }
`;

const Room = ({ columns, height }: { columns: number; height: number }) => (
  <tr aria-hidden className={room}>
    <td colSpan={columns} style={{ blockSize: `calc(${height}px - var(--list-gap))` }} />
  </tr>
);
