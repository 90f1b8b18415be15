/** The SQL of payments, of which a task has one at a time. */
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

/** The payment of a task that is not over, expired or returned. */
export async function liveOf(db: Db, task: number): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('task_id', '=', task)
    .where('status', 'in', live)
    .executeTakeFirst();
}

/** The payment that people see with each task: the live one, else one that came too late and was returned. */
export async function shownOfTasks(db: Db, tasks: number[]): Promise<Map<number, Payment>> {
  if (tasks.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where((is) => is('task_id', '=', is.fn.any(is.val(tasks))))
    .where('status', 'in', [...live, 'returned'])
    // The last one of a task counts.
    .orderBy((by) => by('status', '=', 'returned'), 'desc')
    .execute();
  return new Map(rows.map((payment) => [payment.task_id, payment]));
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
