/**
 * When somebody who speaks on the telephone may be booked: their hours, without what is taken. Instants are milliseconds
 * since 1970. It reads neither database nor clock.
 */
import type { Availability, FreeDay } from '@dragoman/widgets/domain/availability.ts';
import { clockIn, instantsIn, limits, offsetAt } from '@dragoman/widgets/server';

/** It ends before `end`. */
export interface Span {
  start: number;
  end: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export const spanOf = (start: Date, hours: number): Span => ({
  start: start.getTime(),
  end: start.getTime() + hours * hourMs,
});

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The first and the last start that may be booked. */
export const bookableSpan = ({ notice_hours, horizon_days }: Availability, now: Date): Span => ({
  start: now.getTime() + notice_hours * hourMs,
  end: now.getTime() + Math.min(horizon_days, limits.bookingDays) * dayMs,
});

interface Wanted {
  hours: number;
  /** The first and the last instant at which the call may begin. */
  within: Span;
  now: Date;
}

/** Starts at each half hour of the translator's clock at which a call of so many hours fits, in their order. */
export function* freeStarts(
  availability: Availability,
  taken: readonly Span[],
  { hours, within, now }: Wanted,
): Generator<Date> {
  const bookable = bookableSpan(availability, now);
  const first = Math.max(within.start, bookable.start);
  const last = Math.min(within.end, bookable.end);
  if (first > last) return;
  const clock = openClock(availability.timezone);
  const untilEnd = { start: first, end: last + hours * hourMs };
  for (const free of freeSpans(availability, taken, untilEnd, clock)) {
    let start = clock.nextHalfHour(Math.max(free.start, first));
    while (start <= last && start + hours * hourMs <= free.end) {
      yield new Date(start);
      start = clock.nextHalfHour(start + minuteMs);
    }
  }
}

/** Whether a call may take this time: any minute will do. */
export function isFree(availability: Availability, taken: readonly Span[], call: Span, now: Date): boolean {
  const { start, end } = bookableSpan(availability, now);
  return call.start >= start && call.start <= end && fits(availability, taken, call);
}

/** Whether nothing is in the way of a call, however soon or late it is. */
export const fits = (availability: Availability, taken: readonly Span[], call: Span): boolean =>
  freeSpans(availability, taken, call, openClock(availability.timezone)).some(
    ({ start, end }) => start <= call.start && call.end <= end,
  );

function freeSpans(availability: Availability, taken: readonly Span[], within: Span, clock: Clock): Span[] {
  const buffer = availability.buffer_minutes * minuteMs;
  const busy = taken
    .map(({ start, end }) => ({ start: start - buffer, end: end + buffer }))
    .filter((span) => overlaps(span, within));
  return without(united(openSpans(availability, within, clock)), united(busy));
}

/** The hours of all days that may reach into a span of time. */
function openSpans({ weekly, exceptions }: Availability, within: Span, clock: Clock): Span[] {
  const spans: Span[] = [];
  const lastDay = clock.dayAt(within.end);
  // A day's hours may end on the day after it.
  for (let day = nextDay(clock.dayAt(within.start), -1); day <= lastDay; day = nextDay(day)) {
    const replaced = exceptions.filter(({ date }) => date === day);
    const ofWeek = weekly.length > 0 ? weekly.filter((row) => row.day === weekdayOf(day)) : [wholeDay];
    for (const { from, to } of replaced.length > 0 ? replaced : ofWeek) {
      if (from === undefined || to === undefined) continue;
      const start = clock.instantOf(day, from);
      spans.push({ start, end: clock.instantOf(to <= from ? nextDay(day) : day, to) });
    }
  }
  return spans;
}

const wholeDay = { from: '00:00', to: '00:00' };

/** 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || 7;

const nextDay = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** In their order; those that touch are one. */
export function united(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.sort((one, other) => one.start - other.start)) {
    const before = all.at(-1);
    if (before && span.start <= before.end) before.end = Math.max(before.end, span.end);
    else if (span.start < span.end) all.push({ ...span });
  }
  return all;
}

