/** Conversations and messages as queries that live events keep up to date. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { conversations } from '#core/api/conversations.ts';
import type { Conversation } from '#core/domain/conversation.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import { useLive, useLiveStatus } from '#core/kit/data/use-live.ts';
import { type LiveResource, useLiveResource } from '#core/kit/data/use-live-resource.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { withArrived, withNewest, withRead } from '#widgets/chat-inbox/thread/message-history.ts';
import { unreadIn, withFresh, withMessage, withoutUnread } from './conversation-list-state.ts';

/** How often the inbox asks where the backend cannot tell by itself, and only while the page is seen. */
const every = { list: 5_000, thread: 3_000 };

/** How many of the newest messages are asked for at a time. */
const pageSize = 50;

/**
 * What an answer brings and what has come by itself since, joined to one. Who leaves leaves that to whoever comes
 * next, so that a conversation opened again is as it was left.
 */
function useMergedQuery<Value>(
  news: LiveResource<Value>,
  join: (known: Value | null, fresh: Value) => Value,
) {
  const fresh = news.status === 'ready' ? news.value : null;
  const [joined, setJoined] = useState<Value | null>(null);
  const [known, setKnown] = useState<Value | null>(null);
  if (fresh && fresh !== joined) {
    setJoined(fresh);
    setKnown(join(known, fresh));
  }
  const leave = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    leave.current = () => {
      if (news.status === 'ready' && known && known !== news.value) news.writeBack(known);
    };
  });
  useLayoutEffect(() => () => leave.current(), []);
  return [known, setKnown] as const;
}

export type ConversationQuery = Resource<readonly Conversation[]> & {
  markSeen(id: string): void;
  /** What is sent has to be asked for, because it does not come back by itself. */
  mustAsk: boolean;
};

/** The person’s conversations, kept as they are now. */
export function useConversationQuery(readerId: string): ConversationQuery {
  const latest = useRef<readonly Conversation[] | null>(null);
  const news: LiveResource<readonly Conversation[]> = useLiveResource<readonly Conversation[]>(
    ['conversations', readerId],
    (client) => conversations(client).list(readerId),
    {
      ready: async () => (await import('#widgets/chat-inbox/chat-inbox.demo.ts')).sampleConversations(),
      empty: [],
    },
    { refreshEvery: every.list, isAffectedBy: (event) => hear(event) },
  );
  const [list, setList] = useMergedQuery(news, withFresh);
  useEffect(() => {
    latest.current = list;
  }, [list]);

  function keep(next: readonly Conversation[]): void {
    latest.current = next;
    setList(next);
  }

  /** Answers whether the list has to be asked for anew. */
  function hear(event: LiveUpdate): boolean {
    const known = latest.current;
    if (event.kind === 'unread') return !known || event.messages !== unreadIn(known);
    if (event.kind !== 'message') return false;
    const next = known && withMessage(known, event.conversationId, event.message, readerId);
    if (next) keep(next);
    return !next;
  }

  const markSeen = useCallback(
    (id: string) => {
      latest.current = latest.current && withoutUnread(latest.current, id);
      setList(latest.current);
    },
    [setList],
  );
  const mustAsk = useLiveStatus() === 'blocked';
  return { ...news, mustAsk, ...(news.status === 'ready' && list ? { value: list } : {}), markSeen };
}

/** The messages of a conversation, from the newest back to where the person has asked, kept as they are now. */
export function useMessageQuery(readerId: string, conversationId: string) {
  const news = useLiveResource(
    ['messages', readerId, conversationId],
    (client) => conversations(client).messages(conversationId, { limit: pageSize }),
    {
      ready: async () =>
        (await import('#widgets/chat-inbox/chat-inbox.demo.ts')).sampleMessages(conversationId),
      empty: { messages: [], earlier: null },
    },
    { refreshEvery: every.thread },
  );
  const [history, setHistory] = useMergedQuery(news, withNewest);
  const status = useLiveStatus();
  useLive((event) => {
    if (event.kind !== 'message' && event.kind !== 'read') return;
    if (event.conversationId !== conversationId) return;
    setHistory((known) => {
      if (event.kind === 'message')
        return withArrived(known ?? { messages: [], earlier: null }, event.message);
      return known && withRead(known, event.messageId, readerId, event.at);
    });
  });
  return { news, history, setHistory, mustAsk: status === 'blocked' };
}
