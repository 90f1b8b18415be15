import { useSyncExternalStore } from 'react';
import { conversations } from '#core/api/conversations.ts';
import type { Conversation } from '#core/domain/conversation.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { conversationTopic } from '#core/runtime/notices.ts';
import { useLiveResource } from './use-live-resource.ts';
import { useViewer } from './use-viewer.ts';

/** Milliseconds between polls where the network blocks live events. */
const refreshEvery = 20_000;

const sample = { ready: async () => [], empty: [] };

/** The signed-in user's conversations, by one call for all widgets of a page; null until they are known, or not asked for. */
export function useConversations(isWanted = true): readonly Conversation[] | null {
  const { demo } = useWidget();
  const viewer = useViewer();
  const personId = isWanted && viewer.status === 'signed-in' && !demo ? viewer.user.id : null;
  const resource = useLiveResource<readonly Conversation[]>(
    personId ? ['conversations', personId] : null,
    (client) => conversations(client).list(personId ?? ''),
    sample,
    { refreshEvery, isAffectedBy: ({ kind }) => kind === 'message' || kind === 'unread' },
  );
  return resource.status === 'ready' ? resource.value : null;
}

/** How many conversations have unread messages, without the one that is open on this page; null until that is known. */
export function useUnreadConversations(isWanted = true): number | null {
  const { covered } = useWidget().runtime.notices;
  const list = useConversations(isWanted);
  const open = useSyncExternalStore(covered.subscribe, covered.getState, covered.getState);
  const isUnread = ({ id, unreadCount }: Conversation) =>
    unreadCount > 0 && !open.includes(conversationTopic(id));
  return list ? list.filter(isUnread).length : null;
}
