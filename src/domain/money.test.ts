import { describe, expect, it } from 'vitest';
import { parsePrice, parseQuantity, quantityAfter } from './money.ts';

describe('hours', () => {
  it.each([
    ['1', 1],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['٢٫٥', 2.5],
    ['.5', 0.5],
    [' 100 ', 100],
  ])('are read from %j', (text, hours) => {
    expect(parseQuantity(text, 'hour')).toBe(hours);
  });

  it.each(['', '0', '0.25', '1.2', '-1', '100.5', '1e2', 'two', '1,000.5'])(
    'are not read from %j',
    (text) => {
      expect(parseQuantity(text, 'hour')).toBeNull();
    },
  );

  it('move by half an hour within the limits', () => {
    const from = [1, 1, 0.5, 100].map((hours, place) => quantityAfter(hours, place % 2 ? -1 : 1, 'hour'));
    expect(from).toEqual([1.5, 0.5, 1, 99.5]);
    expect(quantityAfter(0.5, -1, 'hour')).toBe(0.5);
    expect(quantityAfter(100, 1, 'hour')).toBe(100);
    expect(quantityAfter(8, 1, 'hour', 8)).toBe(8);
  });
});

describe('words and pages', () => {
  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ['١٬٢٠٠', 1200],
    ['200000', 200_000],
  ])('are read from %j', (text, words) => {
    expect(parseQuantity(text, 'word')).toBe(words);
  });

  it.each(['', '0', '1.5', '1,20', '200001', 'many'])('are not read from %j', (text) => {
    expect(parseQuantity(text, 'word')).toBeNull();
  });

  it('move by one within the limits', () => {
    expect(quantityAfter(3, 1, 'page')).toBe(4);
    expect(quantityAfter(1000, 1, 'page')).toBe(1000);
    expect(quantityAfter(1, -1, 'word')).toBe(1);
  });
});

describe('a price of a word', () => {
  it.each([
    ['0.12', 0.12],
    ['0,085', 0.085],
    ['0.0001', 0.0001],
    ['1.234', 1.234],
    ['1,234.5', 1234.5],
  ])('is read from %j', (text, price) => {
    expect(parsePrice(text, 'word')).toBe(price);
  });

  it.each(['0', '0.00001', '0.12345'])('is not read from %j', (text) => {
    expect(parsePrice(text, 'word')).toBeNull();
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
