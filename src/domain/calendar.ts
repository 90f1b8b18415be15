/** Something that takes place, as a calendar keeps it. */
export interface CalendarEntry {
  /** The same for the same thing, so that a calendar updates it instead of adding another. */
  id: string;
  startsAt: Date;
  minutes: number;
  title: string;
  details: string;
  /** When the entry was written. */
  now: Date;
}

/** An iCalendar file (RFC 5545) of one entry, in UTC: whoever opens it sees it on their own clock. */
export function calendarFile({ id, startsAt, minutes, title, details, now }: CalendarEntry): string {
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dragoman//Tasks//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261124T130000Z */
const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

/** Section 3.3.11: these four have a meaning of their own; other control characters have no place in a text. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Section 3.1: no line over 75 octets, and no character torn apart; a space begins each continuation. */
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
