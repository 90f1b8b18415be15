import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changesClocks,
  cityOf,
  clockOddity,
  differ,
  instantIn,
  instantsIn,
  isTimeZone,
  offsetAt,
  zoneHere,
} from './time-zone.ts';

const at = (zone: string, date: string, time: string) => instantIn(zone, date, time)?.toISOString();

describe('a day and a time in a zone', () => {
  it('mean the instant in that zone, in summer and in winter', () => {
    expect(at('Europe/Berlin', '2026-11-27', '09:30')).toBe('2026-11-27T08:30:00.000Z');
    expect(at('Europe/Berlin', '2026-07-27', '09:30')).toBe('2026-07-27T07:30:00.000Z');
    expect(at('Asia/Kathmandu', '2026-11-27', '00:10')).toBe('2026-11-26T18:25:00.000Z');
    expect(at('America/Los_Angeles', '2026-11-27', '23:00')).toBe('2026-11-28T07:00:00.000Z');
  });

  it('are correct on the days on which daylight saving time begins or ends', () => {
    expect(at('Europe/Berlin', '2026-10-25', '01:30')).toBe('2026-10-24T23:30:00.000Z');
    expect(at('Europe/Berlin', '2026-10-25', '03:30')).toBe('2026-10-25T02:30:00.000Z');
    expect(at('America/New_York', '2026-03-08', '03:30')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('are in the browser’s time zone where no zone is given or it is unknown', () => {
    const here = new Date('2026-11-27T09:30').toISOString();
    expect(at('', '2026-11-27', '09:30')).toBe(here);
    expect(at('Middle/Earth', '2026-11-27', '09:30')).toBe(here);
  });

  it('are none where clocks go forward over them, and two where they go back', () => {
    const instants = (zone: string, date: string, time: string) =>
      instantsIn(zone, date, time).map((instant) => instant.toISOString().slice(11, 16));
    expect(instants('Europe/Berlin', '2027-03-28', '02:30')).toEqual([]);
    expect(instants('Europe/Berlin', '2026-10-25', '02:30')).toEqual(['00:30', '01:30']);
    expect(instants('Australia/Lord_Howe', '2027-04-04', '01:45')).toEqual(['14:45', '15:15']);
    expect(instants('Asia/Tokyo', '2027-03-28', '02:30')).toEqual(['17:30']);
    expect(at('Europe/Berlin', '2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('Europe/Berlin', '2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z');
    expect(clockOddity('America/New_York', '2027-03-14', '02:10')).toBe('skipped');
    expect(clockOddity('America/New_York', '2027-11-07', '01:10')).toBe('twice');
    expect(clockOddity('America/New_York', '2027-11-07', '')).toBeNull();
  });

  it('are null where they are no day and time', () => {
    expect(at('Europe/Berlin', '', '09:30')).toBeUndefined();
    expect(at('Europe/Berlin', '2026-11-27', 'noon')).toBeUndefined();
  });
});

describe('a zone', () => {
  it('has the name of its city, or its distance from UTC', () => {
    const zones = ['America/New_York', 'Etc/GMT-2', 'Etc/GMT+11', 'UTC'];
    expect(zones.map(cityOf)).toEqual(['New York', 'UTC+2', 'UTC-11', 'UTC']);
  });

  it('has an offset from UTC', () => {
    expect(offsetAt(new Date('2026-11-27T00:00Z'), 'Asia/Tokyo')).toBe(9 * 3_600_000);
    expect(offsetAt(new Date('2026-11-27T00:00Z'), 'Middle/Earth')).toBeNull();
  });
});

describe('the zone of a browser', () => {
  afterEach(() => vi.restoreAllMocks());

  function browserThatNames(timeZone: string | undefined, minutesAhead: number) {
    const options = Intl.DateTimeFormat().resolvedOptions();
    const named = { ...options, timeZone } as Intl.ResolvedDateTimeFormatOptions;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(named);
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutesAhead);
    return zoneHere();
  }

  it('is the one that it names', () => expect(browserThatNames('Asia/Tokyo', 540)).toBe('Asia/Tokyo'));

  it.each([
    ['Etc/Unknown', 0, 'UTC'],
    [undefined, 120, 'Etc/GMT-2'],
    ['+02:00', 120, 'Etc/GMT-2'],
    ['-11:00', -660, 'Etc/GMT+11'],
    ['+05:30', 330, 'UTC'],
  ])('is one that backends know where it names %s', (named, minutesAhead, expected) => {
    const zone = browserThatNames(named, minutesAhead);
    vi.restoreAllMocks();
    expect(zone).toBe(expected);
    expect(isTimeZone(zone)).toBe(true);
  });
});

describe('two zones', () => {
  const winter = new Date('2026-12-01T12:00Z');
  const between = new Date('2026-10-28T12:00Z');

  it('differ where they show different times', () => {
    expect(differ(winter, 'Europe/Berlin', 'America/New_York')).toBe(true);
    expect(differ(winter, 'Europe/Berlin', 'Europe/Paris')).toBe(false);
    expect(differ(winter, 'Europe/Berlin', 'Middle/Earth')).toBe(false);
  });

  it('may begin daylight saving time on different days', () => {
    const summer = new Date('2026-10-20T12:00Z');
    expect(changesClocks('Europe/Berlin', summer, between)).toBe(true);
    expect(changesClocks('America/New_York', summer, between)).toBe(false);
    expect(changesClocks('America/New_York', between, winter)).toBe(true);
    expect(changesClocks('Asia/Tokyo', summer, winter)).toBe(false);
  });

  it('are known by their names', () => {
    expect(['Europe/Berlin', 'UTC', zoneHere()].map(isTimeZone)).toEqual([true, true, true]);
    expect(['', '+02:00', 'Middle/Earth'].map(isTimeZone)).toEqual([false, false, false]);
  });
});
