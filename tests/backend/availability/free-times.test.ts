/** What is free follows from hours, exceptions and calls, whatever the clocks of both sides do. */
import type { Availability } from '@dragoman/widgets/domain/availability.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookableSpan,
  fits,
  freeDays,
  freeStarts,
  isFree,
  nextFree,
  overlaps,
  type Span,
  spanOf,
} from '#backend/features/availability/free-times.ts';
import { anyTime } from '#core/domain/availability.ts';
import { clockIn, instantsIn, offsetAt } from '#core/domain/time-zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const zones = [
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Europe/Berlin',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'America/New_York',
  'UTC',
];

const at = (instant: string) => new Date(instant).getTime();
const rules = (more: Partial<Availability>): Availability => ({ ...anyTime, timezone: 'UTC', ...more });
const weekday = (more: object = {}) =>
  [1, 2, 3, 4, 5].map((each) => ({ day: each, from: '09:00', to: '17:00', ...more }));

/** The times of one day, wanted for some days before. */
function timesOf(availability: Availability, date: string, more: { hours?: number; timeZone?: string } = {}) {
  const now = new Date(at(`${date}T00:00Z`) - 7 * day);
  const wanted = { from: date, days: 1, hours: 1, timeZone: availability.timezone, now, ...more };
  return freeDays(availability, [], wanted)[0]?.times ?? [];
}

describe('free times', () => {
  it('are each half hour of the hours of a day', () => {
    const hours = rules({
      weekly: [
        { day: 1, from: '09:00', to: '10:30' },
        { day: 1, from: '14:00', to: '15:00' },
      ],
    });
    expect(timesOf(hours, '2027-05-03')).toEqual(['09:00', '09:30', '14:00']);
    expect(timesOf(hours, '2027-05-04')).toEqual([]);
    expect(timesOf(hours, '2027-05-03', { hours: 1.5 })).toEqual(['09:00']);
  });

  it('are all half hours where nothing is set', () => {
    expect(timesOf(rules({}), '2027-05-03')).toHaveLength(48);
  });

  it('go on over midnight', () => {
    const late = rules({ weekly: [{ day: 1, from: '22:00', to: '01:00' }] });
    expect(timesOf(late, '2027-05-03')).toEqual(['22:00', '22:30', '23:00', '23:30']);
    expect(timesOf(late, '2027-05-04')).toEqual(['00:00']);
    expect(timesOf(late, '2027-05-03', { hours: 2.5 })).toEqual(['22:00', '22:30']);
    const always = rules({ weekly: [1, 2].map((each) => ({ day: each, from: '00:00', to: '00:00' })) });
    expect(timesOf(always, '2027-05-03', { hours: 4 })).toHaveLength(48);
    expect(timesOf(always, '2027-05-04', { hours: 4 }).at(-1)).toBe('20:00');
  });

  it('follow an exception instead of the week on its date', () => {
    const exceptions = [
      { date: '2027-05-03' },
      { date: '2027-05-08', from: '10:00', to: '11:00' },
      { date: '2027-05-08', from: '12:00', to: '13:00' },
    ];
    const hours = rules({ weekly: weekday(), exceptions });
    expect(timesOf(hours, '2027-05-03')).toEqual([]);
    expect(timesOf(hours, '2027-05-08')).toEqual(['10:00', '12:00']);
    expect(timesOf(rules({ exceptions }), '2027-05-03')).toEqual([]);
  });

  it('keep away from calls by the buffer, and from now by the notice', () => {
    const hours = rules({ weekly: weekday(), buffer_minutes: 15 });
    const taken = [{ start: at('2027-05-03T12:00Z'), end: at('2027-05-03T13:00Z') }];
    const days = { from: '2027-05-03', days: 1, hours: 1, timeZone: 'UTC' };
    const now = new Date('2027-05-01T00:00Z');
    expect(freeDays(hours, taken, { ...days, now })[0]?.times).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
    ]);
    const late = { ...days, now: new Date('2027-05-03T10:10Z') };
    expect(freeDays({ ...hours, notice_hours: 4 }, taken, late)[0]?.times).toEqual([
      '14:30',
      '15:00',
      '15:30',
      '16:00',
    ]);
    const far = { ...days, now: new Date('2027-05-01T12:00Z') };
    expect(freeDays({ ...hours, horizon_days: 2 }, [], far)[0]?.times.at(-1)).toBe('12:00');
  });

  it('are at the half hours of a clock that is not ours', () => {
    const hours = rules({ timezone: 'Asia/Kathmandu', weekly: weekday() });
    expect(timesOf(hours, '2027-05-03', { timeZone: 'UTC' })[0]).toBe('03:15');
    expect(timesOf(hours, '2027-05-03')[0]).toBe('09:00');
  });

  it('leave out what the clocks skip, and name once what they show twice', () => {
    const hours = rules({ timezone: 'Europe/Berlin', weekly: [{ day: 7, from: '01:00', to: '04:00' }] });
    expect(timesOf(hours, '2027-03-28')).toEqual(['01:00', '01:30', '03:00']);
    expect(timesOf(hours, '2027-10-31')).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00']);
    const inGap = rules({ timezone: 'Europe/Berlin', weekly: [{ day: 7, from: '02:30', to: '04:00' }] });
    expect(timesOf(inGap, '2027-03-28')).toEqual(['03:00']);
  });

  it('have the day that an island left out', () => {
    const hours = rules({ timezone: 'Pacific/Apia' });
    const days = { from: '2011-12-29', days: 3, hours: 1, timeZone: 'Pacific/Apia' };
    const found = freeDays(hours, [], { ...days, now: new Date('2011-12-20T00:00Z') });
    expect(found.map(({ times }) => times.length)).toEqual([48, 0, 48]);
  });

  it('are named from the wanted one on, or else from now on', () => {
    const hours = rules({ weekly: weekday(), horizon_days: 7 });
    const now = new Date('2027-05-03T08:10Z');
    const next = (start: string) =>
      nextFree(hours, [], { start: new Date(start), hours: 8, timeZone: 'UTC', now });
    expect(next('2027-05-04T10:00Z')).toEqual(
      ['2027-05-05', '2027-05-06', '2027-05-07'].map((date) => ({ date, time: '09:00' })),
    );
    expect(next('2027-06-08T10:00Z')[0]).toEqual({ date: '2027-05-03', time: '09:00' });
  });
});

const clockTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45, 59))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);

/** The days around which clocks change somewhere, and others. */
const now = fc
  .tuple(
    fc.constantFrom(
      '2027-03-12',
      '2027-03-26',
      '2027-04-02',
      '2027-10-01',
      '2027-10-29',
      '2027-11-05',
      '2027-07-01',
    ),
    fc.integer({ min: 0, max: 3 * 24 * 60 }),
  )
  .map(([date, minutes]) => new Date(at(`${date}T00:00Z`) + minutes * minute));

const availability: fc.Arbitrary<Availability> = fc.record({
  timezone: fc.constantFrom(...zones),
  weekly: fc.array(fc.record({ day: fc.integer({ min: 1, max: 7 }), from: clockTime, to: clockTime }), {
    maxLength: 8,
  }),
  exceptions: fc.constant([]),
  notice_hours: fc.integer({ min: 0, max: 30 }),
  buffer_minutes: fc.constantFrom(0, 5, 30),
  max_hours: fc.constant(8),
  horizon_days: fc.integer({ min: 1, max: 8 }),
});

const calls = fc.array(
  fc.record({ start: fc.integer({ min: 0, max: 8 * 24 * 60 }), minutes: fc.constantFrom(30, 45, 60, 600) }),
  { maxLength: 6 },
);

