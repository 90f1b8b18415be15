/** The days of a report, in UTC. */
import { invalid } from '#backend/platform/errors.ts';

const aDay = 24 * 60 * 60 * 1000;
const usualDays = 28;
const mostDays = 366;

export interface Days {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

/** The last four weeks, unless the call names others. */
export function reportDays({ from: first, to: last }: Partial<Days>, now: Date): Days {
  const to = last || now.toISOString().slice(0, 10);
  const from = first || dayBefore(to, usualDays - 1);
  if (from > to) throw invalid('days-reversed');
  if (from < dayBefore(to, mostDays - 1)) throw invalid('days-too-many', { count: mostDays });
  return { from, to };
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * aDay).toISOString().slice(0, 10);
