/** Dates and times of bookings: as typed on a wall clock, and as an instant in a time zone. */
import { instantIn, isTimeZone } from '@dragoman/widgets/server';
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

/** Without a zone the time counts as UTC. */
export function refusePast({ date, time, timezone }: Plan, now: Date): void {
  if (!isDate(date)) throw wrong('date', { rule: 'day' });
  if (timezone) refuseUnknownZone(timezone);
  const instant = instantIn(timezone || 'UTC', date, hoursAndMinutes(time));
  if (!instant || instant < now) throw invalid('in-the-past');
}

export function refuseUnknownZone(name: string): void {
  if (!isTimeZone(name)) throw wrong('timezone', { rule: 'timezone' });
}
