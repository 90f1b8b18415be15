import type { Task } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';
import type { Clock } from './clock.ts';

/**
 * The task of a checkout item: the customer's task with that id, else their newest unpaid task of the offer with that
 * id.
 */
export async function payableTask(db: Db, id: number, customer: string): Promise<Task | undefined> {
  const task = await db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (task) return task;
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('offer_id', '=', id)
    .where('customer_id', '=', customer)
    .orderBy((by) => by('paid_at', 'is not', null), 'asc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function open(
  trx: Transaction,
  payment: { session_id: string; task_id: number; amount_cents: number },
  { at, newId }: Clock,
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({ ...payment, id: newId(), status: 'open', created_at: at, paid_at: null })
    .onConflict((same) => same.column('session_id').doNothing())
    .execute();
}

export async function find(db: Db, session_id: string) {
  return db
    .selectFrom('payments')
    .innerJoin('tasks', 'tasks.id', 'payments.task_id')
    .select([
      'payments.session_id',
      'payments.task_id',
      'payments.amount_cents',
      'tasks.title',
      'tasks.customer_id',
      'tasks.owner_id',
      'tasks.paid_at',
    ])
    .where('payments.session_id', '=', session_id)
    .executeTakeFirst();
}

/** Returns the task; undefined when it was paid before, since payment providers repeat their messages. */
export async function markPaid(trx: Transaction, session_id: string, at: Date): Promise<Task | undefined> {
  const payment = await trx
    .updateTable('payments')
    .set({ status: 'paid', paid_at: at })
    .where('session_id', '=', session_id)
    .where('status', '=', 'open')
    .returning('task_id')
    .executeTakeFirst();
  if (!payment) return undefined;
  return trx
    .updateTable('tasks')
    .set({ paid_at: at, updated_at: at })
    .where('id', '=', payment.task_id)
    .where('paid_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
