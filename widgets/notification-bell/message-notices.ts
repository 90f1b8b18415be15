import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { useConversations } from '#core/hooks/data/use-conversations.ts';
import { useLive } from '#core/hooks/data/use-live-resource.ts';
import { useViewer } from '#core/hooks/data/use-viewer.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { conversationTopic, messagesTopic } from '#core/runtime/notices.ts';
import { notificationBellMessages } from './notification-bell.messages.ts';

interface Arrival {
  conversationId: string;
  text: string;
}

const longest = 90;
const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
};

/**
 * A toast for messages that arrive while the user is elsewhere on the page. Those that arrive while it is shown join it.
 * There is none for messages that the user wrote in another tab, nor for the conversation that is open.
 */
export function useMessageNotices(messagesUrl: string): void {
  const { store, covered, notify, withdraw } = useWidget().runtime.notices;
  const viewer = useViewer();
  const readerId = viewer.status === 'signed-in' ? viewer.user.id : '';
  const conversations = useConversations();
  const toast = useToast(messagesUrl);
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const [shown, setShown] = useState<readonly Arrival[]>(arrivals);
  const open = useSyncExternalStore(covered.subscribe, covered.getState, covered.getState);

  useLive((update) => {
    if (update.kind !== 'message' || document.visibilityState === 'hidden') return;
    const { conversationId, message } = update;
    if (message.kind === 'system' || message.author === readerId) return;
    const isShown = store.getState().some(({ topic }) => topic === messagesTopic);
    const arrival = { conversationId, text: message.text };
    setArrivals((before) => (isShown ? [...before, arrival] : [arrival]));
  });

  useEffect(() => {
    if (arrivals === shown || !conversations) return;
    const unread = arrivals.filter(({ conversationId }) => !open.includes(conversationTopic(conversationId)));
    const isKnown = ({ conversationId }: Arrival) => conversations.some(({ id }) => id === conversationId);
    // The list with a new conversation is on its way.
    if (!unread.every(isKnown)) return;
    setShown(arrivals);
    if (unread.length === 0) withdraw(messagesTopic);
    else notify('info', ...toast(unread, conversations));
  }, [arrivals, shown, conversations, open, toast, notify, withdraw]);

  // A conversation that the user opens needs no toast any more.
  useEffect(() => {
    const isOpen = ({ conversationId }: Arrival) => open.includes(conversationTopic(conversationId));
    if (shown.length > 0 && shown.every(isOpen)) withdraw(messagesTopic);
  }, [open, shown, withdraw]);
}

function useToast(messagesUrl: string) {
  const t = useMessages(notificationBellMessages);
  const format = useFormat();
  const link = useLink();
  return (arrivals: readonly Arrival[], conversations: readonly Conversation[]) => {
    const ids = [...new Set(arrivals.map(({ conversationId }) => conversationId))];
    const names = ids.flatMap((id) => conversations.find((one) => one.id === id)?.with.fullName ?? []);
    const [name = '', ...others] = names;
    const text = excerptOf(arrivals.at(-1)?.text ?? '');
    const count = arrivals.length;
    const digits = format.number(count);
    const message =
      others.length > 0
        ? t.messagesOf({ names: names.join(', '), count, digits })
        : count > 1
          ? t.messagesFrom({ name, text, digits })
          : t.messageFrom({ name, text });
    const query = `${messagesUrl.includes('?') ? '&' : '?'}conversation={id}`;
    const address =
      others.length > 0
        ? link('messagesUrl', messagesUrl)
        : link('messagesUrl', messagesUrl + query, { id: ids[0] ?? '' });
    return [message, { topic: messagesTopic, link: { address, label: t.openMessages } }] as const;
  };
}
