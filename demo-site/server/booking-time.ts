/** Wall-clock dates and times as people type them, and the instant they mean in a time zone. */
import { instantIn, isTimeZone } from '@dragoman/widgets/server';
import { invalid } from './api-error.ts';

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isDate(text: string): boolean {
  const [, year, month, date] = day.exec(text) ?? [];
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return made.getUTCMonth() + 1 === Number(month) && made.getUTCDate() === Number(date);
}

/** Native time inputs may add seconds; the wire format has none. */
export const hoursAndMinutes = (time: string): string => time.slice(0, 5);

export interface Plan {
  date: string;
  time: string;
  timezone: string | null;
}

/** Without a zone the words are read as UTC. */
export function refusePast({ date, time, timezone }: Plan, now: Date): void {
  if (!isDate(date)) throw invalid('"date" must be a day that exists, such as 2027-01-31.');
  if (timezone) refuseUnknownZone(timezone);
  const instant = instantIn(timezone || 'UTC', date, hoursAndMinutes(time));
  if (!instant || instant < now) throw invalid('"date" and "time" must lie in the future.');
}

export function refuseUnknownZone(name: string): void {
  if (!isTimeZone(name)) throw invalid('"timezone" must be a time zone such as Europe/Berlin.');
}
