import { expect, it } from 'vitest';
import { partsOf } from './task-money.ts';

const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0);

it('takes what goes back from the newest payments first', () => {
  expect(partsOf([100, 50, 30], { customer: 60, fee: 0 }).map(({ customer }) => customer)).toEqual([
    0, 30, 30,
  ]);
  expect(partsOf([100], { customer: 100, fee: 0 })).toEqual([{ customer: 100, fee: 0, net: 0 }]);
  expect(partsOf([], { customer: 0, fee: 0 })).toEqual([]);
});

it('divides to the cent, with the fee of all, and takes from no payment more than it holds', () => {
  for (const held of [[1, 1, 1], [22_500, 4530], [3, 4501, 50, 99], [50]])
    for (const percent of [0, 10, 33.3, 50])
      for (let customer = 0; customer <= sum(held); customer += Math.ceil(sum(held) / 37)) {
        const fee = Math.round(((sum(held) - customer) * percent) / 100);
        const parts = partsOf(held, { customer, fee });
        expect(sum(parts.map((part) => part.customer))).toBe(customer);
        expect(sum(parts.map((part) => part.fee))).toBe(fee);
        expect(parts.map((part) => part.customer + part.fee + part.net)).toEqual(held);
        expect(Math.min(...parts.flatMap(Object.values))).toBeGreaterThanOrEqual(0);
      }
});
