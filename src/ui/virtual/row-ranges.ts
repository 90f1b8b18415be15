/** Rows of a list from one up to another, which is left out. */
export interface RowRange {
  from: number;
  to: number;
}

export const contains = (rows: RowRange, other: RowRange): boolean =>
  rows.from <= other.from && rows.to >= other.to;

export const overlaps = (rows: RowRange, other: RowRange): boolean =>
  rows.from < other.to && other.from < rows.to;

/** What of a list of `count` rows is in one of these, from the top and each row once. */
export function mergeRanges(parts: readonly RowRange[], count: number): RowRange[] {
  const found: RowRange[] = [];
  for (const { from, to } of parts.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    const part = { from: Math.max(0, from), to: Math.min(to, count) };
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else if (part.from < part.to) found.push(part);
  }
  return found;
}

/** The whole list from the top: what is drawn of it, and between that what only has its room kept. */
export function* segments(
  drawn: readonly RowRange[],
  count: number,
): Generator<RowRange & { isDrawn: boolean }> {
  let reached = 0;
  for (const { from, to } of drawn) {
    if (from > reached) yield { from: reached, to: from, isDrawn: false };
    yield { from, to, isDrawn: true };
    reached = to;
  }
  if (reached < count) yield { from: reached, to: count, isDrawn: false };
}
