/**
 * The live stream of what happens to a person: server-sent events, to be read by `fetch` with the token in a header.
 */
import { finished } from 'node:stream';
import { Type } from '@fastify/type-provider-typebox';
import { documentsShown, hasBookedIn } from '#backend/features/people/page-reader.queries.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import type { Caller } from '#backend/platform/auth/caller.ts';
import { tooMany } from '#backend/platform/errors.ts';
import { fileOf, refusals } from '#backend/platform/http/answers.ts';
import { callerOf, readerOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { placesPerAddress } from '#backend/platform/http/limits.ts';
import type { BusListener } from '#backend/platform/live/bus.ts';
import { openStream } from '#backend/platform/live/stream.ts';
import type { Services } from '#backend/services.ts';
import type { messageData } from './event-data.ts';
import * as events from './events.queries.ts';
import * as notifications from './queries.ts';

/** One user has so many at one backend process, over all tabs and devices. */
const mostStreams = 20;
/** All people of an address together. */
const mostOfAddress = 100;
/** As `notify` records a message. */
type Sent = ReturnType<typeof messageData>;

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

  /** On a partner's page with the counts and the files of what is shown there. */
  async function readFor(caller: Caller, after: number, limit: number) {
    const found = await events.after(db, caller, after, limit);
    const reader = { id: caller.user.id, origin: caller.origin };
    if (reader.origin === null || !found) return found;
    const messages = found.flatMap(({ kind, data }) => (kind === 'message' ? [(data as Sent).id] : []));
    const shown = await documentsShown(db, messages, reader);
    const counts = await notifications.unreadCounts(db, reader);
    return found.map((event) => {
      if (event.kind === 'unread') return { ...event, data: counts };
      if (event.kind !== 'message') return event;
      const sent = event.data as Sent;
      return { ...event, data: { ...sent, documents: sent.documents.filter(({ id }) => shown.has(id)) } };
    });
  }

  /** What is too short-lived for the log is about a conversation. */
  function onPageOf({ user, origin }: Caller, listener: BusListener): BusListener {
    if (origin === null) return listener;
    const reader = { id: user.id, origin };
    const pass = async (kind: string, data: unknown) => {
      const { conversation_id } = data as { conversation_id: string };
      if (await hasBookedIn(db, conversation_id, reader)) listener.onTransient(kind, data);
    };
    return {
      onEvents: listener.onEvents,
      onTransient: (kind, data) => void pass(kind, data).catch((error) => app.log.error(error)),
    };
  }

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
        read: (after, limit) => readFor(caller, after, limit),
        subscribe: (listener) => bus.subscribe(user.id, onPageOf(caller, listener)),
        lifetime: expiresAt.getTime() - now().getTime(),
        onError: (error) => call.log.error(error),
        onEnd: () => open.delete(stream),
      });
      open.add(stream);
      if (!isKnown) {
        stream.send('unread', await notifications.unreadCounts(db, readerOf(call)));
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
