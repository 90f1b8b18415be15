import { conversations, type MessagePage } from '#core/api/conversations.ts';
import type { Conversation } from '#core/domain/conversation.ts';
import { type Resource, useResource } from '#core/element/use-resource.ts';

/**
 * How news reach the inbox: by asking now and then, and only while the page is seen. This file alone knows; a
 * stream from the backend can take its place without anybody else hearing of it.
 */
const every = { list: 5_000, thread: 3_000 };

/** How many of the newest messages are asked for at a time. */
const pageSize = 50;

export function useConversationNews(readerId: string): Resource<Conversation[]> {
  return useResource(
    ['conversations', readerId],
    (client) => conversations(client).list(readerId),
    {
      ready: async () => (await import('./chat-inbox.demo.ts')).sampleConversations(),
      empty: [],
    },
    { refreshEvery: every.list },
  );
}

export function useMessageNews(readerId: string, conversationId: string): Resource<MessagePage> {
  return useResource(
    ['messages', readerId, conversationId],
    (client) => conversations(client).messages(conversationId, { limit: pageSize }),
    {
      ready: async () => (await import('./chat-inbox.demo.ts')).sampleMessages(conversationId),
      empty: { messages: [], earlier: null },
    },
    { refreshEvery: every.thread },
  );
}
