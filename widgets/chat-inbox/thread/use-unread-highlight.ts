import { useEffect, useState } from 'react';
import type { Message } from '#core/domain/conversation.ts';

/** As long as the animation, in milliseconds. */
const duration = 2_000;

/** The ids of the messages that were unread when the conversation was opened: they are highlighted for a moment. */
export function useUnreadHighlight(messages: readonly Message[], readerId: string): ReadonlySet<string> {
  const [highlighted, setHighlighted] = useState<ReadonlySet<string>>(
    () =>
      new Set(messages.filter(({ author, readAt }) => author !== readerId && !readAt).map(({ id }) => id)),
  );
  useEffect(() => {
    const timer = setTimeout(() => setHighlighted(new Set()), duration);
    return () => clearTimeout(timer);
  }, []);
  return highlighted;
}
