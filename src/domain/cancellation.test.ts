import { expect, it } from 'vitest';
import { cancellationRules, countedAfter, refundOf, refundShare } from './cancellation.ts';

const start = new Date('2030-05-04T10:00:00Z');
const before = (hours: number, milliseconds = 0) =>
  new Date(start.getTime() - hours * 60 * 60 * 1000 + milliseconds);
const dayBefore = before(24);
const threeDaysBefore = before(72);

it.each([
  ['free', before(1), 100, null],
  ['day', before(100), 100, dayBefore],
  ['day', dayBefore, 100, dayBefore],
  ['day', before(24, 1), 50, null],
  ['three-days', threeDaysBefore, 100, threeDaysBefore],
  ['three-days', before(72, 1), 50, dayBefore],
  ['three-days', dayBefore, 50, dayBefore],
  ['three-days', before(24, 1), 0, null],
] as const)('returns by the rule %s at %s: %s percent', (rule, now, percent, until) => {
  expect(refundShare(rule, start, now)).toEqual({ percent, until });
});

it('returns everything once the start has passed', () => {
  for (const rule of cancellationRules) {
    expect(refundShare(rule, start, start)).toEqual({ percent: 100, until: null });
    expect(refundShare(rule, start, before(-1)).percent).toBe(100);
  }
});

it('counts from another start once it is agreed on, unless a later one would give back what is lost', () => {
  const [earlier, later] = [before(5), before(-100)];
  const booked = { start, counted: start };
  expect(countedAfter('day', booked, later, dayBefore)).toBe(later);
  expect(countedAfter('day', booked, later, before(24, 1))).toBe(start);
  expect(countedAfter('day', booked, earlier, before(24, 1))).toBe(earlier);
  expect(countedAfter('free', booked, later, before(1))).toBe(later);
  expect(countedAfter('day', booked, later, before(-1))).toBe(later);
  const moved = { start: later, counted: start };
  expect(countedAfter('day', moved, before(-200), before(1))).toBe(start);
  expect(refundShare('day', later, before(1), start)).toEqual({ percent: 50, until: null });
  // The start that was agreed on first has passed, and the one that counts has not.
  expect(refundShare('three-days', later, before(-1), start).percent).toBe(0);
  expect(refundShare('three-days', later, before(-101), start).percent).toBe(100);
});

it('counts hours, whatever the clocks do', () => {
  // In Berlin clocks go forward on 31 March 2030 at 2:00.
  const monday = new Date('2030-03-31T10:00:00Z');
  expect(refundShare('day', monday, new Date('2030-03-30T10:00:00Z')).percent).toBe(100);
  expect(refundShare('day', monday, new Date('2030-03-30T10:00:00.001Z')).percent).toBe(50);
});

it('gives an odd cent to the customer', () => {
  expect([refundOf(4501, 50), refundOf(4500, 50), refundOf(1, 50), refundOf(4501, 0)]).toEqual([
    2251, 2250, 1, 0,
  ]);
});
