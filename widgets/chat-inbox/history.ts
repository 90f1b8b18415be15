import type { MessagePage } from '#core/api/conversations.ts';

/**
 * The messages read so far with a fresh page of the newest ones at their end. Where more was written meanwhile
 * than a page holds, the page stands alone: what lies between is asked for like everything earlier.
 */
export function withNewest(known: MessagePage | null, page: MessagePage): MessagePage {
  const [first] = page.messages;
  const place = first && known ? known.messages.findIndex(({ id }) => id === first.id) : -1;
  if (!known || place < 0) return page;
  return { messages: [...known.messages.slice(0, place), ...page.messages], earlier: known.earlier };
}

/** The same with an earlier page before it, as long as that page still borders on it. */
export function withEarlier(known: MessagePage, before: string, page: MessagePage): MessagePage {
  if (known.earlier !== before) return known;
  return { messages: [...page.messages, ...known.messages], earlier: page.earlier };
}
