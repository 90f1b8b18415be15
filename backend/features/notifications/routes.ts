/** Notifications, which the bell shows. */
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { readerOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { decodeCursor, linkNext } from '#backend/platform/http/paging.ts';
import type { Services } from '#backend/services.ts';
import * as notifications from './queries.ts';
import { Notification, notificationAnswer } from './schema.ts';
import { markNotificationsRead } from './use-cases.ts';

export function notificationRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['notifications'];
  const onRequest = requireSession(services, 'page');

  const Page = Type.Object({
    limit: Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 24,
      description: 'a whole number from 1 to 100',
    }),
    cursor: Type.Optional(Type.String({ maxLength: 500, description: 'one that this list has handed out' })),
  });
  app.get(
    '/notifications',
    {
      onRequest,
      schema: {
        summary: 'List one’s own notifications',
        tags,
        querystring: Page,
        response: { 200: Type.Array(Notification), ...refusals },
      },
    },
    async (call, reply) => {
      const [before] = decodeCursor(call.query.cursor, ['']) ?? [];
      if (before !== undefined && !isUuid(before)) {
        throw malformed(422, '"cursor" must be one that this list has handed out.');
      }
      const page = await notifications.list(db, readerOf(call), call.query.limit, before);
      const last = page.notifications.at(-1);
      linkNext(call, reply, page.hasMore && last ? [last.id] : undefined);
      return page.notifications.map(notificationAnswer);
    },
  );

  app.post(
    '/notifications/read',
    {
      bodyLimit: bodyLimits.long,
      onRequest,
      schema: {
        summary: 'Mark notifications as read',
        tags,
        body: Type.Object({
          ids: Type.Optional(
            Type.Array(Type.String({ maxLength: 100 }), {
              maxItems: 1000,
              description: 'a list of at most 1000 ids',
            }),
          ),
        }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await markNotificationsRead(services, { reader: readerOf(call), ids: call.body.ids });
      return success('Read.', {});
    },
  );
}
