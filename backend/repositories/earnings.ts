/** The SQL of people's money: what customers paid, and what owners earn. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/transaction.ts';

/** What came in or is on its way, newest first, with one row more than requested. */
export async function listPaid(db: Db, customer: string, limit: number, before: string | undefined) {
  return db
    .selectFrom('payments')
    .innerJoin('tasks', 'tasks.id', 'payments.task_id')
    .selectAll('payments')
    .select('tasks.title')
    .where('payments.customer_id', '=', customer)
    .where('payments.status', 'in', ['pending', 'held', 'settled', 'returned'])
    .$if(before !== undefined, (query) => query.where('payments.id', '<', before as string))
    .orderBy('payments.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Both ids contain their time: when it was earned, or else paid for. */
const earnedId = sql<string>`coalesce(transfers.id, payments.id)`;

/** What is held, earned or returned, newest first, with one row more than requested. */
export async function listEarned(db: Db, owner: string, limit: number, before: string | undefined) {
  return db
    .selectFrom('payments')
    .innerJoin('tasks', 'tasks.id', 'payments.task_id')
    .leftJoin('transfers', 'transfers.payment_id', 'payments.id')
    .selectAll('payments')
    .select([
      'tasks.title',
      'transfers.status as transfer_status',
      'transfers.created_at as earned_at',
      earnedId.as('earned_id'),
    ])
    .where('tasks.owner_id', '=', owner)
    .where('payments.status', 'in', ['held', 'settled'])
    .$if(before !== undefined, (query) => query.where(earnedId, '<', before as string))
    .orderBy(earnedId, 'desc')
    .limit(limit + 1)
    .execute();
}

export async function heldFor(db: Db, owner: string) {
  return db
    .selectFrom('payments')
    .innerJoin('tasks', 'tasks.id', 'payments.task_id')
    .selectAll('payments')
    .where('tasks.owner_id', '=', owner)
    .where('payments.status', '=', 'held')
    .execute();
}

/** Cents by month, in UTC, and by whether they are paid out, the oldest month first. */
export async function byMonth(db: Db, owner: string) {
  const month = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM')`;
  const rows = await db
    .selectFrom('transfers')
    .select((sum) => [month.as('month'), 'status', sum.fn.sum<number>('amount_cents').as('net')])
    .where('owner_id', '=', owner)
    .groupBy([month, 'status'])
    .orderBy(month)
    .execute();
  return rows.map((row) => ({ ...row, net: Number(row.net) }));
}
