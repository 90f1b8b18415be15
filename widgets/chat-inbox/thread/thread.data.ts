import { useEffect, useRef } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { conversations } from '#core/api/conversations.ts';
import type { Message } from '#core/domain/conversation.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { conversationTopic } from '#core/runtime/notices.ts';
import { withEarlier } from './message-history.ts';
import { useMessageQuery } from './message-query.ts';

export type Thread =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | {
      status: 'ready';
      messages: readonly Message[];
      earlier: 'none' | 'available' | 'loading' | 'failed';
      showEarlier(): void;
      refresh(): Promise<void>;
      /** Live events are blocked: a sent message shows up only after the next read. */
      needsPolling: boolean;
    };

const noMessages: readonly Message[] = [];

/** As many as the backend allows: a reader who scrolls up usually goes on. */
const earlierPageSize = 100;

export type ReadyThread = Extract<Thread, { status: 'ready' }>;

/** The messages of one conversation, from the newest back to the earliest that the reader has loaded. */
export function useThread(readerId: string, conversationId: string): Thread {
  const { query, history, setHistory, needsPolling } = useMessageQuery(readerId, conversationId);

  const [readEarlier, reading] = useAction((client, before: string) =>
    conversations(client).messages(conversationId, { limit: earlierPageSize, before }),
  );
  const before = history?.earlier ?? null;
  const showEarlier = async () => {
    const page = before && (await readEarlier(before));
    if (page) setHistory((known) => known && withEarlier(known, before, page));
  };

  switch (query.status) {
    case 'failed': {
      const { error } = query;
      return error instanceof ApiError && error.status === 404 ? { status: 'missing' } : query;
    }
    case 'loading':
      return { status: 'loading' };
    case 'ready': {
      const earlier =
        reading.status === 'busy' ? 'loading' : reading.status === 'failed' ? 'failed' : 'available';
      return {
        status: 'ready',
        messages: history?.messages ?? noMessages,
        earlier: before ? earlier : 'none',
        showEarlier,
        refresh: query.refresh,
        needsPolling,
      };
    }
  }
}

const isVisible = () => document.visibilityState === 'visible';

/** While a conversation is open in a visible page, its new messages need no toast, and it does not count as unread. */
export function useCoveredConversation(id: string): void {
  const { cover } = useWidget().runtime.notices;
  useEffect(() => {
    let uncover: (() => void) | null = null;
    const follow = () => {
      if (isVisible()) uncover ??= cover(conversationTopic(id));
      else {
        uncover?.();
        uncover = null;
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      uncover?.();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [cover, id]);
}

/** Marks the conversation as read in the backend once the other person’s newest message is visible. */
export function useReading(
  conversationId: string,
  readerId: string,
  messages: readonly Message[],
  isInView: boolean,
  onRead: () => void,
): void {
  const { client, demo } = useWidget();
  const marked = useRef('');
  const isSupported = useRef(true);
  const newest = messages.findLast(({ author, readAt }) => author !== readerId && !readAt)?.id ?? '';

  useEffect(() => {
    const mark = async () => {
      if (!newest || marked.current === newest || !isInView || !isVisible()) return;
      marked.current = newest;
      try {
        if (!demo && isSupported.current)
          isSupported.current = await conversations(client).markRead(conversationId);
      } catch {
        // The conversation stays unread until the next attempt, when the page or the message is shown again.
        marked.current = '';
        return;
      }
      onRead();
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, demo, conversationId, newest, isInView, onRead]);
}
