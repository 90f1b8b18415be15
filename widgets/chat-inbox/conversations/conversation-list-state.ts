import type { Conversation, Message } from '#core/domain/conversation.ts';

const newestFirst = (one: Conversation, other: Conversation): number =>
  other.updatedAt.getTime() - one.updatedAt.getTime();

/** A fresh list, with what has come by itself while it was on its way. */
export function withFresh(
  known: readonly Conversation[] | null,
  fresh: readonly Conversation[],
): readonly Conversation[] {
  if (!known) return fresh;
  const newer = new Map(known.map((one) => [one.id, one]));
  return fresh
    .map((one) => {
      const other = newer.get(one.id);
      return other && other.updatedAt > one.updatedAt ? other : one;
    })
    .sort(newestFirst);
}

/** The list after a message; the same list where it is told already, null where its conversation is not in it. */
export function withMessage(
  list: readonly Conversation[],
  conversationId: string,
  message: Message,
  readerId: string,
): readonly Conversation[] | null {
  const found = list.find(({ id }) => id === conversationId);
  if (!found || !message.createdAt) return null;
  const isTold =
    found.updatedAt > message.createdAt ||
    (found.updatedAt.getTime() === message.createdAt.getTime() && found.lastMessage.text === message.text);
  if (isTold) return list;
  const after: Conversation = {
    ...found,
    lastMessage: { text: message.text, activity: message.activity },
    updatedAt: message.createdAt,
    unreadCount: found.unreadCount + (message.author === readerId ? 0 : 1),
  };
  return list.map((one) => (one === found ? after : one)).sort(newestFirst);
}

/** The list once nothing of a conversation waits any more. */
export const withoutUnread = (list: readonly Conversation[], id: string): readonly Conversation[] =>
  list.map((one) => (one.id === id && one.unreadCount > 0 ? { ...one, unreadCount: 0 } : one));

export const unreadIn = (list: readonly Conversation[]): number =>
  list.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
