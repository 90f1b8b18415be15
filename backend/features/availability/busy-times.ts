/**
 * What somebody's calendar (RFC 5545) says about when they are busy. It runs where it can be ended: a stranger's rules
 * may repeat for ever.
 */
import { instantIn, isTimeZone } from '@dragoman/widgets/domain/time-zone.ts';
import ICAL from 'ical.js';
import type { Span } from './free-times.ts';

export interface ReadCalendar {
  /** Busy times that end later than its start and begin before its end. */
  within: Span;
  /** The zone of whole days, and of times that name none or one that nobody knows. */
  timeZone: string;
  /** Entries whose UID ends like this are our own tasks, which are known anyway. */
  ownIds: string;
}

/** In the order of the file. Throws where it is no calendar. */
export function busyTimes(text: string, { within, timeZone, ownIds }: ReadCalendar): Span[] {
  const parsed = ICAL.parse(text);
  // A file may have several calendars.
  const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed;
  if (calendars.length === 0) throw new Error('This is no calendar.');
  const spans: Span[] = [];
  for (const jcal of calendars) {
    const calendar = new ICAL.Component(jcal);
    if (calendar.name !== 'vcalendar') throw new Error('This is no calendar.');
    const entries = calendar.getAllSubcomponents('vevent');
    const changes = new Map<string, ICAL.Component[]>();
    for (const entry of entries)
      if (entry.hasProperty('recurrence-id'))
        changes.set(uidOf(entry), [...(changes.get(uidOf(entry)) ?? []), entry]);
    for (const entry of entries) {
      if (isOurs(uidOf(entry), ownIds)) continue;
      // Named here, because an event would look for its exceptions among all entries.
      const exceptions = entry.hasProperty('recurrence-id') ? [] : changes.get(uidOf(entry));
      spans.push(...timesOf(new ICAL.Event(entry, { exceptions: exceptions ?? [] }), within, timeZone));
    }
  }
  return spans.filter(({ start, end }) => start < within.end && end > within.start);
}

const uidOf = (entry: ICAL.Component): string => String(entry.getFirstPropertyValue('uid') ?? '');

const isOurs = (uid: string, ownIds: string): boolean => /^task-\d+@/.test(uid) && uid.endsWith(ownIds);

const dayMs = 24 * 60 * 60 * 1000;

/** Each time of an event, but those that an entry of their own changes. */
function timesOf(event: ICAL.Event, within: Span, timeZone: string): Span[] {
  if (isFree(event)) return [];
  const spans: Span[] = [];
  const length = event.duration.toSeconds() * 1000;
  const isOver = (time: ICAL.Time) => dayOf(time) + length < within.start - 2 * dayMs;
  if (!event.isRecurring()) return isOver(event.startDate) ? [] : spansOf(event, event.startDate, timeZone);
  const times = event.iterator();
  for (let next = times.next(); next; next = times.next()) {
    if (dayOf(next) > within.end + 2 * dayMs) break;
    if (!isOver(next) && event.getOccurrenceDetails(next).item === event)
      spans.push(...spansOf(event, next, timeZone));
  }
  return spans;
}

/** Whatever the zone: to look it up takes long, and most entries are of years that have gone by. */
const dayOf = ({ year, month, day }: ICAL.Time): number => Date.UTC(year, month - 1, day);

const lengthOf = ({ component, startDate, endDate }: ICAL.Event, timeZone: string): number =>
  instantOf(endDate, component, timeZone) - instantOf(startDate, component, timeZone);

/** Whether it is cancelled, or does not make its owner busy. */
function isFree({ component }: ICAL.Event): boolean {
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    text('status') === 'CANCELLED' ||
    text('transp') === 'TRANSPARENT' ||
    text('x-microsoft-cdo-busystatus') === 'FREE'
  );
}

function spansOf(event: ICAL.Event, begin: ICAL.Time, timeZone: string): Span[] {
  const { component } = event;
  const start = instantOf(begin, component, timeZone);
  // A whole day has as many hours as its clocks show.
  const end = begin.isDate
    ? instantOf(daysLater(begin, event), component, timeZone)
    : start + lengthOf(event, timeZone);
  return end > start ? [{ start, end }] : [];
}

function daysLater(begin: ICAL.Time, event: ICAL.Event): ICAL.Time {
  const end = begin.clone();
  end.adjust(Math.max(1, Math.round(event.duration.toSeconds() / 86_400)), 0, 0, 0);
  return end;
}

/** Calendars name zones that the file describes, those of the IANA, or none. */
function instantOf(time: ICAL.Time, component: ICAL.Component, timeZone: string): number {
  if (time.isDate) return clockOf(time, timeZone);
  const { zone } = time;
  if (zone && zone !== ICAL.Timezone.localTimezone) return time.toJSDate().getTime();
  const named = component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '';
  return clockOf(time, isTimeZone(named) ? named : timeZone);
}

function clockOf(time: ICAL.Time, timeZone: string): number {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  const clock = time.isDate ? '00:00' : `${two(time.hour)}:${two(time.minute)}`;
  return instantIn(timeZone, date, clock)?.getTime() ?? Number.NaN;
}
