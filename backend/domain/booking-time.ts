/** Dates and times of bookings: as typed on a wall clock, and as an instant in a time zone. */
import { instantIn, instantsIn, isTimeZone, limits } from '@dragoman/widgets/server';
import { invalid, wrong } from './errors.ts';

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
