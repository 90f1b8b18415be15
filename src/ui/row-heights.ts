/** Before any row was seen. */
const guess = 300;

/** How high the rows of a long list are, in px with the gap below: those seen as they are, others as the first ones were. */
export function rowHeights() {
  const seen = new Map<number, number>();
  let usual: number | null = null;
  const heightOf = (row: number) => seen.get(row) ?? usual ?? guess;
  return {
    /** Answers whether these are the first that were seen, from which all others are guessed. */
    note(rows: Iterable<readonly [row: number, height: number]>): boolean {
      let sum = 0;
      for (const [row, height] of rows) {
        seen.set(row, height);
        sum += height;
      }
      const isFirst = usual === null && seen.size > 0;
      if (isFirst) usual = sum / seen.size;
      return isFirst;
    },
    forget(): void {
      seen.clear();
      usual = null;
    },
    /** Of the rows from one up to another, which is left out. */
    between(from: number, to: number): number {
      let height = 0;
      for (let row = from; row < to; row += 1) height += heightOf(row);
      return height;
    },
    /** The row that stands so far below the start of the list; the first or the last of `count` beyond it. */
    at(distance: number, count: number): number {
      let [row, left] = [0, distance];
      for (; row < count - 1; row += 1) {
        left -= heightOf(row);
        if (left < 0) break;
      }
      return row;
    },
  };
}

export type RowHeights = ReturnType<typeof rowHeights>;
