/** Ranges of rows, and how the rendered ones divide a list. */

/** Rows from `from` up to `to`, which is excluded. */
export interface RowRange {
  from: number;
  to: number;
}

export const contains = (rows: RowRange, other: RowRange): boolean =>
  rows.from <= other.from && rows.to >= other.to;

export const overlaps = (rows: RowRange, other: RowRange): boolean =>
  rows.from < other.to && other.from < rows.to;

/** Sorts ranges, cuts them to `count` rows and joins those that overlap or touch. */
export function mergeRanges(ranges: readonly RowRange[], count: number): RowRange[] {
  const merged: RowRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    const range = { from: Math.max(0, from), to: Math.min(to, count) };
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else if (range.from < range.to) merged.push(range);
  }
  return merged;
}

/** Divides a list into the rendered ranges, which are merged, and the gaps between them. */
export function* segmentsOf(
  rendered: readonly RowRange[],
  count: number,
): Generator<RowRange & { isRendered: boolean }> {
  let reached = 0;
  for (const { from, to } of rendered) {
    if (from > reached) yield { from: reached, to: from, isRendered: false };
    yield { from, to, isRendered: true };
    reached = to;
  }
  if (reached < count) yield { from: reached, to: count, isRendered: false };
}
