/** The SQL of proposals to change what was agreed, of which a task has one at a time. */
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Tables, TermChange } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

/** It waits for an answer, or is accepted and waits for its payment. */
export async function currentOf(db: Db, task: number): Promise<TermChange | undefined> {
  return db
    .selectFrom('term_changes')
    .selectAll()
    .where('task_id', '=', task)
    .where('status', 'in', ['open', 'due'])
    .executeTakeFirst();
}

/** Accepted, and waiting for its payment. */
export async function dueOf(db: Db, task: number): Promise<TermChange | undefined> {
  const current = await currentOf(db, task);
  return current?.status === 'due' ? current : undefined;
}

/** What waits for an answer or for its payment, by task. */
export async function currentOfTasks(db: Db, tasks: number[]): Promise<Map<number, TermChange>> {
  if (tasks.length === 0) return new Map();
  const rows = await db
    .selectFrom('term_changes')
    .selectAll()
    .where((is) => is('task_id', '=', is.fn.any(is.val(tasks))))
    .where('status', 'in', ['open', 'due'])
    .execute();
  return new Map(rows.map((change) => [change.task_id, change]));
}

export async function find(db: Db, id: string): Promise<TermChange | undefined> {
  return db.selectFrom('term_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function add(
  trx: Transaction,
  change: Omit<Insertable<Tables['term_changes']>, 'status' | 'pay_until' | 'closed_at'>,
): Promise<TermChange> {
  return trx
    .insertInto('term_changes')
    .values({ ...change, status: 'open', pay_until: null, closed_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** It is accepted, and has to be paid until then; null while a bank confirms that. */
export async function awaitPayment(trx: Transaction, id: string, pay_until: Date | null): Promise<void> {
  await trx.updateTable('term_changes').set({ status: 'due', pay_until }).where('id', '=', id).execute();
}

export type ClosedStatus = Exclude<TermChange['status'], 'open' | 'due'>;

export async function close(trx: Transaction, id: string, status: ClosedStatus, at: Date): Promise<void> {
  await trx
    .updateTable('term_changes')
    .set({ status, pay_until: null, closed_at: at })
    .where('id', '=', id)
    .execute();
}

/** In one sweep. */
const most = 500;

/** Those that were to be paid by now. */
export async function overdue(db: Db): Promise<{ id: string; pay_until: Date }[]> {
  return db
    .selectFrom('term_changes')
    .select(['id', 'pay_until'])
    .where('status', '=', 'due')
    .where('pay_until', '<', sql<Date>`now()`)
    .orderBy('id')
    .limit(most)
    .$narrowType<{ pay_until: Date }>()
    .execute();
}
