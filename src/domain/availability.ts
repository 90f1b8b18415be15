/** When a translator may be booked for calls. Pages import the types only. */
import { type Static, Type } from 'typebox';
import { calendarFailures } from './calendar.ts';
import * as fields from './fields.ts';
import { described } from './fields.ts';
import { limits } from './limits.ts';

const steps = (least: number, most: number, step: number) =>
  Type.Number({
    minimum: least,
    maximum: most,
    multipleOf: step,
    ...fields.must({ rule: 'steps', least, most, step }),
  });

const WeeklyHours = Type.Object({
  day: described(fields.whole(1, 7), '1 is Monday'),
  from: fields.time,
  to: described(fields.time, 'on the next day where it is not later than `from`'),
});

const Exception = Type.Object({
  date: fields.date,
  from: Type.Optional(described(fields.time, 'without it the day is closed')),
  to: Type.Optional(fields.time),
});

const listOf = <T extends Type.TSchema>(items: T, most: number) =>
  Type.Array(items, { maxItems: most, ...fields.must({ rule: 'list', most }) });

const rules = {
  notice_hours: described(steps(0, limits.noticeHours, 0.5), 'at least so long before a call it is booked'),
  buffer_minutes: described(fields.whole(0, limits.bufferMinutes), 'free before and after each call'),
  max_hours: described(steps(limits.hoursStep, limits.longestCall, limits.hoursStep), 'of one call'),
  horizon_days: described(fields.whole(1, limits.bookingDays), 'so far ahead calls may be booked'),
};

export const AvailabilityInput = Type.Object({
  timezone: described(fields.timezone, 'of all days and times here'),
  weekly: described(listOf(WeeklyHours, limits.weeklyHours), 'none means any time'),
  exceptions: Type.Optional(
    described(
      listOf(Exception, limits.exceptions),
      'they replace what the week has on their date; several of one date add up',
    ),
  ),
  ...fields.optional(rules),
});

export const Availability = Type.Object({
  timezone: Type.String(),
  weekly: Type.Array(WeeklyHours),
  exceptions: Type.Array(Exception),
  ...rules,
});

export type Availability = Static<typeof Availability>;

/** Whoever says nothing may be called at any time. */
export const anyTime: Omit<Availability, 'timezone'> = {
  weekly: [],
  exceptions: [],
  notice_hours: 0,
  buffer_minutes: 0,
  max_hours: limits.callHoursMax,
  horizon_days: limits.bookingDays,
};

export const FreeDay = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD' }),
  times: Type.Array(Type.String({ description: 'HH:MM' })),
});

export type FreeDay = Static<typeof FreeDay>;

export const FreeTimesQuery = Type.Object({
  from: Type.Optional(described(fields.date, 'the first day; today where it is missing')),
  days: Type.Optional(fields.whole(1, 31)),
  quantity: Type.Optional(steps(limits.hoursStep, limits.longestCall, limits.hoursStep)),
  timezone: Type.Optional(
    described(fields.timezone, 'of days and times; the translator’s where it is missing'),
  ),
});

export const CalendarsInput = Type.Object({
  urls: listOf(
    Type.String({ maxLength: limits.address, ...fields.must({ rule: 'webhook-address' }) }),
    limits.calendars,
  ),
});

/** A calendar elsewhere, whose busy times cannot be booked. */
export const ImportedCalendar = Type.Object({
  url: Type.String(),
  read_at: described(fields.nullable(fields.instant), 'what it said then counts for seven days'),
  failure: described(fields.nullable(fields.oneOf(calendarFailures)), 'why it could not be read since'),
});

export type ImportedCalendar = Static<typeof ImportedCalendar>;
