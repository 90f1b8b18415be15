import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { conversations } from '#core/api/conversations.ts';
import type { Conversation, Message } from '#core/domain/conversation.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import { type LiveResource, useLiveResource, useLiveStatus } from '#core/hooks/data/use-live-resource.ts';
import type { Resource } from '#core/hooks/data/use-resource.ts';
import { useViewer, type Viewer } from '#core/hooks/data/use-viewer.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

/** The open conversation. `searching`: it is not in the list, which is being read once more. */
export type Opened =
  | { status: 'none' }
  | { status: 'searching' }
  | { status: 'missing' }
  | { status: 'open'; conversation: Conversation };

/** A server renders the skeleton, which shows nothing of a person. */
export const prepareInbox = async () => [];

const noRefresh = async () => undefined;

/** The conversations of a person, which of them is open, and how many messages are unread. */
export function useInbox(readerId: string, conversationId: string) {
  const { emit } = useWidget();
  const query = useConversationQuery(readerId);
  const list = query.status === 'ready' ? query.value : undefined;
  const refresh = query.status === 'ready' ? query.refresh : noRefresh;
  const { markSeen: markSeenInList, markBlocked, needsPolling } = query;
  const [openId, setOpenId] = useOpenId(conversationId, list);
  const opened = useOpened(openId, list, refresh);
  const [seenAt, setSeenAt] = useState<ReadonlyMap<string, number>>(new Map());

  const visible = useMemo(() => list?.map((one) => withoutSeen(one, openId, seenAt)), [list, openId, seenAt]);
  const unread = visible && unreadIn(visible);

  useEffect(() => {
    if (unread !== undefined) emit('dragoman-unread-change', { count: unread });
  }, [unread, emit]);

  const open = useCallback(
    (id: string) => {
      setOpenId(id);
      emit('dragoman-conversation-open', { id });
    },
    [setOpenId, emit],
  );
  const refreshAfterSend = useCallback(() => {
    if (needsPolling) void refresh();
  }, [needsPolling, refresh]);
  const close = useCallback(() => {
    setOpenId('');
    emit('dragoman-conversation-close', { id: openId });
  }, [openId, setOpenId, emit]);
  const markSeen = useCallback(
    ({ id, updatedAt }: Conversation) => {
      setSeenAt((known) => new Map(known).set(id, updatedAt.getTime()));
      markSeenInList(id);
    },
    [markSeenInList],
  );
  return {
    query,
    conversations: visible ?? [],
    unread: unread ?? 0,
    opened,
    openId,
    open,
    close,
    markSeen,
    markBlocked,
    refreshAfterSend,
  };
}

/** No message is unread in a conversation that is open, or was when its last one arrived, even if an older answer says so. */
function withoutSeen(one: Conversation, openId: string, seenAt: ReadonlyMap<string, number>): Conversation {
  const isSeen = one.id === openId || (seenAt.get(one.id) ?? -1) >= one.updatedAt.getTime();
  return isSeen ? { ...one, unreadCount: 0 } : one;
}

/** The page sets the open conversation and the visitor chooses one; the later of the two counts. */
function useOpenId(fromPage: string, list: readonly Conversation[] | undefined) {
  const { demo } = useWidget();
  const [lastFromPage, setLastFromPage] = useState(fromPage);
  const [openId, setOpenId] = useState<string | null>(fromPage || null);
  if (lastFromPage !== fromPage) {
    setLastFromPage(fromPage);
    setOpenId(fromPage);
  }
  // In demo the first conversation is open, so that a page's designer sees a thread.
  const initial = demo ? list?.[0]?.id : undefined;
  return [openId ?? initial ?? '', setOpenId] as const;
}

function useOpened(
  id: string,
  list: readonly Conversation[] | undefined,
  refresh: () => Promise<void>,
): Opened {
  const [searchedId, setSearchedId] = useState('');
  const conversation = list?.find((one) => one.id === id);
  const isUnknown = id !== '' && list !== undefined && !conversation;

  // A conversation that a booking has just created may be newer than the list.
  useEffect(() => {
    if (isUnknown && searchedId !== id) void refresh().then(() => setSearchedId(id));
  }, [isUnknown, searchedId, id, refresh]);

  if (!id) return { status: 'none' };
  if (conversation) return { status: 'open', conversation };
  return searchedId === id ? { status: 'missing' } : { status: 'searching' };
}

// The person who reads the inbox.

/** Whose inbox it is. */
type Reader = Exclude<Viewer, { status: 'signed-in' }> | { status: 'signed-in'; id: string };

