import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalCents } from './units.ts';

it.each([
  [{ price: 45, quantity: 5, minimum: null }, 22_500],
  [{ price: 45.55, quantity: 1.5, minimum: null }, 6833],
  [{ price: 0.085, quantity: 1, minimum: null }, 9],
  [{ price: 0.0849, quantity: 1, minimum: null }, 8],
  [{ price: 0.1234, quantity: 200_000, minimum: null }, 2_468_000],
  [{ price: 0.12, quantity: 100, minimum: 25 }, 2500],
  [{ price: 30, quantity: 1, minimum: 25 }, 3000],
])('comes to %j = %i cents', (agreed, cents) => {
  expect(totalCents(agreed)).toBe(cents);
});

it('is exact for every price and quantity that one may book', () => {
  const price = fc.integer({ min: 1, max: 1_000_000_000 });
  const halves = fc.integer({ min: 1, max: 400_000 });
  fc.assert(
    fc.property(price, halves, (parts, doubled) => {
      const exact = (BigInt(parts) * BigInt(doubled) + 100n) / 200n;
      expect(totalCents({ price: parts / 10_000, quantity: doubled / 2, minimum: null })).toBe(Number(exact));
    }),
  );
});
