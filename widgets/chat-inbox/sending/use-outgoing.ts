/** Hooks for the outgoing messages of an open conversation. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadyThread } from '#widgets/chat-inbox/thread/thread.data.ts';
import { hasArrived, type Outbox } from './outbox.ts';

/** The outgoing messages of a conversation. Reads the conversation after one is sent, and discards those that it shows. */
export function useOutgoing(
  id: string,
  readerId: string,
  { messages, refresh, needsPolling }: ReadyThread,
  outbox: Outbox,
) {
  const { outgoing, discard } = outbox;
  const mine = useMemo(() => outgoing.filter(({ conversationId }) => conversationId === id), [outgoing, id]);
  const sent = mine.filter(({ status }) => status === 'sent').length;

  useEffect(() => {
    if (sent > 0 && needsPolling) void refresh();
  }, [sent, refresh, needsPolling]);

  useEffect(() => {
    const own = messages.filter(({ author }) => author === readerId);
    const arrived = mine.filter((one) => hasArrived(one, own)).map(({ key }) => key);
    if (arrived.length > 0) discard(arrived);
  }, [mine, messages, readerId, discard]);

  return mine;
}

/** Whether a message has arrived since the reader scrolled up. */
export function useHasNewMessages(newest: string, isAtEnd: boolean): boolean {
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  return !isAtEnd && seen !== newest;
}

/** Scrolls down to a message that the reader has just sent. */
export function useScrollToOwn(newestOwn: string | undefined, goToEnd: () => void): void {
  const previous = useRef(newestOwn);
  useEffect(() => {
    if (newestOwn && previous.current !== newestOwn) goToEnd();
    previous.current = newestOwn;
  }, [newestOwn, goToEnd]);
}
