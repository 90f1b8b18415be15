import type { Selectable } from 'kysely';
import type { Tables } from '#server/tables.ts';
import type { Db } from '#server/transaction.ts';

export type DocumentRow = Selectable<Tables['documents']>;

export async function ofTasks(db: Db, tasks: number[]): Promise<DocumentRow[]> {
  if (!tasks.length) return [];
  return db.selectFrom('documents').selectAll().where('task_id', 'in', tasks).orderBy('id').execute();
}

export async function ofMessages(db: Db, messages: string[]): Promise<DocumentRow[]> {
  if (!messages.length) return [];
  return db.selectFrom('documents').selectAll().where('message_id', 'in', messages).orderBy('id').execute();
}
