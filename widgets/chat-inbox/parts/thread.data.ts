import { useEffect, useRef } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { conversations, type MessagePage } from '#core/api/conversations.ts';
import type { Message } from '#core/domain/conversation.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useLive, useLiveResource, useLiveStatus } from '#core/hooks/data/use-live-resource.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { conversationTopic } from '#core/runtime/notices.ts';
import { useMergedQuery } from '#widgets/chat-inbox/chat-inbox.data.ts';

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

// The messages of a conversation, kept up to date by live events.

/** Milliseconds between polls where the network blocks live events, and only while the page is visible. */
const refreshEvery = 3_000;

/** How many of the newest messages are read at a time. */
const pageSize = 50;

/** The messages of a conversation, from the newest back to the earliest that the reader has loaded. */
function useMessageQuery(readerId: string, conversationId: string) {
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

// How the loaded messages of a conversation change with pages and live events.

/**
 * The loaded messages with a page of the newest ones at their end. If more messages were written meanwhile than a page
 * holds, the page replaces the loaded ones: those between are loaded like all earlier messages.
 */
function withNewest(known: MessagePage | null, page: MessagePage): MessagePage {
  if (!known) return page;
  const messages = [...page.messages, ...newerThan(known, page)];
  const [first] = page.messages;
  const place = first ? known.messages.findIndex(({ id }) => id === first.id) : -1;
  if (place < 0) return { messages, earlier: page.earlier };
  return { messages: [...known.messages.slice(0, place), ...messages], earlier: known.earlier };
}

/** Messages that live events brought while the page was being read. */
function newerThan(known: MessagePage, { messages }: MessagePage): Message[] {
  const last = timeOf(messages.at(-1));
  const inPage = new Set(messages.map(({ id }) => id));
  return known.messages.filter((one) => timeOf(one) >= last && !inPage.has(one.id));
}

const timeOf = (message: Message | undefined): number => message?.createdAt?.getTime() ?? 0;

/** Inserts a message from a live event in its place. One that is loaded already may have got more files. */
function withArrived(known: MessagePage, message: Message): MessagePage {
  const loaded = known.messages.findIndex(({ id }) => id === message.id);
  const files = known.messages[loaded]?.documents.length ?? -1;
  if (files >= message.documents.length) return known;
  if (loaded >= 0) return { ...known, messages: known.messages.with(loaded, message) };
  const place = known.messages.findLastIndex((one) => timeOf(one) <= timeOf(message)) + 1;
  return { ...known, messages: known.messages.toSpliced(place, 0, message) };
}

/** Marks the reader's messages as read by the other person, up to one of them. */
function withRead(known: MessagePage, messageId: string, readerId: string, at: Date): MessagePage {
  const last = known.messages.findLastIndex(({ id }) => id === messageId);
  const isRead = ({ author, readAt }: Message, index: number) =>
    index <= last && author === readerId && !readAt;
  if (!known.messages.some(isRead)) return known;
  const messages = known.messages.map((one, index) => (isRead(one, index) ? { ...one, readAt: at } : one));
  return { ...known, messages };
}

/** Puts an earlier page before the loaded messages, unless another page did so meanwhile. */
function withEarlier(known: MessagePage, before: string, page: MessagePage): MessagePage {
  if (known.earlier !== before) return known;
  return { messages: [...page.messages, ...known.messages], earlier: page.earlier };
}
