import { useEffect, useRef } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { conversations } from '#core/api/conversations.ts';
import type { Message } from '#core/domain/conversation.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { useMessageQuery } from '#widgets/chat-inbox/conversations/live-queries.ts';
import { withEarlier } from './message-history.ts';

export type Thread =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | {
      status: 'ready';
      messages: readonly Message[];
      earlier: 'none' | 'there' | 'loading' | 'failed';
      showEarlier(): void;
      refresh(): Promise<void>;
      /** What is sent has to be asked for, because it does not come back by itself. */
      mustAsk: boolean;
    };

const none: readonly Message[] = [];

/** As many as the backend gives: who reads back reads on. */
const earlierAtOnce = 100;

export type ReadyThread = Extract<Thread, { status: 'ready' }>;

/** The messages of one conversation, from the newest back to where the person has asked. */
export function useThread(readerId: string, conversationId: string): Thread {
  const { news, history, setHistory, mustAsk } = useMessageQuery(readerId, conversationId);

  const [readEarlier, reading] = useAction((client, before: string) =>
    conversations(client).messages(conversationId, { limit: earlierAtOnce, before }),
  );
  const before = history?.earlier ?? null;
  const showEarlier = async () => {
    const page = before && (await readEarlier(before));
    if (page) setHistory((known) => known && withEarlier(known, before, page));
  };

  switch (news.status) {
    case 'failed': {
      const { error } = news;
      return error instanceof ApiError && error.status === 404 ? { status: 'missing' } : news;
    }
    case 'loading':
      return { status: 'loading' };
    case 'ready': {
      const isWaiting =
        reading.status === 'busy' ? 'loading' : reading.status === 'failed' ? 'failed' : 'there';
      return {
        status: 'ready',
        messages: history?.messages ?? none,
        earlier: before ? isWaiting : 'none',
        showEarlier,
        refresh: news.refresh,
        mustAsk,
      };
    }
  }
}

const isVisible = () => document.visibilityState === 'visible';

/** Tells the backend that the newest of the other’s messages has been read, once it is before the person’s eyes. */
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
        // It counts as unread until it is looked at again.
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
