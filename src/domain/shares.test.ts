import { describe, expect, it } from 'vitest';
import { commissionOf, divide } from './shares.ts';

describe('the shares of an amount', () => {
  it('sum to it, however it is divided', () => {
    for (const amount of [1, 3, 999, 2550, 1_000_000_000])
      for (let percent = 0; percent <= 100; percent += 1) {
        const { customer, fee, net } = divide(amount, percent, 12.5);
        expect(customer + fee + net).toBe(amount);
        expect(Math.min(customer, fee, net)).toBeGreaterThanOrEqual(0);
      }
  });

  it('round the owner’s part and the fee half up', () => {
    expect(divide(2550, 100, 10)).toEqual({ customer: 0, fee: 255, net: 2295 });
    expect(divide(25, 50, 10)).toEqual({ customer: 12, fee: 1, net: 12 });
    expect(divide(5, 100, 10)).toEqual({ customer: 0, fee: 1, net: 4 });
    expect(divide(1000, 0, 10)).toEqual({ customer: 1000, fee: 0, net: 0 });
    expect(divide(1070, 100, 2.5)).toEqual({ customer: 0, fee: 27, net: 1043 });
  });

  it('leave a partner a whole number of cents of the fee', () => {
    expect(commissionOf(255, 33)).toBe(84);
    expect(commissionOf(100, 29)).toBe(29);
  });
});
