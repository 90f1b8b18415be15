import { describe, expect, it } from 'vitest';
import { measuredHeights, mergeRanges, segmentsOf } from './use-virtual-rows.ts';

describe('row ranges', () => {
  it('are sorted, cut to the list and joined where they overlap or touch', () => {
    const ranges = [
      { from: 8, to: 30 },
      { from: -1, to: 2 },
      { from: 2, to: 4 },
      { from: 6, to: 9 },
      { from: -1, to: 0 },
    ];
    expect(mergeRanges(ranges, 10)).toEqual([
      { from: 0, to: 4 },
      { from: 6, to: 10 },
    ]);
  });

  it('divide a list into rendered rows and gaps', () => {
    expect([...segmentsOf([{ from: 2, to: 3 }], 5)]).toEqual([
      { from: 0, to: 2, isRendered: false },
      { from: 2, to: 3, isRendered: true },
      { from: 3, to: 5, isRendered: false },
    ]);
  });
});

describe('measured heights', () => {
  const keyAt = (row: number) => row;

  it('estimate rows by the average of the first three, and report each new estimate', () => {
    const heights = measuredHeights();
    expect(heights.record([[0, 100]])).toBe(true);
    expect(
      heights.record([
        [1, 160],
        [2, 40],
      ]),
    ).toBe(false);
    expect(heights.record([[3, 900]])).toBe(false);
    expect(heights.between(0, 5, keyAt)).toBe(100 + 160 + 40 + 900 + 100);
  });

  it('find the row at a distance, within the list', () => {
    const heights = measuredHeights();
    heights.record([
      [0, 10],
      [1, 20],
      [2, 30],
    ]);
    expect([-5, 0, 10, 29, 30, 1_000].map((distance) => heights.rowAt(distance, 3, keyAt))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });

  it('stay those of a row that moves in the list', () => {
    const heights = measuredHeights();
    heights.record([
      ['a', 10],
      ['b', 20],
      ['c', 30],
    ]);
    const keys = ['new', 'a', 'b', 'c'];
    expect(heights.between(1, 3, (row) => keys[row] ?? '')).toBe(30);
  });
});
