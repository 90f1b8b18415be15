/** Typing indicators, sent and received. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { conversations } from '#core/api/conversations.ts';
import { useLive } from '#core/kit/data/use-live.ts';
import { useWidget } from '#core/kit/widget-context.ts';

/** Milliseconds. The backend is notified repeatedly during typing, and the indicator stays a little longer than that interval. */
const notifyEvery = 3_000;
const visibleFor = 5_000;

/** Whether the other person is typing, and how to notify them that the reader is. */
export function useTyping(readerId: string, conversationId: string) {
  const { client, demo } = useWidget();
  const [seenAt, setSeenAt] = useState(0);
  const notifiedAt = useRef(0);

  useLive((update) => {
    if (update.kind !== 'typing' && update.kind !== 'message') return;
    if (update.conversationId !== conversationId) return;
    if (update.kind === 'typing' && update.personId !== readerId) setSeenAt(Date.now());
    if (update.kind === 'message' && update.message.author !== readerId) setSeenAt(0);
  });
  useEffect(() => {
    if (!seenAt) return;
    const timer = setTimeout(() => setSeenAt(0), visibleFor);
    return () => clearTimeout(timer);
  }, [seenAt]);

  const notify = useCallback(() => {
    const now = Date.now();
    if (demo || now - notifiedAt.current < notifyEvery) return;
    notifiedAt.current = now;
    // A lost notification does not matter: the next letter sends another.
    conversations(client)
      .reportTyping(conversationId)
      .catch(() => undefined);
  }, [client, demo, conversationId]);

  return { isVisible: seenAt > 0, notify };
}
