/** The SQL of disputes, of which a task has one open at a time: as long as it is `disputed`. */
import type { Insertable } from 'kysely';
import type { Dispute, DisputesTable } from '#backend/platform/database/tables-money.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

/** The newest one, open or not. */
export async function newestOf(db: Db, task: number): Promise<Dispute | undefined> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('task_id', '=', task)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function openOf(db: Db, task: number): Promise<Dispute | undefined> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('task_id', '=', task)
    .where('outcome', 'is', null)
    .executeTakeFirst();
}

export async function open(
  trx: Transaction,
  dispute: Pick<
    Insertable<DisputesTable>,
    'id' | 'task_id' | 'opened_by' | 'status_before' | 'text' | 'created_at'
  >,
): Promise<void> {
  const closed = { outcome: null, closed_at: null, decided_by: null, owner_percent: null, decision: null };
  await trx
    .insertInto('disputes')
    .values({ ...dispute, ...closed })
    .execute();
}

export type Ending = Pick<Dispute, 'outcome' | 'decided_by' | 'owner_percent' | 'decision'>;

export async function close(trx: Transaction, task: number, ending: Ending, at: Date): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ ...ending, closed_at: at })
    .where('task_id', '=', task)
    .where('outcome', 'is', null)
    .execute();
}

/** All open ones, the oldest first, but those in which this person is a party: nobody decides about their own money. */
export async function listOpen(db: Db, operator: string) {
  return db
    .selectFrom('disputes')
    .innerJoin('tasks', 'tasks.id', 'disputes.task_id')
    .innerJoin('users as customer', 'customer.id', 'tasks.customer_id')
    .innerJoin('users as owner', 'owner.id', 'tasks.owner_id')
    .selectAll('disputes')
    .select([
      'tasks.title',
      'tasks.text_language',
      'tasks.translations',
      'tasks.conversation_id',
      'tasks.customer_id',
      'tasks.owner_id',
      'customer.firstname as customer_firstname',
      'customer.lastname as customer_lastname',
      'owner.firstname as owner_firstname',
      'owner.lastname as owner_lastname',
    ])
    .where('outcome', 'is', null)
    .where('tasks.customer_id', '!=', operator)
    .where('tasks.owner_id', '!=', operator)
    .orderBy('disputes.id')
    .limit(100)
    .execute();
}
