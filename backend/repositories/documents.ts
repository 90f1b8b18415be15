import type { Selectable } from 'kysely';
import { newId } from '#backend/database/ids.ts';
import type { Tables } from '#backend/database/tables.ts';
import type { Db, Work } from '#backend/database/transaction.ts';
import type { Upload } from '#backend/files/document-uploads.ts';

export type DocumentRow = Selectable<Tables['documents']>;

export async function ofTasks(db: Db, tasks: number[]): Promise<DocumentRow[]> {
  if (!tasks.length) return [];
  return db.selectFrom('documents').selectAll().where('task_id', 'in', tasks).orderBy('id').execute();
}

export async function ofMessages(db: Db, messages: string[]): Promise<DocumentRow[]> {
  if (!messages.length) return [];
  return db.selectFrom('documents').selectAll().where('message_id', 'in', messages).orderBy('id').execute();
}

export async function add(trx: Work, documents: DocumentRow[]): Promise<void> {
  if (documents.length) await trx.insertInto('documents').values(documents).execute();
}

/** Of a task's two parties alone. */
export async function findFor(db: Db, id: string, person: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .innerJoin('tasks', 'tasks.id', 'documents.task_id')
    .selectAll('documents')
    .where('documents.id', '=', id)
    .where((is) => is.or([is('tasks.customer_id', '=', person), is('tasks.owner_id', '=', person)]))
    .executeTakeFirst();
}

type Belonging = Pick<DocumentRow, 'task_id' | 'message_id' | 'uploaded_by'>;

/** Uploads as rows of the task and message they belong to. */
export const rowsOf = (uploads: Upload[], belonging: Belonging, created_at: Date): DocumentRow[] =>
  uploads.map(({ name, size, type, storage_key }) => ({
    id: newId(),
    ...belonging,
    name,
    size,
    type,
    storage_key,
    created_at,
  }));
