/** The city in the name of a time zone: Berlin for `Europe/Berlin`. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Whether there is a time zone of this name. */
export const isTimeZone = (name: string): boolean =>
  /^[A-Za-z]/.test(name) && offsetAt(new Date(), name) !== null;

/** The time zone of this browser or server. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether two time zones show different times at an instant; false where one of them is unknown. */
export function differ(instant: Date, one: string, other: string): boolean {
  const [first, second] = [offsetAt(instant, one), offsetAt(instant, other)];
  return first !== null && second !== null && first !== second;
}

/** Whether daylight saving time begins or ends in a time zone between two instants. */
export const changesClocks = (zone: string, now: Date, then: Date): boolean =>
  offsetAt(now, zone) !== offsetAt(then, zone);

/** A time zone's offset from UTC at an instant, in milliseconds; null where the zone is unknown. */
export function offsetAt(instant: Date, timeZone: string): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }).formatToParts(instant);
    const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
    const clock = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return clock - Math.floor(instant.getTime() / 1000) * 1000;
  } catch {
    return null;
  }
}

/**
 * The instant of a day (YYYY-MM-DD) and a time (HH:MM) in a time zone, or in the browser's own where none is given or it is
 * unknown. Null where they are no day and time.
 */
export function instantIn(timeZone: string, date: string, time: string): Date | null {
  const here = new Date(`${date}T${time}`);
  if (!date || !time || Number.isNaN(here.getTime())) return null;
  const asUtc = new Date(`${date}T${time}Z`);
  const guess = timeZone ? offsetAt(asUtc, timeZone) : null;
  if (guess === null) return here;
  // Daylight saving time may begin or end between the guess and the instant.
  const offset = offsetAt(new Date(asUtc.getTime() - guess), timeZone) ?? guess;
  return new Date(asUtc.getTime() - offset);
}
