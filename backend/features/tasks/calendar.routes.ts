/** A task as a file for the calendars of its two parties. */
import { hoursOf } from '@dragoman/widgets/domain/units.ts';
import { calendarFile, minutesOf } from '@dragoman/widgets/server';
import { fullName, taskAddress } from '#backend/features/notifications/activities.ts';
import * as users from '#backend/features/people/queries.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import { notFound } from '#backend/platform/errors.ts';
import { fileOf, refusals } from '#backend/platform/http/answers.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';
import { inert } from '#backend/platform/http/security-headers.ts';
import type { Services } from '#backend/services.ts';
import { startOf } from './booking-time.ts';
import { ownTask } from './own-task.ts';

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
      const { id, type, title, details, place, unit, quantity, status, ...row } = task.from(call);
      const startsAt = startOf(row);
      const other = await users.find(
        db,
        row.customer_id === userOf(call).id ? row.owner_id : row.customer_id,
      );
      if (!startsAt || !other) throw notFound('task');
      const origin = ownOrigin(call, config);
      const file = calendarFile({
        id: `task-${id}@${new URL(origin).hostname}`,
        url: `${origin}${taskAddress({ id })}`,
        title: `${title} (${fullName(other)})`,
        startsAt,
        minutes: minutesOf(type, hoursOf({ unit, quantity })),
        details,
        place: place ?? '',
        now: now(),
        isCancelled: status === 'cancelled' || status === 'declined',
      });
      return reply
        .type('text/calendar; charset=utf-8')
        .headers(inert)
        .header('content-disposition', `attachment; filename="task-${id}.ics"`)
        .send(file);
    },
  );
}
