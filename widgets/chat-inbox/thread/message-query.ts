/** The messages of a conversation, kept up to date by live events. */
import { conversations } from '#core/api/conversations.ts';
import { useLive, useLiveStatus } from '#core/kit/data/use-live.ts';
import { useLiveResource } from '#core/kit/data/use-live-resource.ts';
import { useMergedQuery } from '#widgets/chat-inbox/conversations/merged-query.ts';
import { withArrived, withNewest, withRead } from './message-history.ts';

/** Milliseconds between polls where the network blocks live events, and only while the page is visible. */
const refreshEvery = 3_000;

/** How many of the newest messages are read at a time. */
const pageSize = 50;

/** The messages of a conversation, from the newest back to the earliest that the reader has loaded. */
export function useMessageQuery(readerId: string, conversationId: string) {
  const query = useLiveResource(
    ['messages', readerId, conversationId],
    (client) => conversations(client).messages(conversationId, { limit: pageSize }),
    {
      ready: async () =>
        (await import('#widgets/chat-inbox/chat-inbox.demo.ts')).sampleMessages(conversationId),
      empty: { messages: [], earlier: null },
    },
    { refreshEvery },
  );
  const [history, setHistory] = useMergedQuery(query, withNewest);
  const status = useLiveStatus();
  useLive((update) => {
    if (update.kind !== 'message' && update.kind !== 'read') return;
    if (update.conversationId !== conversationId) return;
    setHistory((known) => {
      if (update.kind === 'message')
        return withArrived(known ?? { messages: [], earlier: null }, update.message);
      return known && withRead(known, update.messageId, readerId, update.at);
    });
  });
  return { query, history, setHistory, needsPolling: status === 'blocked' };
}
