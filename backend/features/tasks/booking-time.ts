/**
 * Dates and times of bookings: as typed on a wall clock, and as an instant in a time zone; and when somebody is
 * free.
 */
import { clockIn, instantIn, instantsIn, isTimeZone, limits } from '@dragoman/widgets/server';
import { invalid, wrong } from '#backend/platform/errors.ts';

// Dates and times of bookings: as typed on a wall clock, and as an instant in a time zone.

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isDate(text: string): boolean {
  const [, year, month, date] = day.exec(text) ?? [];
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return made.getUTCMonth() + 1 === Number(month) && made.getUTCDate() === Number(date);
}

/** Browsers' time inputs may add seconds, which bookings do not store. */
export const hoursAndMinutes = (time: string): string => time.slice(0, 5);

export interface Plan {
  date: string;
  time: string;
  timezone: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Without a zone the time counts as UTC. */
export const zoneOf = ({ timezone }: Pick<Plan, 'timezone'>): string => timezone || 'UTC';

/** When a plan of the past or the future begins. */
export const startOf = (plan: Plan): Date | null =>
  instantIn(zoneOf(plan), plan.date, hoursAndMinutes(plan.time));

/** For lists by date: a time that the clocks skipped, which old rows may have, counts as UTC. */
export const instantOf = ({ timezone = null, ...plan }: Partial<Plan> & Pick<Plan, 'date' | 'time'>): Date =>
  startOf({ ...plan, timezone }) ?? new Date(`${plan.date}T${hoursAndMinutes(plan.time)}Z`);

/** When a new plan begins: at the first of two instants where the clocks show its time twice. */
export function futureStart(plan: Plan, now: Date): Date {
  const { date, time, timezone } = plan;
  if (!isDate(date)) throw wrong('date', { rule: 'day' });
  if (timezone) refuseUnknownZone(timezone);
  const [instant] = instantsIn(zoneOf(plan), date, hoursAndMinutes(time));
  if (!instant) throw invalid('time-skipped');
  if (instant < now) throw invalid('in-the-past');
  return instant;
}

/** As above, and not too far ahead to be booked. */
export function bookableStart(plan: Plan, now: Date): Date {
  const start = futureStart(plan, now);
  if (start.getTime() > lastBookable(now))
    throw wrong('date', { rule: 'within-days', most: limits.bookingDays });
  return start;
}

export const lastBookable = (now: Date): number => now.getTime() + limits.bookingDays * dayMs;

export function refuseUnknownZone(name: string): void {
  if (!isTimeZone(name)) throw wrong('timezone', { rule: 'timezone' });
}

/** In milliseconds since 1970; it ends before `end`. */
export interface Span {
  start: number;
  end: number;
}

const hourMs = 60 * 60 * 1000;

export const spanOf = (start: Date, hours: number): Span => ({
  start: start.getTime(),
  end: start.getTime() + hours * hourMs,
});

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

interface Wanted {
  start: Date;
  hours: number;
  timeZone: string;
  /** The last start that may be booked. */
  last: number;
}

/**
 * When somebody who speaks on the telephone is free: calls take as long as was booked, and do not overlap. The next
 * starts from the wanted one on at which so many hours are free, as the clocks of a time zone show them: as soon as
 * a call has ended, and each half hour after that.
 */
export function freeTimes(
  taken: readonly Span[],
  { start, hours, timeZone, last }: Wanted,
): { date: string; time: string }[] {
  const found: { date: string; time: string }[] = [];
  let at = start.getTime();
  while (found.length < 3 && at <= last) {
    const call = spanOf(new Date(at), hours);
    const hindrances = taken.filter((one) => overlaps(call, one));
    if (hindrances.length > 0) {
      at = Math.max(...hindrances.map(({ end }) => end));
      continue;
    }
    const clock = clockIn(timeZone, new Date(at));
    // Where clocks go back, a time that they show twice means the first.
    if (instantsIn(timeZone, clock.date, clock.time)[0]?.getTime() === at) found.push(clock);
    at += hourMs / 2;
  }
  return found;
}
