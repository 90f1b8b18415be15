/** A task as a file for the calendars of its two parties. */
import { calendarFile, minutesOf } from '@dragoman/widgets/server';
import { fullName } from '#backend/domain/activity.ts';
import { startOf } from '#backend/domain/booking-time.ts';
import { notFound } from '#backend/domain/errors.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { ownOrigin } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import { inert } from '#backend/http/security-headers.ts';
import * as users from '#backend/repositories/users.ts';
import { fileOf, refusals } from '#backend/schema/answers.ts';
import type { Services } from '#backend/services.ts';
import { ownTask } from './task-guard.ts';

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
      const { id, type, title, details, place, hours, status, ...row } = task.from(call);
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
        ...{ startsAt, minutes: minutesOf(type, hours), details, place: place ?? '', now: now() },
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
