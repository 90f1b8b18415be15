/** Before any row was seen. */
const estimatedHeight = 300;

/** From so many the others are guessed. */
const minSamples = 3;

/** How high the rows of a long list are, in px with the gap below: those seen as they are, others as the first ones were. */
export function measuredHeights() {
  const seen = new Map<number, number>();
  let usual: number | null = null;
  const heightOf = (row: number) => seen.get(row) ?? usual ?? estimatedHeight;
  return {
    /** Answers whether the others are guessed anew: they are until enough have been seen. */
    note(rows: Iterable<readonly [row: number, height: number]>): boolean {
      const isGuessing = seen.size < minSamples;
      const known = usual;
      for (const [row, height] of rows) seen.set(row, height);
      if (isGuessing && seen.size > 0)
        usual = [...seen.values()].reduce((sum, height) => sum + height) / seen.size;
      return usual !== known;
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

export type MeasuredHeights = ReturnType<typeof measuredHeights>;
