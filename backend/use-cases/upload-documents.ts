/** One of a task's two parties adds files to it: something to work from, or the work. */
import { type DocumentKind, isOver, takesFiles } from '@dragoman/widgets/server';
import type { DocumentRow, Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict, forbidden, notFound } from '#backend/domain/errors.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

interface NewDocuments {
  task: Pick<Task, 'id' | 'customer_id' | 'owner_id'>;
  sender: User;
  files: documents.StoredFile[];
  kind: DocumentKind;
}

export function uploadDocuments(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { task: { id: task_id, customer_id, owner_id }, sender, files, kind }: NewDocuments,
): Promise<DocumentRow[]> {
  const other = sender.id === customer_id ? owner_id : customer_id;
  if (kind === 'deliverable' && sender.id !== owner_id) throw forbidden('deliverable-by-owner');
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, sender.id, { users: [sender.id, other], task: task_id });
    if (!locked.isHere(other)) throw conflict('person-gone');
    const { task } = locked;
    if (!task) throw notFound('task');
    const { title, status, conversation_id } = task;
    if (!takesFiles(status, kind)) throw filesRefused(task);
    const person = fullName(sender);
    const text = messageColumns({ code: 'documents-added', person, title, count: files.length });
    const url = taskAddress(task);
    const message = await messages.add(
      trx,
      { conversation_id, kind: 'system', ...text, url, created_by: sender.id, created_with: other },
      locked,
    );
    const owner = { task_id, message_id: message.id, uploaded_by: sender.id, kind };
    const rows = await documents.add(trx, files, owner, locked);
    const notified = { user_id: other, actor_id: sender.id, kind: 'document', url };
    await publishActivity(trx, bus, locked, {
      message,
      documents: rows,
      task: { id: task_id, status, people: [customer_id, owner_id] },
      notifications: [{ ...notified, ...text }],
    });
    return rows;
  });
}

const filesRefused = ({ status }: Task) =>
  isOver(status) || status === 'disputed'
    ? conflict('task-off', { status })
    : conflict('deliverable-too-early');
