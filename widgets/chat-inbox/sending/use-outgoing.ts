import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadyThread } from '#widgets/chat-inbox/thread/thread.data.ts';
import { hasArrived, type Outbox } from './outbox.ts';

/** What of this conversation is on its way; what has arrived is looked for, then let go. */
export function useOutgoing(
  id: string,
  readerId: string,
  { messages, refresh, mustAsk }: ReadyThread,
  outbox: Outbox,
) {
  const { outgoing, forget } = outbox;
  const mine = useMemo(() => outgoing.filter(({ conversationId }) => conversationId === id), [outgoing, id]);
  const sent = mine.filter(({ status }) => status === 'sent').length;

  useEffect(() => {
    if (sent > 0 && mustAsk) void refresh();
  }, [sent, refresh, mustAsk]);

  useEffect(() => {
    const own = messages.filter(({ author }) => author === readerId);
    const arrived = mine.filter((one) => hasArrived(one, own)).map(({ key }) => key);
    if (arrived.length > 0) forget(arrived);
  }, [mine, messages, readerId, forget]);

  return mine;
}

/** Whether something has arrived while the person was reading further up. */
export function useHasNews(newest: string, isAtEnd: boolean): boolean {
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  return !isAtEnd && seen !== newest;
}

/** Goes down to what the person has just sent. */
export function useOwnInView(newestOwn: string | undefined, goToEnd: () => void): void {
  const known = useRef(newestOwn);
  useEffect(() => {
    if (newestOwn && known.current !== newestOwn) goToEnd();
    known.current = newestOwn;
  }, [newestOwn, goToEnd]);
}
