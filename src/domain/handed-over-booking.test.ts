import { describe, expect, it } from 'vitest';
import { bookingIn, fragmentOf } from './handed-over-booking.ts';

const plan = { details: 'Two & three #4\nلغة', date: '2027-01-02', time: '09:30', quantity: '1.5' };

describe('a booking that was begun on another page', () => {
  it('arrives as it was typed', () => {
    expect(bookingIn(fragmentOf(plan))).toEqual(plan);
  });

  it('brings only what was typed', () => {
    expect(bookingIn(fragmentOf({ ...plan, details: '', date: '' }))).toEqual({
      time: '09:30',
      quantity: '1.5',
    });
    expect(fragmentOf({ details: '', date: '', time: '', quantity: '' })).toBe('');
  });

  it('brings the hours of an element of version 1.0', () => {
    expect(bookingIn('#hours=1.5')).toEqual({ quantity: '1.5' });
    expect(bookingIn('#hours=1.5&quantity=3')).toEqual({ quantity: '3' });
  });

  it('leaves out what no field takes', () => {
    const forged =
      '#details=%20&date=tomorrow&time=9&quantity=1234567890123&price=0&__proto__=x&details=second';
    expect(bookingIn(forged)).toEqual({});
    expect(bookingIn('#main')).toEqual({});
    expect(bookingIn(`#details=${'a'.repeat(100_000)}`).details?.length).toBeLessThanOrEqual(10_000);
  });
});
