/** The conversations of a person, kept up to date by live events. */
import { useCallback, useEffect, useRef } from 'react';
import { conversations } from '#core/api/conversations.ts';
import type { Conversation } from '#core/domain/conversation.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import { useLiveStatus } from '#core/kit/data/use-live.ts';
import { type LiveResource, useLiveResource } from '#core/kit/data/use-live-resource.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { unreadIn, withFresh, withMessage, withoutUnread } from './conversation-list-state.ts';
import { useMergedQuery } from './merged-query.ts';

/** Milliseconds between polls where the network blocks live events, and only while the page is visible. */
const refreshEvery = 5_000;

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
    { refreshEvery, isAffectedBy: (update) => applyUpdate(update) },
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
