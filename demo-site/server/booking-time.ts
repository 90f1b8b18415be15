/** Wall-clock dates and times as people type them, and the instant they mean in a time zone. */
import { invalid } from './api-error.ts';

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const clock = /^([01]\d|2[0-3]):([0-5]\d)/;

export function isDate(text: string): boolean {
  const [, year, month, date] = day.exec(text) ?? [];
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return made.getUTCMonth() + 1 === Number(month) && made.getUTCDate() === Number(date);
}

function isTimezone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Native time inputs may add seconds; the wire format has none. */
export const hoursAndMinutes = (time: string): string => time.slice(0, 5);

export interface Plan {
  date: string;
  time: string;
  timezone: string | null;
}

export function refusePast({ date, time, timezone }: Plan, now: Date): void {
  if (!isDate(date)) throw invalid('"date" must be a day that exists, such as 2027-01-31.');
  if (timezone && !isTimezone(timezone))
    throw invalid('"timezone" must be a time zone such as Europe/Berlin.');
  if (instantOf(date, time, timezone ?? undefined) < now)
    throw invalid('"date" and "time" must lie in the future.');
}

/** Without a zone the words are read as UTC. */
function instantOf(date: string, time: string, timezone = 'UTC'): Date {
  const [, hours, minutes] = clock.exec(time) ?? [];
  const [, year, month, dayOfMonth] = day.exec(date) ?? [];
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth), Number(hours), Number(minutes));
  // The offset is asked twice: the first guess may fall on the other side of a change to or from summer time.
  const guess = wall - offsetAt(wall, timezone);
  return new Date(wall - offsetAt(guess, timezone));
}

function offsetAt(instant: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const at = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return wall - Math.trunc(instant / 1000) * 1000;
}
