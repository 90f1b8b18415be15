/** An instant as the backend writes it; null where it is none. */
export function dateOf(text: string | null | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The city in the name of a time zone: Berlin for `Europe/Berlin`. `Etc/GMT-2` is two hours ahead of UTC, so UTC+2. */
export function cityOf(zone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? [];
  if (sign) return `UTC${sign === '-' ? '+' : '-'}${hours}`;
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}

/** Whether there is a time zone of this name. */
export const isTimeZone = (name: string): boolean =>
  /^[A-Za-z]/.test(name) && offsetAt(new Date(), name) !== null;

/**
 * The time zone of this browser or server. Some browsers name none, one that nobody knows or only an offset, which no
 * backend takes: then it is the zone of their offset, or UTC where that is no whole hour.
 */
export function zoneHere(): string {
  const named: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (named && isTimeZone(named)) return named;
  const hoursAhead = -new Date().getTimezoneOffset() / 60;
  if (hoursAhead === 0 || !Number.isInteger(hoursAhead)) return 'UTC';
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

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
    const parts = formatOf(timeZone).formatToParts(instant);
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** To make one takes longer than all that is done with it. The number of those kept is limited: names come from outside. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= 50) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/**
 * The instant of a day (YYYY-MM-DD) and a time (HH:MM) in a time zone, or in the browser's own where none is given or it is
 * unknown: the first of two where clocks go back, and as much later where they skip the time. Null where they are no day
 * and time.
 */
export function instantIn(timeZone: string, date: string, time: string): Date | null {
  const here = new Date(`${date}T${time}`);
  if (!date || !time || Number.isNaN(here.getTime())) return null;
  const asUtc = new Date(`${date}T${time}Z`).getTime();
  const before = timeZone ? offsetAt(new Date(asUtc - dayMs), timeZone) : null;
  if (before === null) return here;
  return instantsIn(timeZone, date, time)[0] ?? new Date(asUtc - before);
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * All instants at which the clocks of a known time zone show a day and a time, in their order: none where clocks go
 * forward over it, two where they go back.
 */
export function instantsIn(timeZone: string, date: string, time: string, offsetOf = offsetAt): Date[] {
  const asUtc = new Date(`${date}T${time}Z`).getTime();
  if (!date || !time || Number.isNaN(asUtc)) return [];
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((at) => offsetOf(new Date(at), timeZone) ?? 0);
  return [...new Set(offsets)]
    .map((offset) => new Date(asUtc - offset))
    .filter((instant) => instant.getTime() + (offsetOf(instant, timeZone) ?? 0) === asUtc)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** What is odd about a day and a time in a time zone: its clocks skip it, or show it twice. */
export function clockOddity(timeZone: string, date: string, time: string): 'skipped' | 'twice' | null {
  if (!date || !time || Number.isNaN(new Date(`${date}T${time}Z`).getTime())) return null;
  const { length } = instantsIn(timeZone, date, time);
  return length === 0 ? 'skipped' : length === 2 ? 'twice' : null;
}

/** What the clocks of a time zone show at an instant, as date and time inputs write it. */
export function clockIn(
  timeZone: string,
  instant: Date,
  offsetOf = offsetAt,
): { date: string; time: string } {
  const shown = new Date(instant.getTime() + (offsetOf(instant, timeZone) ?? 0)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}
