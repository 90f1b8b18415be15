import { availability, type SavedAvailability } from '#core/api/availability.ts';
import type { Availability, ImportedCalendar } from '#core/domain/availability.ts';
import { limits } from '#core/domain/limits.ts';
import { type ActionState, useAction } from '#core/hooks/data/use-action.ts';
import { useResource } from '#core/hooks/data/use-resource.ts';
import { useSignedIn } from '#core/hooks/data/use-signed-in.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

const blank: Availability = {
  timezone: 'Europe/Berlin',
  weekly: [],
  exceptions: [],
  notice_hours: 0,
  buffer_minutes: 0,
  max_hours: limits.callHoursMax,
  horizon_days: limits.bookingDays,
};

const sample = {
  ready: async (): Promise<Availability> => ({
    ...blank,
    weekly: [1, 2, 3, 4, 5].flatMap((day) => [
      { day, from: '09:00', to: '12:30' },
      ...(day < 5 ? [{ day, from: '14:00', to: '18:00' }] : []),
    ]),
    exceptions: [{ date: '2027-05-06' }, { date: '2027-05-08', from: '10:00', to: '12:00' }],
    notice_hours: 24,
    buffer_minutes: 15,
    max_hours: 2,
    horizon_days: 60,
  }),
  empty: blank,
};

/** The user's own hours. */
export function useAvailability() {
  const signedIn = useSignedIn();
  return signedIn.only(
    useResource(signedIn.key('availability'), (client) => availability(client).read(), sample),
  );
}

type Save = [
  save: (change: Availability) => Promise<SavedAvailability | undefined>,
  state: ActionState<SavedAvailability>,
];

/** Other elements of the page, and this one when it is shown again, have the new hours too. */
export function useSaveAvailability(refresh: () => Promise<void>): Save {
  const { demo, emit } = useWidget();
  return useAction(async (client, change: Availability) => {
    const saved = demo ? { outside: 1 } : await availability(client).save(change);
    await refresh();
    emit('dragoman-availability-saved', { outside: saved.outside });
    return saved;
  });
}

const sampleUrl = async () => 'https://dragoman.example/calendar/jonas/demo.ics';

/** The address at which the user's calendar reads their tasks. */
export function useCalendarUrl() {
  const signedIn = useSignedIn();
  return signedIn.only(
    useResource(signedIn.key('calendar-url'), (client) => availability(client).calendarUrl(), {
      ready: sampleUrl,
      empty: '',
    }),
  );
}

export function useRenewCalendarUrl(refresh: () => Promise<void>) {
  const { demo } = useWidget();
  return useAction(async (client, _input: null) => {
    if (demo) return true;
    await availability(client).newCalendarUrl();
    await refresh();
    return true;
  });
}

const sampleCalendars = async (): Promise<ImportedCalendar[]> => [
  { url: 'https://calendar.example/jonas/private.ics', read_at: '2027-05-03T08:15:00Z', failure: null },
  { url: 'https://office.example/jonas.ics', read_at: '2027-05-01T17:30:00Z', failure: 'unreachable' },
];

/** The user's calendars elsewhere, whose busy times cannot be booked. */
export function useCalendars() {
  const signedIn = useSignedIn();
  return signedIn.only(
    useResource(signedIn.key('calendars'), (client) => availability(client).calendars(), {
      ready: sampleCalendars,
      empty: [],
    }),
  );
}

/** Answers what came of reading them. */
export function useSaveCalendars(refresh: () => Promise<void>) {
  const { demo } = useWidget();
  return useAction(async (client, urls: readonly string[]) => {
    if (demo) return sampleCalendars();
    const saved = await availability(client).saveCalendars(urls);
    await refresh();
    return saved;
  });
}
