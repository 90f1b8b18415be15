/** One of a task's two parties adds files to it: something to work from, or the work. */
import { type DocumentKind, isOver, takesFiles } from '@dragoman/widgets/server';
import type { DocumentRow, Message, Task, User } from '#backend/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict, forbidden, notFound } from '#backend/domain/errors.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as notifications from '#backend/repositories/notifications.ts';
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
    const url = taskAddress(task);
    const said = (count: number) =>
      messageColumns({ code: 'documents-added', person: fullName(sender), title, count });
    const written = { conversation_id, created_by: sender.id, created_with: other, url };
    const last = await lastOfSameFiles(trx, written, locked.at);
    const message = last
      ? await messages.reword(trx, last.id, said((last.fact?.count ?? 0) + files.length))
      : await messages.add(trx, { ...written, kind: 'system', ...said(files.length) }, locked);
    const owner = { task_id, message_id: message.id, uploaded_by: sender.id, kind };
    const rows = await documents.add(trx, files, owner, locked);
    const notified = { user_id: other, actor_id: sender.id, url };
    const unseen = await notifications.removeUnreadOfFiles(trx, notified);
    await publishActivity(trx, bus, locked, {
      message,
      documents: await documents.ofMessages(trx, [message.id]),
      task: { id: task_id, status, people: [customer_id, owner_id] },
      notifications: [{ ...notified, kind: 'document', ...said(unseen + files.length) }],
    });
    return rows;
  });
}

/** Clients send the files of one delivery one by one, so that each can fail alone. Together they make one message. */
const together = 5 * 60_000;

/** The message of files that the same person has just added to the same task, while it is the last of the conversation. */
async function lastOfSameFiles(
  trx: Transaction,
  { conversation_id, created_by, url }: Pick<Message, 'conversation_id' | 'created_by' | 'url'>,
  at: Date,
): Promise<Message | undefined> {
  const [last] = await messages.list(trx, conversation_id, 1);
  const isSame =
    last?.fact?.code === 'documents-added' &&
    last.created_by === created_by &&
    last.url === url &&
    at.getTime() - last.created_at.getTime() < together;
  return isSame ? last : undefined;
}

const filesRefused = ({ status }: Task) =>
  isOver(status) || status === 'disputed'
    ? conflict('task-off', { status })
    : conflict('deliverable-too-early');
