/** One of a task's two parties adds files to it. */
import type { DocumentRow, Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export function uploadDocuments(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
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
    const message = await messages.add(
      trx,
      { conversation_id, kind: 'system', ...text, created_by: sender.id, created_with: other },
      now(),
    );
    const owner = { task_id, message_id: message.id, uploaded_by: sender.id };
    const rows = await documents.add(trx, files, owner, now());
    await publishActivity(trx, bus, now(), {
      message,
      documents: rows,
      notifications: [{ user_id: other, kind: 'document', ...text, url: '/Dashboard' }],
    });
    return rows;
  });
}
