import { describe, expect, it } from 'vitest';
import { byMonth, lastMonths } from './earnings.ts';

describe('rows by month', () => {
  it('keep their order, and those without a date stay', () => {
    const rows = [
      { id: 'c', createdAt: new Date(2026, 10, 20) },
      { id: 'b', createdAt: new Date(2026, 10, 2) },
      { id: 'a', createdAt: new Date(2025, 11, 31, 23, 59) },
      { id: '?', createdAt: null },
    ];
    expect(byMonth(rows).map(({ month, rows }) => [month, rows.map(({ id }) => id).join()])).toEqual([
      ['2026-11', 'c,b'],
      ['2025-12', 'a'],
      ['', '?'],
    ]);
  });
});

describe('the last months', () => {
  it('contain those without earnings, over the turn of a year', () => {
    const known = [
      { month: '2026-01', net: 900 },
      { month: '2025-11', net: 4500 },
      { month: '2025-03', net: 100 },
    ];
    expect(lastMonths(known, '2026-02', 4)).toEqual([
      { month: '2025-11', net: 4500 },
      { month: '2025-12', net: 0 },
      { month: '2026-01', net: 900 },
      { month: '2026-02', net: 0 },
    ]);
  });
});