/** The person of the `demo` attribute. */
export const sampleReader = 'sample-reader';

export function useReader(): Reader {
  const { demo } = useWidget();
  const viewer = useViewer();
  if (demo) return { status: 'signed-in', id: sampleReader };
  return viewer.status === 'signed-in' ? { status: 'signed-in', id: viewer.user.id } : viewer;
}

// The conversations of a person, kept up to date by live events.

/** Milliseconds between polls where the network blocks live events, and only while the page is visible. */
const refreshEvery = 5_000;

type ConversationQuery = Resource<readonly Conversation[]> & {
  markSeen(id: string): void;
  markBlocked(conversation: Conversation, isBlocked: boolean): void;
  /** Live events are blocked: a sent message shows up only after the next read. */
  needsPolling: boolean;
};

/** The person’s conversations. */
function useConversationQuery(readerId: string): ConversationQuery {
  const latest = useRef<readonly Conversation[] | null>(null);
  const query: LiveResource<readonly Conversation[]> = useLiveResource<readonly Conversation[]>(
    ['conversations', readerId],
    (client) => conversations(client).list(readerId),
    {
      ready: async () => (await import('./chat-inbox.demo.ts')).sampleConversations(),
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
  const markBlocked = useCallback(
    ({ id }: Conversation, isBlocked: boolean) => {
      latest.current = latest.current?.map((one) => (one.id === id ? { ...one, isBlocked } : one)) ?? null;
      setList(latest.current);
    },
    [setList],
  );
  const needsPolling = useLiveStatus() === 'blocked';
  const current = query.status === 'ready' && list ? { value: list } : {};
  return { ...query, ...current, needsPolling, markSeen, markBlocked };
}

// How the list of conversations changes with answers and messages.

const newestFirst = (one: Conversation, other: Conversation): number =>
  other.updatedAt.getTime() - one.updatedAt.getTime();

/** A list from the backend, with newer messages that live events brought meanwhile. */
function withFresh(
  known: readonly Conversation[] | null,
  fresh: readonly Conversation[],
): readonly Conversation[] {
  if (!known) return fresh;
  const newer = new Map(known.map((one) => [one.id, one]));
  return fresh
    .map((one) => {
      const other = newer.get(one.id);
      return other && other.updatedAt > one.updatedAt ? other : one;
    })
    .sort(newestFirst);
}

/** The list after a message: unchanged if the message is known already, null if its conversation is not in the list. */
function withMessage(
  list: readonly Conversation[],
  conversationId: string,
  message: Message,
  readerId: string,
): readonly Conversation[] | null {
  const found = list.find(({ id }) => id === conversationId);
  if (!found || !message.createdAt) return null;
  const { lastMessage } = found;
  const isReworded =
    found.updatedAt.getTime() === message.createdAt.getTime() &&
    message.activity?.code === 'documents-added' &&
    lastMessage.activity?.code === 'documents-added';
  if (isReworded) {
    const reworded = { ...found, lastMessage: { text: message.text, activity: message.activity } };
    return list.map((one) => (one === found ? reworded : one));
  }
  // What a person wrote stays before what the marketplace says.
  const isShown = message.kind === 'text' || lastMessage.activity !== null || !lastMessage.text;
  const isKnown =
    found.updatedAt > message.createdAt ||
    (found.updatedAt.getTime() === message.createdAt.getTime() &&
      (lastMessage.text === message.text || !isShown));
  if (isKnown) return list;
  const updated: Conversation = {
    ...found,
    lastMessage: isShown ? { text: message.text, activity: message.activity } : lastMessage,
    updatedAt: message.createdAt,
    unreadCount: found.unreadCount + (message.author === readerId ? 0 : 1),
  };
  return list.map((one) => (one === found ? updated : one)).sort(newestFirst);
}

/** The list after the reader has seen a conversation. */
const withoutUnread = (list: readonly Conversation[], id: string): readonly Conversation[] =>
  list.map((one) => (one.id === id && one.unreadCount > 0 ? { ...one, unreadCount: 0 } : one));

const unreadIn = (list: readonly Conversation[]): number =>
  list.reduce((sum, { unreadCount }) => sum + unreadCount, 0);

// Answers of the backend with the live events that arrived since.

/**
 * Merges the last answer with live events that arrived since. On unmount the merged value is written back to the cache, so
 * that a conversation which is opened again looks as it did before.
 */
export function useMergedQuery<Value>(
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
