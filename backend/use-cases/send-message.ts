/** A person writes to the other one, with files where the two share a task. */
import type { Conversation, Message } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import { otherParty } from '#backend/repositories/conversations.ts';
import * as documents from '#backend/repositories/documents.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

const minute = 60_000;

export interface NewMessage {
  conversation: Conversation;
  author: string;
  text: string;
  files: documents.StoredFile[];
}

export function sendMessage(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  { conversation, author, text, files }: NewMessage,
): Promise<Message> {
  const other = otherParty(conversation, author);
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, author, { users: [author, other] });
    if (!locked.isHere(other)) throw conflict('person-gone');
    const task = files.length > 0 ? await tasks.newestIn(trx, conversation.id) : undefined;
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
    const rows = owner ? await documents.add(trx, files, owner, locked) : [];
    await publishActivity(trx, bus, locked, { message, documents: rows });
    return message;
  });
}
