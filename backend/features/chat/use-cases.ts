/** People write to each other and read it. */
import type * as documents from '#backend/features/documents/queries.ts';
import { storeDocuments } from '#backend/features/documents/storage.use-cases.ts';
import { queueMail } from '#backend/features/mail/use-cases.ts';
import { fullName } from '#backend/features/notifications/activities.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import * as blocks from '#backend/features/people/blocks.queries.ts';
import { refuseDealing } from '#backend/features/people/dealings.use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import type { Reader } from '#backend/platform/auth/caller.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import type { Conversation, Message } from '#backend/platform/database/tables.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { conflict, notFound, wrong } from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import * as conversations from './conversations.queries.ts';
import { newestTaskIn, otherParty } from './conversations.queries.ts';
import * as messages from './messages.queries.ts';

/**
 * A person opens the conversation with another one; there is one for each two people. Returns the conversation's id.
 */
export function startConversation(
  { db }: Pick<Services, 'db'>,
  { from, to }: { from: string; to: string },
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const found = isUuid(to) ? await users.find(trx, to) : undefined;
    if (!found) throw notFound('person');
    if (to === from) throw wrong('created_with', { rule: 'somebody-else' });
    const locked = await lockRows(trx, from, { users: [from, to] });
    await refuseDealing(trx, locked, { from, to, gone: notFound('person') });
    const id = await conversations.start(trx, from, to, locked);
    await conversations.beginAnew(trx, { id, from, to }, locked.at);
    return id;
  });
}

const minute = 60_000;

export interface NewMessage {
  conversation: Conversation;
  writer: Reader;
  text: string;
  files: documents.StoredFile[];
}

/** A person writes to the other one, with files where the two share a task. */
export function sendMessage(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  { conversation, writer, text, files }: NewMessage,
): Promise<Message> {
  const author = writer.id;
  const other = otherParty(conversation, author);
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, author, { users: [author, other] });
    await refuseDealing(trx, locked, { from: author, to: other, gone: conflict('person-gone') });
    const task = files.length > 0 ? await newestTaskIn(trx, conversation.id, writer) : undefined;
    if (files.length > 0 && !task) throw conflict('files-without-task');
    const isAwaited = (await messages.unmailed(trx, conversation.id, other)).length > 0;
    const message = await messages.add(
      trx,
      {
        conversation_id: conversation.id,
        kind: 'text',
        text,
        created_by: author,
        created_with: other,
      },
      locked,
    );
    // One mail for all: the first unread message has the job.
    const mailAt = new Date(locked.at.getTime() + config.messageMailMinutes * minute);
    if (!isAwaited) await enqueue(trx, 'mail-unread', { message: message.id }, mailAt);
    const owner = task && { task_id: task.id, message_id: message.id, uploaded_by: author };
    const rows = owner ? await storeDocuments(trx, config, files, owner, locked) : [];
    await notify(trx, bus, locked, { message, documents: rows });
    return message;
  });
}

/** A person has read a conversation. Its other party sees up to which message. */
export function markConversationRead(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { conversation, reader: by }: { conversation: Conversation; reader: Reader },
): Promise<void> {
  const reader = by.id;
  const author = otherParty(conversation, reader);
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, reader, { users: [reader, author] });
    const message_id = await messages.markRead(trx, conversation, by, locked.at);
    if (!message_id) return;
    const read = { reader, author, conversation_id: conversation.id, message_id };
    await notify(trx, bus, locked, { read });
  });
}

/**
 * Mails a person who has not read a message for a while: one mail for all that are unread in the conversation.
 * `message` is the first unread one. Where it was read, a later one has its own job.
 */
export async function mailUnread({ db }: Pick<Services, 'db'>, message: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const first = await messages.find(trx, message);
    if (!first) return;
    const { conversation_id: conversation, created_by, created_with } = first;
    const { at } = await lockInOrder(trx, { users: [created_by, created_with] });
    if (await blocks.isBetween(trx, created_by, created_with)) return;
    const unread = await messages.unmailed(trx, conversation, created_with);
    const [author, reader] = [await users.find(trx, created_by), await users.find(trx, created_with)];
    if (!author || !reader || !unread.includes(message)) return;
    await messages.markMailed(trx, unread, at);
    await queueMail(trx, {
      to: reader,
      topic: 'messages',
      actor: author.id,
      at,
      content: {
        about: 'messages',
        person: fullName(author),
        count: unread.length,
        path: `/messages?conversation=${conversation}`,
      },
    });
  });
}
