/** When somebody who speaks on the telephone is free: calls take as long as was booked, and do not overlap. */
import { clockIn, instantsIn } from '@dragoman/widgets/server';

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
 * The next starts from the wanted one on at which so many hours are free, as the clocks of a time zone show them: as soon
 * as a call has ended, and each half hour after that.
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
