/**
 * The live stream of what happens to a person: server-sent events, to be read by `fetch` with the token in a header.
 */
import { finished } from 'node:stream';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { tooMany } from '#backend/platform/errors.ts';
import { fileOf, refusals } from '#backend/platform/http/answers.ts';
import { callerOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { placesPerAddress } from '#backend/platform/http/limits.ts';
import { openStream } from '#backend/platform/live/stream.ts';
import type { Services } from '#backend/services.ts';
import * as events from './events.queries.ts';
import * as notifications from './queries.ts';

/** One user has so many at one backend process, over all tabs and devices. */
const mostStreams = 20;
/** All people of an address together. */
const mostOfAddress = 100;
/** In seconds. */
const retryAfter = 20;

export function eventRoutes(app: App, services: Services): void {
  const { db, bus, now, config } = services;
  const takePlace = placesPerAddress(config.rateLimits === 'off' ? Number.POSITIVE_INFINITY : mostOfAddress);
  const open = new Set<ReturnType<typeof openStream>>();
  const streamsOf = new Map<string, number>();
  // A server that stops ends its streams. Clients reconnect to another one.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  const closed = (user: string) => {
    const left = (streamsOf.get(user) ?? 0) - 1;
    if (left > 0) streamsOf.set(user, left);
    else streamsOf.delete(user);
  };

  app.get(
    '/events',
    {
      onRequest: requireSession(services, 'page'),
      compress: false,
      schema: {
        summary: 'Follow one’s own events',
        tags: ['events'],
        description: 'Server-sent events: message, read, task, notification, unread, typing.',
        headers: Type.Object({
          'last-event-id': Type.Optional(Type.String({ description: 'where to go on' })),
        }),
        response: { 200: fileOf('text/event-stream'), ...refusals },
      },
    },
    async (call, reply) => {
      const caller = callerOf(call);
      const { user, expiresAt } = caller;
      const count = streamsOf.get(user.id) ?? 0;
      if (count >= mostStreams) throw tooMany(retryAfter);
      const giveBack = takePlace(call.ip);
      if (!giveBack) throw tooMany(retryAfter);
      streamsOf.set(user.id, count + 1);
      // The stream may never open, since a read below fails or the client is gone: that counts as its end.
      finished(reply.raw, () => {
        giveBack();
        closed(user.id);
      });
      const requested = Number(call.headers['last-event-id'] ?? Number.NaN);
      const isKnown =
        Number.isSafeInteger(requested) && (requested === 0 || (await events.knows(db, user.id, requested)));
      const stream = openStream({
        after: isKnown ? requested : await events.latest(db, user.id),
        read: (after, limit) => events.after(db, caller, after, limit),
        subscribe: (listener) => bus.subscribe(user.id, listener),
        lifetime: expiresAt.getTime() - now().getTime(),
        onError: (error) => call.log.error(error),
        onEnd: () => open.delete(stream),
      });
      open.add(stream);
      if (!isKnown) {
        stream.send('unread', {
          messages: await notifications.countUnreadMessages(db, user.id),
          notifications: await notifications.countUnread(db, user.id),
        });
      }
      stream.start();
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'private, no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(stream.body);
    },
  );
}
