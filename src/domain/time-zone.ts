/** “Europe/Berlin” is Berlin to people. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Whether there is a time zone of this name. */
export const isTimeZone = (name: string): boolean =>
  /^[A-Za-z]/.test(name) && offsetAt(new Date(), name) !== null;

/** The zone of the clock that this program reads. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether two zones show different times at an instant; false where one of them is nobody's. */
export function differ(instant: Date, one: string, other: string): boolean {
  const [first, second] = [offsetAt(instant, one), offsetAt(instant, other)];
  return first !== null && second !== null && first !== second;
}

/** Whether a zone changes its clocks, to or from summer time, so that they are set otherwise then than now. */
export const changesClocks = (zone: string, now: Date, then: Date): boolean =>
  offsetAt(now, zone) !== offsetAt(then, zone);

/** How far the clocks of a zone are ahead of UTC at an instant, in ms; null where there is no such zone. */
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
 * The instant that a day (YYYY-MM-DD) and a time (HH:MM) mean on the clocks of a zone; on the reader's own where
 * none is named or nobody knows it. Null where they are no day and time.
 */
export function instantIn(timeZone: string, date: string, time: string): Date | null {
  const here = new Date(`${date}T${time}`);
  if (!date || !time || Number.isNaN(here.getTime())) return null;
  const asUtc = new Date(`${date}T${time}Z`);
  const guess = timeZone ? offsetAt(asUtc, timeZone) : null;
  if (guess === null) return here;
  // The clocks may have changed between the guess and the instant itself.
  const offset = offsetAt(new Date(asUtc.getTime() - guess), timeZone) ?? guess;
  return new Date(asUtc.getTime() - offset);
}
