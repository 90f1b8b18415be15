/** Tasks for the calendars of their parties: one as a file, and all of a person at a secret address. */
import { type CalendarEntry, calendarFile, calendarType } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { entryOf } from '#backend/features/mail/mail-calendar.ts';
import { fullName } from '#backend/features/notifications/activities.ts';
import * as users from '#backend/features/people/queries.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import { calendarToken, isSame } from '#backend/platform/auth/tokens.ts';
import type { Task, User } from '#backend/platform/database/tables.ts';
import { notFound, refusedSignIn } from '#backend/platform/errors.ts';
import { fileOf, refusals } from '#backend/platform/http/answers.ts';
import { neverStored, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, parameter, uuidOf } from '#backend/platform/http/load-resource.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';
import { inert } from '#backend/platform/http/security-headers.ts';
import type { Services } from '#backend/services.ts';
import { startOf } from './booking-time.ts';
import { ownTask } from './own-task.ts';
import * as tasks from './queries.ts';

export function calendarRoutes(app: App, services: Services): void {
  const { db, config, now } = services;
  const task = ownTask(services);
  app.get(
    '/task/accepted/:id/calendar.ics',
    {
      onRequest: [requireSession(services, 'page'), task.hook],
      schema: {
        summary: 'Download a task for a calendar',
        tags: ['tasks'],
        response: { 200: fileOf('text/calendar'), ...refusals },
      },
    },
    async (call, reply) => {
      const row = task.from(call);
      const other = await users.find(
        db,
        row.customer_id === userOf(call).id ? row.owner_id : row.customer_id,
      );
      const entry =
        other &&
        taskEntry(
          { ...row, other },
          { origin: ownOrigin(call, config), now: now(), locale: userOf(call).locale },
        );
      if (!entry) throw notFound('task');
      return reply
        .type(calendarType)
        .headers(inert)
        .header('content-disposition', `attachment; filename="task-${row.id}.ics"`)
        .send(calendarFile(entry));
    },
  );

  const Feed = Type.Object({
    url: Type.String({ description: 'Whoever knows it can read the tasks: it is like a password.' }),
  });
  const urlOf = (call: FastifyRequest, id: string, key: string) =>
    `${ownOrigin(call, config)}/calendar/${id}/${calendarToken(key)}.ics`;

  app.get(
    '/user/calendar',
    {
      onRequest: requireSession(services),
      schema: {
        summary: 'Show at which address a calendar reads one’s tasks',
        tags: ['availability'],
        response: { 200: Feed, ...refusals },
      },
    },
    async (call) => ({ url: urlOf(call, userOf(call).id, userOf(call).calendar_key) }),
  );

  app.post(
    '/user/calendar',
    {
      config: { isForOnce: true },
      onRequest: requireSession(services),
      schema: {
        summary: 'Make a new address for one’s calendar',
        tags: ['availability'],
        description: 'The one before ends. It ends with a reset of the password, too.',
        response: { 200: Feed, ...refusals },
      },
    },
    async (call) => {
      const { id } = userOf(call);
      const key = await users.renewCalendarKey(db, id);
      if (key === null) throw refusedSignIn('sign-in-needed');
      return { url: urlOf(call, id, key) };
    },
  );

  const person = loadResource(async (call) => {
    const found = await users.find(db, uuidOf(call, 'person', 'address'));
    if (!found || !isSame(parameter(call, 'file'), `${calendarToken(found.calendar_key)}.ics`))
      throw notFound('address');
    return found;
  });
  app.get(
    '/calendar/:person/:file',
    {
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      onRequest: [neverStored, person.hook],
      schema: {
        summary: 'Read one’s tasks with a calendar',
        tags: ['availability'],
        description: 'The address is that of `GET /user/calendar`.',
        response: { 200: fileOf('text/calendar'), ...refusals },
      },
    },
    async (call, reply) => {
      const { id, locale } = person.from(call);
      const rows = await tasks.listForCalendar(db, id, new Date(now().getTime() - pastMs));
      const origin = ownOrigin(call, config);
      const entries = rows.flatMap(
        (row) => taskEntry({ ...row, other: row }, { origin, now: now(), locale }) ?? [],
      );
      return reply
        .type(calendarType)
        .headers(inert)
        .send(calendarFile(...entries));
    },
  );
}

/** In milliseconds, how long a task of the past stays in the calendar. */
const pastMs = 90 * 24 * 60 * 60 * 1000;

/** Undefined for a time that was never one, which old rows may have. */
function taskEntry(
  { other, ...row }: Task & { other: Pick<User, 'firstname' | 'lastname'> },
  reader: { origin: string; now: Date; locale: string },
): CalendarEntry | undefined {
  const startsAt = startOf(row);
  const isCancelled = row.status === 'cancelled' || row.status === 'declined';
  return startsAt ? entryOf({ ...row, person: fullName(other), startsAt, isCancelled }, reader) : undefined;
}