const world = fc
  .record({
    availability,
    now,
    calls,
    hours: fc.constantFrom(0.5, 1, 2.5, 8),
    timeZone: fc.constantFrom(...zones),
  })
  .map(({ calls: some, ...rest }) => ({
    ...rest,
    taken: some.map(({ start, minutes }): Span => {
      const begin = rest.now.getTime() + start * minute;
      return { start: begin, end: begin + minutes * minute };
    }),
  }));

describe('whatever the hours, zones and calls, each time on offer', () => {
  it('can be booked as it is named, overlaps no call, and is announced in time', () => {
    fc.assert(
      fc.property(world, ({ availability: rules, now: present, hours, timeZone, taken }) => {
        const days = freeDays(rules, taken, { from: undefined, days: 9, timeZone, hours, now: present });
        expect(days).toHaveLength(9);
        const { start: first, end: last } = bookableSpan(rules, present);
        for (const { date, times } of days)
          for (const time of times) {
            const [start] = instantsIn(timeZone, date, time);
            const call = spanOf(start ?? new Date(0), hours);
            expect(isFree(rules, taken, call, present)).toBe(true);
            const wide = {
              start: call.start - rules.buffer_minutes * minute,
              end: call.end + rules.buffer_minutes * minute,
            };
            expect(taken.some((other) => overlaps(other, wide))).toBe(false);
            expect(call.start).toBeGreaterThanOrEqual(first);
            expect(call.start).toBeLessThanOrEqual(last);
            expect(clockIn(rules.timezone, new Date(call.start)).time).toMatch(/:[03]0$/);
          }
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('lies in the hours by the translator’s own clock, minute by minute', () => {
    fc.assert(
      fc.property(world, ({ availability: rules, now: present, hours }) => {
        fc.pre(rules.weekly.length > 0);
        const { start, end } = bookableSpan(rules, present);
        let checked = 0;
        for (const begin of freeStarts(rules, [], { hours, within: { start, end }, now: present })) {
          if (checked > 20) break;
          checked += 1;
          for (let moment = begin.getTime(); moment < begin.getTime() + hours * hour; moment += 15 * minute)
            // Hours that begin or end while a clock goes back count from the first time it shows them.
            if (!isNearChange(rules.timezone, moment)) expect(isOpen(rules, moment)).toBe(true);
        }
      }),
      { numRuns: 60, seed: 2 },
    );
  });

  it('is the only one: no half hour that fits is left out', () => {
    fc.assert(
      fc.property(world, ({ availability: rules, now: present, hours, taken }) => {
        const span = bookableSpan(rules, present);
        const found = new Set(
          [...freeStarts(rules, taken, { hours, within: span, now: present })].map((start) =>
            start.getTime(),
          ),
        );
        const zone = rules.timezone;
        for (
          let start = Math.ceil(span.start / (15 * minute)) * 15 * minute;
          start <= span.end;
          start += 15 * minute
        ) {
          const isHalf = (start + (offsetAt(new Date(start), zone) ?? 0)) % (30 * minute) === 0;
          if (isHalf && !found.has(start))
            expect(fits(rules, taken, spanOf(new Date(start), hours))).toBe(false);
        }
      }),
      { numRuns: 25, seed: 3 },
    );
  });
});

const isNearChange = (zone: string, moment: number) =>
  offsetAt(new Date(moment - 26 * hour), zone) !== offsetAt(new Date(moment + 26 * hour), zone);

/** Reads the clock, and compares it with each row, of this day and of the one before. */
function isOpen({ weekly, timezone }: Availability, moment: number): boolean {
  const { date, time } = clockIn(timezone, new Date(moment));
  const today = new Date(`${date}T00:00Z`).getUTCDay() || 7;
  const yesterday = today === 1 ? 7 : today - 1;
  return weekly.some(({ day: of, from, to }) => {
    const isOverMidnight = to <= from;
    if (of === today && time >= from && (isOverMidnight || time < to)) return true;
    return of === yesterday && isOverMidnight && time < to;
  });
}
