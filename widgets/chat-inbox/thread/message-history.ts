import type { MessagePage } from '#core/api/conversations.ts';
import type { Message } from '#core/domain/conversation.ts';

/**
 * The messages read so far with a fresh page of the newest ones at their end. Where more was written meanwhile
 * than a page holds, the page stands alone: what lies between is asked for like everything earlier.
 */
export function withNewest(known: MessagePage | null, page: MessagePage): MessagePage {
  if (!known) return page;
  const messages = [...page.messages, ...cameAfter(known, page)];
  const [first] = page.messages;
  const place = first ? known.messages.findIndex(({ id }) => id === first.id) : -1;
  if (place < 0) return { messages, earlier: page.earlier };
  return { messages: [...known.messages.slice(0, place), ...messages], earlier: known.earlier };
}

/** What has come by itself while the page was on its way. */
function cameAfter(known: MessagePage, { messages }: MessagePage): Message[] {
  const last = timeOf(messages.at(-1));
  const inPage = new Set(messages.map(({ id }) => id));
  return known.messages.filter((one) => timeOf(one) >= last && !inPage.has(one.id));
}

const timeOf = (message: Message | undefined): number => message?.createdAt?.getTime() ?? 0;

/** The same with a message that has come by itself, in its place; one that is there already is not there twice. */
export function withArrived(known: MessagePage, message: Message): MessagePage {
  if (known.messages.some(({ id }) => id === message.id)) return known;
  const place = known.messages.findLastIndex((one) => timeOf(one) <= timeOf(message)) + 1;
  return { ...known, messages: known.messages.toSpliced(place, 0, message) };
}

/** The same once the other one has read everything up to a message. */
export function withRead(known: MessagePage, messageId: string, readerId: string, at: Date): MessagePage {
  const last = known.messages.findLastIndex(({ id }) => id === messageId);
  const isRead = ({ author, readAt }: Message, index: number) =>
    index <= last && author === readerId && !readAt;
  if (!known.messages.some(isRead)) return known;
  const messages = known.messages.map((one, index) => (isRead(one, index) ? { ...one, readAt: at } : one));
  return { ...known, messages };
}

/** The same with an earlier page before it, as long as that page still borders on it. */
export function withEarlier(known: MessagePage, before: string, page: MessagePage): MessagePage {
  if (known.earlier !== before) return known;
  return { messages: [...page.messages, ...known.messages], earlier: page.earlier };
}
