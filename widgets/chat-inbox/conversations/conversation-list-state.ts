/** How the list of conversations changes with answers and messages. */
import type { Conversation, Message } from '#core/domain/conversation.ts';

const newestFirst = (one: Conversation, other: Conversation): number =>
  other.updatedAt.getTime() - one.updatedAt.getTime();

/** A list from the backend, with newer messages that live events brought meanwhile. */
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

/** The list after a message: unchanged if the message is known already, null if its conversation is not in the list. */
export function withMessage(
  list: readonly Conversation[],
  conversationId: string,
  message: Message,
  readerId: string,
): readonly Conversation[] | null {
  const found = list.find(({ id }) => id === conversationId);
  if (!found || !message.createdAt) return null;
  const { lastMessage } = found;
  const isReworded =
    found.updatedAt.getTime() === message.createdAt.getTime() &&
    message.activity?.code === 'documents-added' &&
    lastMessage.activity?.code === 'documents-added';
  if (isReworded) {
    const reworded = { ...found, lastMessage: { text: message.text, activity: message.activity } };
    return list.map((one) => (one === found ? reworded : one));
  }
  // What a person wrote stays before what the marketplace says.
  const isShown = message.kind === 'text' || lastMessage.activity !== null || !lastMessage.text;
  const isKnown =
    found.updatedAt > message.createdAt ||
    (found.updatedAt.getTime() === message.createdAt.getTime() &&
      (lastMessage.text === message.text || !isShown));
  if (isKnown) return list;
  const updated: Conversation = {
    ...found,
    lastMessage: isShown ? { text: message.text, activity: message.activity } : lastMessage,
    updatedAt: message.createdAt,
    unreadCount: found.unreadCount + (message.author === readerId ? 0 : 1),
  };
  return list.map((one) => (one === found ? updated : one)).sort(newestFirst);
}

/** The list after the reader has seen a conversation. */
export const withoutUnread = (list: readonly Conversation[], id: string): readonly Conversation[] =>
  list.map((one) => (one.id === id && one.unreadCount > 0 ? { ...one, unreadCount: 0 } : one));

export const unreadIn = (list: readonly Conversation[]): number =>
  list.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
