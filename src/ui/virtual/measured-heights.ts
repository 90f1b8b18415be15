/** The height of a row before any row was measured, in px. */
const estimatedHeight = 300;

/** Once so many rows were measured, their average is the estimate for all others. */
const minSamples = 3;

/** What identifies a row, whatever comes before it: the key of its first item. */
type RowKey = string | number;

/** Names the row at a place of the list. */
type RowKeyAt = (row: number) => RowKey;

/** The heights of a long list's rows in px, gap included: measured where a row was rendered, estimated elsewhere. */
export function measuredHeights() {
  const measured = new Map<RowKey, number>();
  let estimate = estimatedHeight;
  const heightOf = (key: RowKey) => measured.get(key) ?? estimate;
  return {
    /** Returns whether the estimate changed, and with it the height of every spacer. */
    record(rows: Iterable<readonly [RowKey, height: number]>): boolean {
      const isEstimating = measured.size < minSamples;
      const before = estimate;
      for (const [key, height] of rows) measured.set(key, height);
      if (isEstimating && measured.size > 0)
        estimate = [...measured.values()].reduce((sum, height) => sum + height) / measured.size;
      return estimate !== before;
    },
    /** For a new width: rows may be higher or lower now. */
    clear: () => measured.clear(),
    /** Of the rows from one up to another, which is excluded. */
    between(from: number, to: number, keyAt: RowKeyAt): number {
      // The first rendering of thousands of rows looks none of them up.
      if (measured.size === 0) return (to - from) * estimate;
      let height = 0;
      for (let row = from; row < to; row += 1) height += heightOf(keyAt(row));
      return height;
    },
    /** The row at a distance from the start of the list; the first or the last of `count` where that is outside. */
    rowAt(distance: number, count: number, keyAt: RowKeyAt): number {
      let [row, left] = [0, distance];
      for (; row < count - 1; row += 1) {
        left -= heightOf(keyAt(row));
        if (left < 0) break;
      }
      return row;
    },
  };
}
