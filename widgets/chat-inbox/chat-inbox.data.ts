import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { unreadIn } from '#widgets/chat-inbox/conversations/conversation-list-state.ts';
import { useConversationQuery } from '#widgets/chat-inbox/conversations/conversation-query.ts';

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
  const { markSeen: markSeenInList, needsPolling } = query;
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
  const close = useCallback(() => setOpenId(''), [setOpenId]);
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
