import type { LocalizedText } from '#core/domain/activities.ts';
import type { Conversation, Message } from '#core/domain/conversation.ts';
import { isOver } from '#core/domain/task-states.ts';
import { ApiError, unreadable } from './api-error.ts';
import type { Client } from './client.ts';
import { documentIn, withFiles } from './documents.ts';
import { activityAddressFromWire, localizedTextFromWire } from './notifications.ts';
import { personFromWire } from './person.ts';
import { identified, linkedPage, rowsOf } from './rows.ts';
import { signedIn } from './signed-in.ts';
import { dateOf, listOf, numberOf, recordOf, textOf, titlesOf } from './wire.ts';

function conversationFromWire(value: unknown, baseUrl: string, readerId: string): Conversation {
  const wire = recordOf(value);
  const isCreator = textOf(wire.created_by) === readerId;
  return {
    id: textOf(wire.id),
    with: personFromWire(wire, baseUrl, isCreator ? wire.created_with : wire.created_by),
    language: textOf(wire.user_language),
    createdAt: dateOf(wire.created_at) ?? new Date(0),
    updatedAt: dateOf(wire.updated_at) ?? dateOf(wire.created_at) ?? new Date(0),
    lastMessage: lastMessageFromWire(wire.last_message),
    unreadCount: numberOf(wire.unread_count) ?? 0,
    task: taskFromWire(wire.task),
    isBlocked: wire.blocked === true,
  };
}

/** Some backends send its text only. */
const lastMessageFromWire = (value: unknown): LocalizedText =>
  localizedTextFromWire(typeof value === 'string' ? { text: value } : value);

function taskFromWire(value: unknown): Conversation['task'] {
  const { id, title, textLanguage, translations, status } = recordOf(value);
  if (!id) return null;
  return {
    id: textOf(id),
    title: textOf(title),
    textLanguage: textOf(textLanguage),
    translations: titlesOf(translations),
    isOver: isOver(textOf(status)),
  };
}

export function messageFromWire(value: unknown, index: number, baseUrl: string): Message {
  const wire = recordOf(value);
  return {
    id: textOf(wire.id) || String(index),
    ...localizedTextFromWire(wire),
    author: textOf(wire.created_by) || null,
    kind: wire.kind === 'system' ? 'system' : 'text',
    createdAt: dateOf(wire.created_at),
    readAt: dateOf(wire.read_at),
    documents: listOf(wire.documents).map(documentIn),
    address: activityAddressFromWire(wire, baseUrl),
  };
}

const writtenMessage =
  (baseUrl: string) =>
  (row: unknown, index: number): Message | null => {
    const message = messageFromWire(row, index, baseUrl);
    return message.text || message.documents.length > 0 ? message : null;
  };

export interface MessagePage {
  /** In reading order. */
  messages: readonly Message[];
  /** The cursor of the page before this one; null where there is none. */
  earlier: string | null;
}

export const conversations = (client: Client) => {
  const { call, read } = signedIn(client);
  const pathOf = (id: string, part: string) => `/chat/${encodeURIComponent(id)}/${part}`;
  return {
    list: async (readerId: string): Promise<Conversation[]> =>
      rowsOf(await read('/chat'), (row) => identified(conversationFromWire(row, client.baseUrl, readerId))),

    /** The id of the conversation with a person, which is made where there is none; empty where the backend does not name it. */
    async start(personId: string): Promise<string> {
      const { body } = await call({ method: 'POST', path: '/chat/new', body: { created_with: personId } });
      return textOf(recordOf(body).id);
    },

    /** The newest messages, or those before one. A backend that implements only the spec sends all of them. */
    async messages(id: string, page: { limit?: number; before?: string } = {}): Promise<MessagePage> {
      const path = `/chat/selectedChat/${encodeURIComponent(id)}`;
      const { body, headers } = await call({ path, query: page });
      return { messages: rowsOf(body, writtenMessage(client.baseUrl)), earlier: linkedPage(headers, 'prev') };
    },

    /** The id of the message; empty where the backend does not name it. Files may be sent only in conversations about a task. */
    async send(
      id: string,
      message: string,
      idempotencyKey: string,
      { files, onProgress }: { files?: readonly File[]; onProgress?(sent: number): void } = {},
    ): Promise<string> {
      const { body } = await call({
        method: 'POST',
        path: `/chat/new/message/${encodeURIComponent(id)}`,
        body: withFiles({ message }, files),
        idempotencyKey,
        onProgress,
      });
      // An answer of another shape does not come from a backend that has stored the message.
      if (body !== null && typeof body !== 'object') throw unreadable('a message sent');
      return textOf(recordOf(body).id);
    },

    /** Shows the other person, for a few seconds, that the user is typing. */
    async reportTyping(id: string): Promise<void> {
      await call({ method: 'POST', path: pathOf(id, 'typing') });
    },

    /** False where the backend implements only the spec, which has no read receipts. */
    async markRead(id: string): Promise<boolean> {
      try {
        await call({ method: 'POST', path: pathOf(id, 'read') });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return false;
        throw error;
      }
    },
  };
};
