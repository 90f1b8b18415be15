/** Dates and times of bookings: as typed on a wall clock, and as an instant in a time zone. */
import { instantIn, instantsIn, limits } from '@dragoman/widgets/server';
import { invalid, wrong } from '#backend/platform/errors.ts';
import { hoursAndMinutes, isDate, refuseUnknownZone } from '#backend/platform/wall-clock.ts';

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

const lastBookable = (now: Date): number => now.getTime() + limits.bookingDays * dayMs;
