import { useCallback, useEffect, useRef, useState } from 'react';
import { conversations } from '#core/api/conversations.ts';
import { useLive } from '#core/kit/data/use-live.ts';
import { useWidget } from '#core/kit/widget-context.ts';

/** Milliseconds. Told again while the writing goes on, and shown a little longer than that. */
const every = 3_000;
const shownFor = 5_000;

/** Whether the other one is writing, and how to let them see that oneself is. */
export function useTyping(readerId: string, conversationId: string) {
  const { client, demo } = useWidget();
  const [seenAt, setSeenAt] = useState(0);
  const toldAt = useRef(0);

  useLive((news) => {
    if (news.kind !== 'typing' && news.kind !== 'message') return;
    if (news.conversationId !== conversationId) return;
    if (news.kind === 'typing' && news.personId !== readerId) setSeenAt(Date.now());
    if (news.kind === 'message' && news.message.author !== readerId) setSeenAt(0);
  });
  useEffect(() => {
    if (!seenAt) return;
    const timer = setTimeout(() => setSeenAt(0), shownFor);
    return () => clearTimeout(timer);
  }, [seenAt]);

  const tell = useCallback(() => {
    const now = Date.now();
    if (demo || now - toldAt.current < every) return;
    toldAt.current = now;
    // Nobody waits for it: the next letter tells it again.
    conversations(client)
      .reportTyping(conversationId)
      .catch(() => undefined);
  }, [client, demo, conversationId]);

  return { isSeen: seenAt > 0, tell };
}
