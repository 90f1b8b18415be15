/** When the signed-in user may be booked for calls, and which calendars read their tasks and say when they are busy. */
import type { Availability, ImportedCalendar } from '#core/domain/availability.ts';
import { calendarFailures } from '#core/domain/calendar.ts';
import { limits } from '#core/domain/limits.ts';
import type { Client } from './client.ts';
import { signedIn } from './signed-in.ts';
import { numberOf, recordOf, textOf } from './wire.ts';

/** Hours that were saved. */
export interface SavedAvailability {
  /** How many calls that were booked earlier are outside of them. */
  outside: number;
}

export const availability = (client: Client) => {
  const { call, read } = signedIn(client);
  const urlFrom = (body: unknown) => textOf(recordOf(body).url);
  return {
    read: async (): Promise<Availability> => availabilityFromWire(await read('/user/availability')),
    save: async (change: Availability): Promise<SavedAvailability> => {
      const { body } = await call({ method: 'PUT', path: '/user/availability', body: change });
      return { outside: numberOf(recordOf(body).outside) ?? 0 };
    },
    calendarUrl: async (): Promise<string> => urlFrom(await read('/user/calendar')),
    newCalendarUrl: async (): Promise<string> =>
      urlFrom((await call({ method: 'POST', path: '/user/calendar' })).body),
    calendars: async (): Promise<ImportedCalendar[]> =>
      calendarsFromWire(await read('/user/calendar/imports')),
    /** They are all of the user's: those that are not named are forgotten. */
    saveCalendars: async (urls: readonly string[]): Promise<ImportedCalendar[]> => {
      const { body } = await call({ method: 'PUT', path: '/user/calendar/imports', body: { urls } });
      return calendarsFromWire(body);
    },
  };
};

const calendarsFromWire = (body: unknown): ImportedCalendar[] =>
  (Array.isArray(body) ? body.map(recordOf) : []).map(({ url, read_at, failure }) => ({
    url: textOf(url),
    read_at: textOf(read_at) || null,
    // A newer backend may know more reasons.
    failure: failure ? (calendarFailures.find((known) => known === failure) ?? 'unreachable') : null,
  }));

function availabilityFromWire(body: unknown): Availability {
  const wire = recordOf(body);
  const rows = (list: unknown) => (Array.isArray(list) ? list.map(recordOf) : []);
  return {
    timezone: textOf(wire.timezone) || 'UTC',
    weekly: rows(wire.weekly).map(({ day, from, to }) => ({
      day: numberOf(day) ?? 1,
      from: textOf(from),
      to: textOf(to),
    })),
    exceptions: rows(wire.exceptions).map(({ date, from, to }) => ({
      date: textOf(date),
      ...(textOf(from) && { from: textOf(from), to: textOf(to) }),
    })),
    notice_hours: numberOf(wire.notice_hours) ?? 0,
    buffer_minutes: numberOf(wire.buffer_minutes) ?? 0,
    max_hours: numberOf(wire.max_hours) ?? limits.callHoursMax,
    horizon_days: numberOf(wire.horizon_days) ?? limits.bookingDays,
  };
}
