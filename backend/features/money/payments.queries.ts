/** The SQL of payments: a task has one, and another one each time that its price rises. One at a time waits to be made. */
import type { Insertable, Updateable } from 'kysely';
import type { Reader } from '#backend/platform/auth/caller.ts';
import type { Task } from '#backend/platform/database/tables.ts';
import type { Payment, PaymentsTable } from '#backend/platform/database/tables-money.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

const live = ['opening', 'open', 'pending', 'held', 'settled'] as const;

/**
 * The task of a checkout item: the customer's task with that id, else their newest task of the offer with that id, an
 * unpaid one first.
 */
export async function payableTask(
  db: Db,
  id: number,
  { id: customer, origin }: Reader,
): Promise<Task | undefined> {
  const task = await db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (task) return task;
  return db
    .selectFrom('tasks')
    .selectAll('tasks')
    .leftJoin('payments', (join) =>
      join
        .onRef('payments.task_id', '=', 'tasks.id')
        .on('payments.status', 'in', ['pending', 'held', 'settled']),
    )
    .where('offer_id', '=', id)
    .where('tasks.customer_id', '=', customer)
    .$if(origin !== null, (shown) => shown.where('tasks.made_on', '=', origin))
    .orderBy((by) => by('payments.id', 'is not', null), 'asc')
    .orderBy('tasks.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function taskOf(db: Db, { task_id }: Pick<Payment, 'task_id'>): Promise<Task | undefined> {
  return db.selectFrom('tasks').selectAll().where('id', '=', task_id).executeTakeFirst();
}

export async function add(trx: Transaction, payment: Insertable<PaymentsTable>): Promise<Payment> {
  return trx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();
}

/** The payments of a task that did not fail, expire or go back at once, from the first one. */
export async function listOf(db: Db, task: number): Promise<Payment[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('task_id', '=', task)
    .where('status', 'in', live)
    .orderBy('id')
    .execute();
}

/** The payments that people see with each task: the live ones, and those that came too late and were returned. */
export async function shownOfTasks(db: Db, tasks: number[]): Promise<Map<number, Payment[]>> {
  const shown = new Map<number, Payment[]>();
  if (tasks.length === 0) return shown;
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where((is) => is('task_id', '=', is.fn.any(is.val(tasks))))
    .where('status', 'in', [...live, 'returned'])
    .orderBy('id')
    .execute();
  for (const payment of rows) shown.set(payment.task_id, [...(shown.get(payment.task_id) ?? []), payment]);
  return shown;
}

export async function find(db: Db, id: string): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findBy(
  db: Db,
  column: 'session_id' | 'payment_intent',
  value: string,
): Promise<Payment | undefined> {
  return db.selectFrom('payments').selectAll().where(column, '=', value).executeTakeFirst();
}

/** Under the lock of its task. */
export async function update(
  trx: Transaction,
  id: string,
  change: Updateable<PaymentsTable>,
): Promise<Payment> {
  return trx
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
