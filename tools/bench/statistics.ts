/** Median and range of many runs. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return { median, low: at(0), high: at(1) };
}

/** A dash if there is nothing to compare with. */
export const ratio = (value: number, against: number): string =>
  against > 0 ? (value / against).toFixed(2) : '–';
