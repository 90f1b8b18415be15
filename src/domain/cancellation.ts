/** What goes back to a customer who cancels before the work starts: by the rule of the offer that they booked. */

/**
 * `free`: all of it. `day`: all of it until 24 hours before the start, half after that. `three-days`: all of it until 72
 * hours before, half until 24, then nothing.
 */
export const cancellationRules = ['free', 'day', 'three-days'] as const;

export type CancellationRule = (typeof cancellationRules)[number];

interface Period {
  /** It ends so many hours before the start. */
  hours: number;
  /** What goes back, in percent. */
  percent: number;
}

const periods: Readonly<Record<CancellationRule, { before: readonly Period[]; last: number }>> = {
  free: { before: [], last: 100 },
  day: { before: [{ hours: 24, percent: 100 }], last: 50 },
  'three-days': {
    before: [
      { hours: 72, percent: 100 },
      { hours: 24, percent: 50 },
    ],
    last: 0,
  },
};

const hourMs = 60 * 60 * 1000;

/**
 * How much goes back now, in percent, and until when it is so much; null where it becomes no less. The very instant
 * counts for the customer. Once the start has passed and the owner has not begun, all of it goes back. `counted`: the start
 * that the periods count from, where it is an earlier one.
 */
export function refundShare(
  rule: CancellationRule,
  start: Date,
  now: Date,
  counted: Date = start,
): { percent: number; until: Date | null } {
  if (now >= start) return { percent: 100, until: null };
  const { before, last } = periods[rule];
  for (const { hours, percent } of before) {
    const until = new Date(counted.getTime() - hours * hourMs);
    if (now <= until) return { percent, until };
  }
  return { percent: last, until: null };
}

/**
 * The start that the periods count from once another one is agreed on. Within a period that already costs something, a later
 * start does not give back what was lost.
 */
export function countedAfter(
  rule: CancellationRule,
  { start, counted }: { start: Date; counted: Date },
  next: Date,
  now: Date,
): Date {
  const isFree = refundShare(rule, start, now, counted).percent === 100;
  return isFree || next <= counted ? next : counted;
}

/** The part of an amount in cents that goes back. An odd cent is the customer's. */
export const refundOf = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100);
