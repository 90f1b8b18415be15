import { describe, expect, it } from 'vitest';
import { bookingSteps, dayOf, instantOf, pastPart, planProblem } from './booking.ts';

const now = new Date(2026, 10, 21, 14, 30);

describe('what is in the past', () => {
  it('is a day before today, whatever the time', () => {
    expect(pastPart({ date: '2026-11-20', time: '' }, now)).toBe('date');
    expect(pastPart({ date: '2026-11-20', time: '23:59' }, now)).toBe('date');
  });

  it('is a time of today up to this minute', () => {
    expect(pastPart({ date: '2026-11-21', time: '09:00' }, now)).toBe('time');
    expect(pastPart({ date: '2026-11-21', time: '14:30' }, now)).toBe('time');
    expect(pastPart({ date: '2026-11-21', time: '14:31' }, now)).toBeNull();
  });

  it('is nothing while the plan is incomplete or ahead', () => {
    expect(pastPart({ date: '', time: '09:00' }, now)).toBeNull();
    expect(pastPart({ date: '2026-11-21', time: '' }, now)).toBeNull();
    expect(pastPart({ date: '2026-11-22', time: '00:00' }, now)).toBeNull();
  });
});

it('can be booked up to 366 days ahead', () => {
  expect(planProblem({ date: '2027-11-22', time: '14:30' }, now)).toBeNull();
  expect(planProblem({ date: '2027-11-22', time: '14:31' }, now)).toBe('date-far');
  expect(planProblem({ date: '2027-11-23', time: '' }, now)).toBe('date-far');
});

describe('a plan', () => {
  it('means an instant in the browser’s time zone', () => {
    expect(instantOf({ date: '2026-11-21', time: '14:30' })).toEqual(now);
    expect(instantOf({ date: '2026-11-21', time: '' })).toBeNull();
    expect(instantOf({ date: '2026-13-45', time: '10:00' })).toBeNull();
  });

  it('writes the day as a date input does', () => {
    expect(dayOf(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
  });

  it('is completed step by step, and blanks are no description', () => {
    for (const details of ['  ', '\u2800'])
      expect(
        bookingSteps.map(({ isDone }) =>
          isDone({ details, date: '2027-01-05', time: '', documents: 1 }, now),
        ),
      ).toEqual([false, true, false, true]);
  });

  it.each([
    ['a day in the past', { date: '2026-11-20' }, [true, false, true, false]],
    ['a time in the past', { time: '14:29' }, [true, true, false, false]],
    ['a day more than a year ahead', { date: '2028-11-21' }, [true, false, true, false]],
    ['more details than fit', { details: 'x'.repeat(5001) }, [false, true, true, false]],
  ])('has a step to do for %s', (_, change, done) => {
    const plan = { details: 'Two pages.', date: '2026-11-21', time: '14:31', documents: 0, ...change };
    expect(bookingSteps.map(({ isDone }) => isDone(plan, now))).toEqual(done);
  });
});
