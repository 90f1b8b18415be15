import { describe, expect, it } from 'vitest';
import { hoursAfter, parseHours, parsePrice } from './money.ts';

describe('hours', () => {
  it.each([
    ['1', 1],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['٢٫٥', 2.5],
    ['.5', 0.5],
    [' 100 ', 100],
  ])('are read from %j', (text, hours) => {
    expect(parseHours(text)).toBe(hours);
  });

  it.each(['', '0', '0.25', '1.2', '-1', '100.5', '1e2', 'two', '1,000.5'])(
    'are not read from %j',
    (text) => {
      expect(parseHours(text)).toBeNull();
    },
  );

  it('move by half an hour within the limits', () => {
    expect([hoursAfter(1, 1), hoursAfter(1, -1), hoursAfter(0.5, -1), hoursAfter(100, 1)]).toEqual([
      1.5, 0.5, 0.5, 100,
    ]);
  });
});

describe('a price', () => {
  it('has at most two decimals', () => {
    expect([parsePrice('45,50'), parsePrice('٤٥'), parsePrice('45.505')]).toEqual([45.5, 45, null]);
  });
});
