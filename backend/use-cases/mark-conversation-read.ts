/** A person has read a conversation. Its other party sees up to which message. */
import type { Conversation } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { otherParty } from '#backend/repositories/conversations.ts';
import * as messages from '#backend/repositories/messages.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

export function markConversationRead(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { conversation, reader }: { conversation: Conversation; reader: string },
): Promise<void> {
  const author = otherParty(conversation, reader);
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, reader, { users: [reader, author] });
    const message_id = await messages.markRead(trx, conversation, reader, locked.at);
    if (!message_id) return;
    const read = { reader, author, conversation_id: conversation.id, message_id };
    await publishActivity(trx, bus, locked, { read });
  });
}
