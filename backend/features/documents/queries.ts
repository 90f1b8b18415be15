/** The SQL of the documents that belong to tasks. */

import { sql } from 'kysely';
import { isPartyOf } from '#backend/features/people/task-parties.queries.ts';
import type { Reader } from '#backend/platform/auth/caller.ts';
import type { Clock } from '#backend/platform/database/locks.ts';
import type { DocumentRow } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export async function ofTasks(db: Db, tasks: number[]): Promise<DocumentRow[]> {
  if (!tasks.length) return [];
  return db.selectFrom('documents').selectAll().where('task_id', 'in', tasks).orderBy('id').execute();
}

/** With a reader on a partner's page only those of tasks that they booked there. */
export async function ofMessages(
  db: Db,
  messages: string[],
  { id: customer, origin }: Reader = { id: '', origin: null },
): Promise<DocumentRow[]> {
  if (!messages.length) return [];
  return db
    .selectFrom('documents')
    .selectAll('documents')
    .where('message_id', 'in', messages)
    .$if(origin !== null, (shown) =>
      shown
        .innerJoin('tasks', 'tasks.id', 'documents.task_id')
        .where('tasks.customer_id', '=', customer)
        .where('tasks.made_on', '=', origin),
    )
    .orderBy('documents.id')
    .execute();
}

/** A file in the storage. */
export type StoredFile = Pick<DocumentRow, 'name' | 'size' | 'type' | 'storage_key'>;

/** What the files belong to, and who sent them. */
export type Owner = Pick<DocumentRow, 'task_id' | 'message_id' | 'uploaded_by'> & {
  kind?: DocumentRow['kind'];
};

/** Under the lock of both parties: of two files of one kind and name the later one is the next version. */
export async function add(
  trx: Transaction,
  files: StoredFile[],
  { task_id, message_id, uploaded_by, kind = 'source' }: Owner,
  { at, newId }: Clock,
): Promise<DocumentRow[]> {
  if (files.length === 0) return [];
  const versions = await versionsOf(trx, task_id, kind);
  const rows = files.map(({ name, size, type, storage_key }) => {
    const version = (versions.get(name) ?? 0) + 1;
    versions.set(name, version);
    return {
      id: newId(),
      task_id,
      message_id,
      uploaded_by,
      kind,
      version,
      name,
      size,
      type,
      storage_key,
      created_at: at,
    };
  });
  return trx.insertInto('documents').values(rows).returningAll().execute();
}

async function versionsOf(
  trx: Transaction,
  task: number,
  kind: DocumentRow['kind'],
): Promise<Map<string, number>> {
  const newest = await trx
    .selectFrom('documents')
    .select(['name', ({ fn }) => fn.max('version').as('version')])
    .where('task_id', '=', task)
    .where('kind', '=', kind)
    .groupBy('name')
    .execute();
  return new Map(newest.map(({ name, version }) => [name, version]));
}

/** Files that came before anybody was told of their task belong to the message that tells of it. */
export async function attach(
  trx: Transaction,
  { task_id, message_id }: Pick<Owner, 'task_id' | 'message_id'>,
): Promise<DocumentRow[]> {
  await trx
    .updateTable('documents')
    .set({ message_id })
    .where('task_id', '=', task_id)
    .where('message_id', 'is', null)
    .execute();
  return ofTasks(trx, [task_id]);
}

const day = 24 * 60 * 60 * 1000;

/** Bytes that a task and a person have stored, and what their limits depend on. */
export async function bytesUsed(
  trx: Transaction,
  { task_id, uploaded_by }: Pick<Owner, 'task_id' | 'uploaded_by'>,
  at: Date,
) {
  const dayAgo = new Date(at.getTime() - day);
  const { rows } = await sql<{
    ofTask: number;
    ofPerson: number;
    today: number;
    isPaid: boolean;
    isNew: boolean;
  }>`
    select
      (select coalesce(sum(size), 0)::int8 from documents where task_id = ${task_id}) as "ofTask",
      coalesce(sum(size), 0)::int8 as "ofPerson",
      coalesce(sum(size) filter (where created_at > ${dayAgo}), 0)::int8 as today,
      exists (
        select from payments where task_id = ${task_id} and status in ('pending', 'held', 'settled')
      ) as "isPaid",
      exists (select from users where id = ${uploaded_by} and created_at > ${dayAgo}) as "isNew"
    from documents where uploaded_by = ${uploaded_by}`.execute(trx);
  const [used] = rows;
  if (!used) throw new Error('An aggregate has one row.');
  return used;
}

export async function find(db: Db, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setWords(db: Db, id: string, words: number): Promise<void> {
  await db.updateTable('documents').set({ words }).where('id', '=', id).execute();
}

/** Only for those who see the task, and for operators while the task is disputed. */
export async function findFor(
  db: Db,
  id: string,
  { id: person, isOperator }: { id: string; isOperator: boolean },
) {
  return db
    .selectFrom('documents')
    .innerJoin('tasks', 'tasks.id', 'documents.task_id')
    .selectAll('documents')
    .select(['tasks.customer_id', 'tasks.made_on'])
    .where('documents.id', '=', id)
    .where((is) => is.or([isPartyOf(person), ...(isOperator ? [is('tasks.status', '=', 'disputed')] : [])]))
    .executeTakeFirst();
}
