/** The conversations of a person and the messages of one of them, kept up to date by live events. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { conversations } from '#core/api/conversations.ts';
import type { Conversation } from '#core/domain/conversation.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import { useLive, useLiveStatus } from '#core/kit/data/use-live.ts';
import { type LiveResource, useLiveResource } from '#core/kit/data/use-live-resource.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { withArrived, withNewest, withRead } from '#widgets/chat-inbox/thread/message-history.ts';
import { unreadIn, withFresh, withMessage, withoutUnread } from './conversation-list-state.ts';

/** Milliseconds between polls where the network blocks live events, and only while the page is visible. */
const pollEvery = { list: 5_000, thread: 3_000 };

/** How many of the newest messages are read at a time. */
const pageSize = 50;

/**
 * Merges the last answer with live events that arrived since. On unmount the merged value is written back to the cache, so
 * that a conversation which is opened again looks as it did before.
 */
function useMergedQuery<Value>(
  query: LiveResource<Value>,
  merge: (current: Value | null, answer: Value) => Value,
) {
  const answer = query.status === 'ready' ? query.value : null;
  const [lastAnswer, setLastAnswer] = useState<Value | null>(null);
  const [merged, setMerged] = useState<Value | null>(null);
  if (answer && answer !== lastAnswer) {
    setLastAnswer(answer);
    setMerged(merge(merged, answer));
  }
  const writeBack = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    writeBack.current = () => {
      if (query.status === 'ready' && merged && merged !== query.value) query.writeBack(merged);
    };
  });
  useLayoutEffect(() => () => writeBack.current(), []);
  return [merged, setMerged] as const;
}

export type ConversationQuery = Resource<readonly Conversation[]> & {
  markSeen(id: string): void;
  /** Live events are blocked: a sent message shows up only after the next read. */
  needsPolling: boolean;
};

/** The person’s conversations. */
export function useConversationQuery(readerId: string): ConversationQuery {
  const latest = useRef<readonly Conversation[] | null>(null);
  const query: LiveResource<readonly Conversation[]> = useLiveResource<readonly Conversation[]>(
    ['conversations', readerId],
    (client) => conversations(client).list(readerId),
    {
      ready: async () => (await import('#widgets/chat-inbox/chat-inbox.demo.ts')).sampleConversations(),
      empty: [],
    },
    { refreshEvery: pollEvery.list, isAffectedBy: (update) => applyUpdate(update) },
  );
  const [list, setList] = useMergedQuery(query, withFresh);
  useEffect(() => {
    latest.current = list;
  }, [list]);

  /** Returns whether the list has to be read again, because the update does not say enough. */
  function applyUpdate(update: LiveUpdate): boolean {
    const known = latest.current;
    if (update.kind === 'unread') return !known || update.messages !== unreadIn(known);
    if (update.kind !== 'message') return false;
    const next = known && withMessage(known, update.conversationId, update.message, readerId);
    if (next) {
      latest.current = next;
      setList(next);
    }
    return !next;
  }

  const markSeen = useCallback(
    (id: string) => {
      latest.current = latest.current && withoutUnread(latest.current, id);
      setList(latest.current);
    },
    [setList],
  );
  const needsPolling = useLiveStatus() === 'blocked';
  const current = query.status === 'ready' && list ? { value: list } : {};
  return { ...query, ...current, needsPolling, markSeen };
}

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
    { refreshEvery: pollEvery.thread },
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
