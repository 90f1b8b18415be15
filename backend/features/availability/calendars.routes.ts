/** A person's calendars elsewhere, whose busy times cannot be booked. */
import { CalendarsInput, ImportedCalendar } from '@dragoman/widgets/domain/availability.ts';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { iso, refusals } from '#backend/platform/http/answers.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import type { Services } from '#backend/services.ts';
import * as calendars from './calendars.queries.ts';
import { importCalendars } from './calendars.use-cases.ts';

export function importedCalendarRoutes(app: App, services: Services): void {
  const onRequest = requireSession(services);
  const tags = ['availability'];
  const response = { 200: Type.Array(ImportedCalendar), ...refusals };
  const of = async (owner: string) =>
    (await calendars.list(services.db, owner)).map(({ url, read_at, failure }) => ({
      url,
      read_at: read_at && iso(read_at),
      failure,
    }));

  app.get(
    '/user/calendar/imports',
    { onRequest, schema: { summary: 'List one’s calendars elsewhere', tags, response } },
    async (call) => of(userOf(call).id),
  );

  app.put(
    '/user/calendar/imports',
    {
      onRequest: [onRequest, limitPerUser(app, 20, 'calendars')],
      schema: {
        summary: 'Name one’s calendars elsewhere',
        tags,
        description:
          'Their busy times cannot be booked. They are read at once, and then every 15 minutes. Calendars that are not named any more are forgotten.',
        body: CalendarsInput,
        response,
      },
    },
    async (call) => {
      const { id } = userOf(call);
      await importCalendars(services, id, call.body.urls);
      return of(id);
    },
  );
}
