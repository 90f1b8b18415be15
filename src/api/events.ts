/** The backend's event stream (SSE). */

import { createParser } from 'eventsource-parser';
import type { LiveEvent } from '#core/domain/live-event.ts';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { messageFromWire } from './conversations.ts';
import { signedIn } from './signed-in.ts';
import { dateOf, numberOf, recordOf, textOf } from './wire.ts';

export interface EventReader {
  /** The id of the last event received, empty where there is none. The backend continues after it. */
  after: string;
  signal: AbortSignal;
  /** Called whenever data arrives, be it only a heartbeat. */
  onHeartbeat(): void;
  /** An event of an unknown kind is null; its id still counts. */
  onEvent(id: string, event: LiveEvent | null): void;
}

function eventFromWire(kind: string, value: unknown, baseUrl: string): LiveEvent | null {
  const wire = recordOf(value);
  const conversationId = textOf(wire.conversation_id);
  switch (kind) {
    case 'message':
      return { kind, conversationId, message: messageFromWire(wire, 0, baseUrl) };
    case 'read':
      return {
        kind,
        conversationId,
        messageId: textOf(wire.message_id),
        at: dateOf(wire.read_at) ?? new Date(),
      };
    case 'typing':
      return { kind, conversationId, personId: textOf(wire.user_id) };
    case 'task':
      return { kind, id: textOf(wire.id), status: textOf(wire.status) };
    case 'notification':
      return { kind };
    case 'unread':
      return {
        kind,
        messages: numberOf(wire.messages) ?? 0,
        notifications: numberOf(wire.notifications) ?? 0,
      };
    default:
      return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const noStream = () =>
  new ApiError({ reason: 'unreadable', status: 200, type: 'error', message: '', call: 'GET /events' });

export const events = (client: Client) => ({
  /** Reads the stream until it ends. Rejects with an `ApiError` where the backend has none. */
  async follow({ after, signal, onHeartbeat, onEvent }: EventReader): Promise<void> {
    const { body, headers } = await signedIn(client).call({
      path: '/events',
      asStream: true,
      headers: after ? { 'last-event-id': after } : {},
      signal,
    });
    if (!(body instanceof ReadableStream)) throw noStream();
    if (!headers.get('content-type')?.startsWith('text/event-stream')) {
      await body.cancel();
      throw noStream();
    }
    const parser = createParser({
      onEvent: ({ id, event = 'message', data }) =>
        onEvent(id ?? '', eventFromWire(event, parsed(data), client.baseUrl)),
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onHeartbeat();
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  },
});
