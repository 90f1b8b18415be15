import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';

const entry = {
  id: 'task-7@dragoman.example',
  startsAt: new Date('2026-11-24T13:00:00Z'),
  minutes: 60,
  title: 'Letters',
  details: 'Two pages.',
  place: '',
  url: 'https://dragoman.example/Task/7',
  isCancelled: false,
  now: new Date('2026-11-21T09:30:15.250Z'),
};
const file = (more: Partial<typeof entry> = {}) => calendarFile({ ...entry, ...more });
/** Joins continued lines, as a calendar does. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const lineOf = (text: string, name: string) => linesOf(text).find((line) => line.startsWith(`${name}:`));

describe('a calendar file', () => {
  it('contains one entry, and each line ends as the format requires', () => {
    expect(file()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Dragoman//Tasks//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:task-7@dragoman.example',
        'DTSTAMP:20261121T093015Z',
        'DTSTART:20261124T130000Z',
        'DTEND:20261124T140000Z',
        'SUMMARY:Letters',
        'DESCRIPTION:Two pages.\\n\\nhttps://dragoman.example/Task/7',
        'URL:https://dragoman.example/Task/7',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('names the place, and that a task is called off', () => {
    const text = file({ place: 'https://meet.example/a,b', isCancelled: true });
    expect(lineOf(text, 'LOCATION')).toBe('LOCATION:https://meet.example/a\\,b');
    expect(lineOf(text, 'STATUS')).toBe('STATUS:CANCELLED');
  });

  it('takes no time at a deadline', () => {
    expect(lineOf(file({ minutes: 0 }), 'DTSTART')).toBe('DTSTART:20261124T130000Z');
    expect(lineOf(file({ minutes: 0 }), 'DTEND')).toBeUndefined();
  });

  it('escapes special characters', () => {
    const text = file({ title: 'Forms; two, or \\three', details: 'First\nsecond\r\nthird\u0007' });
    expect(lineOf(text, 'SUMMARY')).toBe('SUMMARY:Forms\\; two\\, or \\\\three');
    expect(lineOf(text, 'DESCRIPTION')).toBe(
      'DESCRIPTION:First\\nsecond\\nthird\\n\\nhttps://dragoman.example/Task/7',
    );
  });

  it('gets no further lines from a text with line breaks', () => {
    const text = file({ title: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM' });
    expect(linesOf(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it.each([
    ['long', 'a'.repeat(300)],
    ['of several bytes each', 'ßж語'.repeat(60)],
    ['beyond the basic plane', '😀'.repeat(80)],
  ])('folds lines of characters that are %s at 75 octets without loss', (_, title) => {
    const text = file({ title });
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
    expect(lineOf(text, 'SUMMARY')).toBe(`SUMMARY:${title}`);
  });
});
