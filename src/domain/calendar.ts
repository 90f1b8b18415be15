/** An entry of a calendar. */
export interface CalendarEntry {
  /** Each version of an entry has the same one, so that a calendar updates it instead of adding another. */
  id: string;
  startsAt: Date;
  /** 0 for a deadline, which takes no time. */
  minutes: number;
  title: string;
  details: string;
  /** Empty where there is none. */
  place: string;
  /** The page of the entry. */
  url: string;
  isCancelled: boolean;
  /** When the file is made. */
  now: Date;
}

/** The method is named in the type, too (RFC 5546). */
export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** An iCalendar file (RFC 5545), in UTC: calendars show it in their user's time zone. */
export function calendarFile(...entries: CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dragoman//Tasks//EN',
    // Calendars take the entries over without answering us.
    'METHOD:PUBLISH',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ id, startsAt, minutes, title, details, place, url, ...entry }: CalendarEntry): string[] {
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(entry.now)}`,
    `DTSTART:${stamp(startsAt)}`,
    ...(minutes > 0 ? [`DTEND:${stamp(endsAt)}`] : []),
    `SUMMARY:${escaped(title)}`,
    // Some calendars show no URL, so that the description has it too.
    `DESCRIPTION:${escaped([details, url].filter(Boolean).join('\n\n'))}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** How long a task takes: a call its hours, everything else has a deadline. */
export const minutesOf = (type: string, hours: number): number => (type === 'call' ? hours * 60 : 0);

/** 20261124T130000Z */
const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Section 3.3.11: these four characters are escaped, and other control characters are not allowed. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Section 3.1: lines have at most 75 octets and split no character; each continuation begins with a space. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > 75) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}

/** Why a calendar elsewhere could not be read. */
export const calendarFailures = ['unreachable', 'no-calendar', 'too-much'] as const;

export type CalendarFailure = (typeof calendarFailures)[number];
