import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { unreadIn } from '#widgets/chat-inbox/conversations/conversation-list-state.ts';
import { useConversationQuery } from '#widgets/chat-inbox/conversations/live-queries.ts';

/** The conversation on the right. `looking`: it was named and is not in the list, which is asked for once more. */
export type Opened =
  | { status: 'none' }
  | { status: 'looking' }
  | { status: 'missing' }
  | { status: 'open'; conversation: Conversation };

const noRefresh = async () => undefined;

/** The conversations of a person, which of them is open, and how much waits to be read. */
export function useInbox(readerId: string, given: string) {
  const { emit } = useWidget();
  const news = useConversationQuery(readerId);
  const list = news.status === 'ready' ? news.value : undefined;
  const refresh = news.status === 'ready' ? news.refresh : noRefresh;
  const { markSeen: markRead } = news;
  const [openId, choose] = useChoice(given, list);
  const opened = useOpened(openId, list, refresh);
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map());

  const shown = useMemo(() => list?.map((one) => withoutSeen(one, openId, seen)), [list, openId, seen]);
  const unread = shown && unreadIn(shown);

  useEffect(() => {
    if (unread !== undefined) emit('dragoman-unread-change', { count: unread });
  }, [unread, emit]);

  const open = useCallback(
    (id: string) => {
      choose(id);
      emit('dragoman-conversation-open', { id });
    },
    [choose, emit],
  );
  const { mustAsk } = news;
  const noteSent = useCallback(() => {
    if (mustAsk) void refresh();
  }, [mustAsk, refresh]);
  const close = useCallback(() => choose(''), [choose]);
  const markSeen = useCallback(
    ({ id, updatedAt }: Conversation) => {
      setSeen((known) => new Map(known).set(id, updatedAt.getTime()));
      markRead(id);
    },
    [markRead],
  );
  return {
    news,
    conversations: shown ?? [],
    unread: unread ?? 0,
    opened,
    openId,
    open,
    close,
    markSeen,
    noteSent,
  };
}

/** What is open, or was when its last message came, waits for nobody, whatever an older answer says. */
function withoutSeen(one: Conversation, openId: string, seen: ReadonlyMap<string, number>): Conversation {
  const isSeen = one.id === openId || (seen.get(one.id) ?? -1) >= one.updatedAt.getTime();
  return isSeen ? { ...one, unreadCount: 0 } : one;
}

/** What the page names and what the person chooses; whoever spoke last is heard. */
function useChoice(given: string, list: readonly Conversation[] | undefined) {
  const { demo } = useWidget();
  const [heard, setHeard] = useState(given);
  const [choice, setChoice] = useState<string | null>(given || null);
  if (heard !== given) {
    setHeard(given);
    setChoice(given);
  }
  // In demo the first one is open, so that whoever designs a page sees all there is.
  const initial = demo ? list?.[0]?.id : undefined;
  return [choice ?? initial ?? '', setChoice] as const;
}

function useOpened(
  id: string,
  list: readonly Conversation[] | undefined,
  refresh: () => Promise<void>,
): Opened {
  const [lookedFor, setLookedFor] = useState('');
  const conversation = list?.find((one) => one.id === id);
  const isUnknown = id !== '' && list !== undefined && !conversation;

  // A conversation that a booking has just made may be younger than the list.
  useEffect(() => {
    if (isUnknown && lookedFor !== id) void refresh().then(() => setLookedFor(id));
  }, [isUnknown, lookedFor, id, refresh]);

  if (!id) return { status: 'none' };
  if (conversation) return { status: 'open', conversation };
  return lookedFor === id ? { status: 'missing' } : { status: 'looking' };
}
