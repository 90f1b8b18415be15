/** Days, times and time zones as they come in calls. */
import { isTimeZone } from '@dragoman/widgets/server';
import { wrong } from './errors.ts';

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isDate(text: string): boolean {
  const [, year, month, date] = day.exec(text) ?? [];
  const made = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return made.getUTCMonth() + 1 === Number(month) && made.getUTCDate() === Number(date);
}

/** Browsers' time inputs may add seconds, which nothing stores. */
export const hoursAndMinutes = (time: string): string => time.slice(0, 5);

export function refuseUnknownZone(name: string): void {
  if (!isTimeZone(name)) throw wrong('timezone', { rule: 'timezone' });
}
