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
  it.each([
    ['45,50', 45.5],
    ['٤٥', 45],
    ['１２', 12],
    ['１２．５０ €', 12.5],
    ['१२३', 123],
    ['1,234', 1234],
    ['1.234', 1234],
    ['12.345,60', 12345.6],
    ['12,345.60', 12345.6],
    ['1 234,50', 1234.5],
    ['1’234.50', 1234.5],
    ["1'234", 1234],
    ['١٬٢٣٤٫٥', 1234.5],
    ['１，２３４', 1234],
  ])('is read from %j', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each(['45.5055', '0.505', '1,23,456', '1.234.5', '1,2345', '1.234,567', '1,234,', 'ten', '1e3', '-5'])(
    'is not read from %j',
    (text) => {
      expect(parsePrice(text)).toBeNull();
    },
  );
});
