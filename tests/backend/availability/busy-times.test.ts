import { describe, expect, it } from 'vitest';
import { busyTimes } from '#backend/features/availability/busy-times.ts';

const within = { start: Date.UTC(2026, 9, 1), end: Date.UTC(2026, 11, 31) };

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => {
  const uid = lines.some((line) => line.startsWith('UID:')) ? [] : ['UID:one@example.test'];
  return ['BEGIN:VEVENT', ...uid, ...lines, 'END:VEVENT'].join('\r\n');
};
const busy = (...parts: string[]) =>
  busyTimes(calendar(...parts), { within, timeZone: 'Europe/Berlin', ownIds: '@market.example' }).map(
    ({ start, end }) => [start, end].map((at) => new Date(at).toISOString().slice(5, 16)).join(' '),
  );

describe('the busy times of a calendar', () => {
  it('are those of its events, in UTC, in a named zone, and in the zone of their owner', () => {
    expect(busy(event('DTSTART:20261110T100000Z', 'DTEND:20261110T113000Z'))).toEqual([
      '11-10T10:00 11-10T11:30',
    ]);
    expect(busy(event('DTSTART;TZID=America/New_York:20261110T100000', 'DURATION:PT90M'))).toEqual([
      '11-10T15:00 11-10T16:30',
    ]);
    expect(busy(event('DTSTART:20261110T100000', 'DTEND:20261110T110000'))).toEqual([
      '11-10T09:00 11-10T10:00',
    ]);
  });

  it('know the zones that a file describes itself', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office hours',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    expect(
      busy(
        zone,
        event('DTSTART;TZID=Office hours:20261110T100000', 'DTEND;TZID=Office hours:20261110T110000'),
      ),
    ).toEqual(['11-10T04:30 11-10T05:30']);
  });

  it('take whole days as long as the clocks of their owner do', () => {
    // In Berlin clocks go back on 25 October 2026.
    expect(busy(event('DTSTART;VALUE=DATE:20261025'))).toEqual(['10-24T22:00 10-25T23:00']);
    expect(busy(event('DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261112'))).toEqual([
      '11-09T23:00 11-11T23:00',
    ]);
  });

  it('repeat at the time of their own clock, without those that are left out', () => {
    expect(
      busy(
        event(
          'DTSTART;TZID=America/New_York:20261030T100000',
          'DTEND;TZID=America/New_York:20261030T110000',
          'RRULE:FREQ=DAILY;COUNT=4',
          'EXDATE;TZID=America/New_York:20261031T100000',
        ),
      ),
    ).toEqual(['10-30T14:00 10-30T15:00', '11-01T15:00 11-01T16:00', '11-02T15:00 11-02T16:00']);
  });

  it('are moved where one of a series has been, and freed where it is called off', () => {
    const series = event('DTSTART:20261110T100000Z', 'DTEND:20261110T110000Z', 'RRULE:FREQ=WEEKLY;COUNT=3');
    const moved = event(
      'RECURRENCE-ID:20261117T100000Z',
      'DTSTART:20261118T150000Z',
      'DTEND:20261118T160000Z',
    );
    const off = event(
      'RECURRENCE-ID:20261124T100000Z',
      'STATUS:CANCELLED',
      'DTSTART:20261124T100000Z',
      'DTEND:20261124T110000Z',
    );
    expect(busy(series, moved, off).sort()).toEqual(['11-10T10:00 11-10T11:00', '11-18T15:00 11-18T16:00']);
  });

  it('leave out what makes nobody busy: free and cancelled times, and our own tasks', () => {
    const times = ['DTSTART:20261110T100000Z', 'DTEND:20261110T110000Z'];
    expect(busy(event(...times, 'TRANSP:TRANSPARENT'))).toEqual([]);
    expect(busy(event(...times, 'STATUS:CANCELLED'))).toEqual([]);
    expect(busy(event(...times, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'))).toEqual([]);
    expect(busy(event(...times, 'UID:task-7@market.example'))).toEqual([]);
    expect(busy(event(...times, 'UID:task-7@elsewhere.example'))).toHaveLength(1);
  });

  it.each([
    '',
    '<html></html>',
    'BEGIN:VCARD\r\nEND:VCARD',
    calendar(event('DTSTART:20261110T100000Z', 'RRULE:FREQ=SOMETIMES')),
  ])('are none of what is no calendar: %s', (text) => {
    expect(() => busyTimes(text, { within, timeZone: 'UTC', ownIds: '@x' })).toThrow();
  });
});
