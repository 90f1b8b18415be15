/** How the loaded messages of a conversation change with pages and live events. */
import type { MessagePage } from '#core/api/conversations.ts';
import type { Message } from '#core/domain/conversation.ts';

/**
 * The loaded messages with a page of the newest ones at their end. If more messages were written meanwhile than a page
 * holds, the page replaces the loaded ones: those between are loaded like all earlier messages.
 */
export function withNewest(known: MessagePage | null, page: MessagePage): MessagePage {
  if (!known) return page;
  const messages = [...page.messages, ...newerThan(known, page)];
  const [first] = page.messages;
  const place = first ? known.messages.findIndex(({ id }) => id === first.id) : -1;
  if (place < 0) return { messages, earlier: page.earlier };
  return { messages: [...known.messages.slice(0, place), ...messages], earlier: known.earlier };
}

/** Messages that live events brought while the page was being read. */
function newerThan(known: MessagePage, { messages }: MessagePage): Message[] {
  const last = timeOf(messages.at(-1));
  const inPage = new Set(messages.map(({ id }) => id));
  return known.messages.filter((one) => timeOf(one) >= last && !inPage.has(one.id));
}

const timeOf = (message: Message | undefined): number => message?.createdAt?.getTime() ?? 0;

/** Inserts a message from a live event in its place. One that is loaded already may have got more files. */
export function withArrived(known: MessagePage, message: Message): MessagePage {
  const loaded = known.messages.findIndex(({ id }) => id === message.id);
  const files = known.messages[loaded]?.documents.length ?? -1;
  if (files >= message.documents.length) return known;
  if (loaded >= 0) return { ...known, messages: known.messages.with(loaded, message) };
  const place = known.messages.findLastIndex((one) => timeOf(one) <= timeOf(message)) + 1;
  return { ...known, messages: known.messages.toSpliced(place, 0, message) };
}

/** Marks the reader's messages as read by the other person, up to one of them. */
export function withRead(known: MessagePage, messageId: string, readerId: string, at: Date): MessagePage {
  const last = known.messages.findLastIndex(({ id }) => id === messageId);
  const isRead = ({ author, readAt }: Message, index: number) =>
    index <= last && author === readerId && !readAt;
  if (!known.messages.some(isRead)) return known;
  const messages = known.messages.map((one, index) => (isRead(one, index) ? { ...one, readAt: at } : one));
  return { ...known, messages };
}

/** Puts an earlier page before the loaded messages, unless another page did so meanwhile. */
export function withEarlier(known: MessagePage, before: string, page: MessagePage): MessagePage {
  if (known.earlier !== before) return known;
  return { messages: [...page.messages, ...known.messages], earlier: page.earlier };
}
