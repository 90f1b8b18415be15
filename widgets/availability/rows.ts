/** Rows of the form as texts: a draft on the device keeps texts and lists of them. */
import type { Availability } from '#core/domain/availability.ts';

export interface WeekRow {
  /** 1 is Monday. */
  day: number;
  from: string;
  to: string;
}

export interface ExceptionRow {
  date: string;
  /** Without times the day is closed. */
  from: string;
  to: string;
}

const separator = '|';

export const rowOf = (first: string | number, from: string, to: string): string =>
  [first, from, to].join(separator);

export function weekFrom(text: string): WeekRow {
  const [day = '', from = '', to = ''] = text.split(separator);
  return { day: Number(day), from, to };
}

export function exceptionFrom(text: string): ExceptionRow {
  const [date = '', from = '', to = ''] = text.split(separator);
  return { date, from, to };
}

export const fieldsOf = ({ timezone, weekly, exceptions, ...rules }: Availability) => ({
  timezone,
  weekly: weekly.map(({ day, from, to }) => rowOf(day, from, to)) as readonly string[],
  exceptions: exceptions.map(({ date, from = '', to = '' }) => rowOf(date, from, to)) as readonly string[],
  notice: String(rules.notice_hours),
  buffer: String(rules.buffer_minutes),
  longest: String(rules.max_hours),
  horizon: String(rules.horizon_days),
});

export type Fields = ReturnType<typeof fieldsOf>;

export const availabilityFrom = (fields: Fields): Availability => ({
  timezone: fields.timezone,
  weekly: fields.weekly.map(weekFrom),
  exceptions: fields.exceptions
    .map(exceptionFrom)
    .map(({ date, from, to }) => (from && to ? { date, from, to } : { date })),
  notice_hours: Number(fields.notice),
  buffer_minutes: Number(fields.buffer),
  max_hours: Number(fields.longest),
  horizon_days: Number(fields.horizon),
});
