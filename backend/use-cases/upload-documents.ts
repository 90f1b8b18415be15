/** One of a task's two parties adds files to it. */
import type { DocumentRow, Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

export function uploadDocuments(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { task, sender, files }: { task: Task; sender: User; files: documents.StoredFile[] },
): Promise<DocumentRow[]> {
  const { id: task_id, conversation_id, customer_id, owner_id, title } = task;
  const other = sender.id === customer_id ? owner_id : customer_id;
  const text = messageColumns({
    code: 'documents-added',
    person: fullName(sender),
    title,
    count: files.length,
  });
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, sender.id, { users: [sender.id, other], task: task_id });
    if (!locked.isHere(other)) throw conflict('person-gone');
    const message = await messages.add(
      trx,
      { conversation_id, kind: 'system', ...text, created_by: sender.id, created_with: other },
      locked,
    );
    const owner = { task_id, message_id: message.id, uploaded_by: sender.id };
    const rows = await documents.add(trx, files, owner, locked);
    const notified = { user_id: other, actor_id: sender.id, kind: 'document', url: '/Dashboard' };
    await publishActivity(trx, bus, locked, {
      message,
      documents: rows,
      notifications: [{ ...notified, ...text }],
    });
    return rows;
  });
}
