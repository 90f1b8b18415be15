import { useState } from 'react';
import type { Message } from '#core/domain/conversation.ts';

/** How many are drawn at first, and how many more at a time: a backend may send all of a long talk at once. */
const portion = 100;

const startOf = (messages: readonly Message[], from: string): number => {
  const place = messages.findIndex(({ id }) => id === from);
  return place < 0 ? Math.max(0, messages.length - portion) : place;
};

/** The messages from a certain one on, so that ten thousand known ones need not all be drawn. */
export function useShownMessages(messages: readonly Message[]) {
  const [from, setFrom] = useState('');
  const start = startOf(messages, from);
  const first = messages[start]?.id ?? '';
  // Held on to, so that what arrives below takes nothing away above.
  if (first && first !== from) setFrom(first);
  return {
    shown: start > 0 ? messages.slice(start) : messages,
    hasHidden: start > 0,
    showMore: () => setFrom(messages[Math.max(0, start - portion)]?.id ?? ''),
    showFrom: setFrom,
  };
}