/** Both lists in their order. */
function without(open: readonly Span[], busy: readonly Span[]): Span[] {
  const left: Span[] = [];
  let at = 0;
  for (const { start, end } of open) {
    let from = start;
    while ((busy[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    for (let next = at; ; next += 1) {
      const taken = busy[next];
      if (!taken || taken.start >= end) break;
      if (taken.start > from) left.push({ start: from, end: taken.start });
      from = Math.max(from, taken.end);
    }
    if (from < end) left.push({ start: from, end });
  }
  return left;
}

interface Clock {
  /** YYYY-MM-DD */
  dayAt(instant: number): string;
  /** The first of two instants where clocks go back over a time, and the end of the gap where they skip it. */
  instantOf(day: string, time: string): number;
  /** The first instant from this one on at which the clock shows a full or a half hour. */
  nextHalfHour(instant: number): number;
}

function openClock(timeZone: string): Clock {
  const offset = offsetsOnceADay();
  const instantOf = (day: string, time: string): number =>
    instantsIn(timeZone, day, time, offset)[0]?.getTime() ?? endOfGap(timeZone, `${day}T${time}Z`);
  return {
    dayAt: (instant) => clockIn(timeZone, new Date(instant), offset).date,
    instantOf,
    nextHalfHour(instant) {
      const half = hourMs / 2;
      const pastHalf = (at: number) => (at + (offset(new Date(at), timeZone) ?? 0)) % half;
      let next = Math.ceil(instant / minuteMs) * minuteMs;
      next += (half - pastHalf(next)) % half;
      // The clocks may have changed on the way, by less than half an hour.
      while (pastHalf(next) !== 0) next += minuteMs;
      return next;
    },
  };
}

/** When the clocks have skipped a time that they never show. */
function endOfGap(timeZone: string, skipped: string): number {
  const asUtc = Date.parse(skipped);
  const offset = (instant: number) => offsetAt(new Date(instant), timeZone);
  let [before, after] = [asUtc - dayMs, asUtc + dayMs];
  const earlier = offset(before);
  while (after - before > minuteMs) {
    const middle = Math.round((before + after) / 2 / minuteMs) * minuteMs;
    if (offset(middle) === earlier) before = middle;
    else after = middle;
  }
  return after;
}

/** For one time zone: to look an offset up takes long. Where two midnights have the same one, so has the day between them. */
function offsetsOnceADay(): typeof offsetAt {
  const known = new Map<number, number | null>();
  const atMidnight = (day: number, timeZone: string): number | null => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const offset = offsetAt(new Date(day * dayMs), timeZone);
    known.set(day, offset);
    return offset;
  };
  return (instant, timeZone) => {
    const day = Math.floor(instant.getTime() / dayMs);
    const offset = atMidnight(day, timeZone);
    return offset === atMidnight(day + 1, timeZone) ? offset : offsetAt(instant, timeZone);
  };
}

interface Days {
  /** YYYY-MM-DD: the first one; today where it is missing. */
  from: string | undefined;
  days: number;
  timeZone: string;
  hours: number;
  now: Date;
}

/** Days of a time zone, each with the starts that its clocks show: of a time that they show twice the first. */
export function freeDays(
  availability: Availability,
  taken: readonly Span[],
  { from, days, timeZone, hours, now }: Days,
): FreeDay[] {
  const clock = openClock(timeZone);
  const first = from ?? clock.dayAt(now.getTime());
  const found = new Map<string, string[]>();
  for (let day = 0; day < days; day += 1) found.set(nextDay(first, day), []);
  const within = {
    start: clock.instantOf(first, '00:00'),
    end: clock.instantOf(nextDay(first, days), '00:00') - 1,
  };
  for (const { date, time } of onClock(freeStarts(availability, taken, { hours, within, now }), timeZone))
    found.get(date)?.push(time);
  return [...found].map(([date, times]) => ({ date, times }));
}

/** What the clocks of a time zone show at these instants. One that they show for the second time cannot be written. */
export function* onClock(
  instants: Iterable<Date>,
  timeZone: string,
): Generator<{ date: string; time: string }> {
  const offset = offsetsOnceADay();
  for (const instant of instants) {
    const clock = clockIn(timeZone, instant, offset);
    const [first] = instantsIn(timeZone, clock.date, clock.time, offset);
    if (first?.getTime() === instant.getTime()) yield clock;
  }
}

const offeredStarts = 3;

/** The next free times from a wanted one on, or else from now on, as the clocks of a time zone show them. */
export function nextFree(
  availability: Availability,
  taken: readonly Span[],
  { start, hours, timeZone, now }: { start: Date; hours: number; timeZone: string; now: Date },
): { date: string; time: string }[] {
  const { end } = bookableSpan(availability, now);
  const from = (first: number) => {
    const within = { start: first, end };
    const found = [];
    for (const clock of onClock(freeStarts(availability, taken, { hours, within, now }), timeZone)) {
      found.push(clock);
      if (found.length === offeredStarts) break;
    }
    return found;
  };
  const later = from(start.getTime());
  return later.length > 0 ? later : from(now.getTime());
}
