/** The SQL of tasks. */
import { overStatuses, type TaskRole } from '@dragoman/widgets/server';
import type { Insertable } from 'kysely';
import type { Tables, Task } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';
import type { Clock } from './clock.ts';

export type NewTask = Omit<
  Insertable<Tables['tasks']>,
  'id' | 'status' | 'created_at' | 'updated_at' | 'finish_at' | 'place'
>;

/** A new task with the first row of its history: accepted, or `requested` until the owner has answered. */
export async function add(trx: Transaction, task: NewTask, { at, newId }: Clock): Promise<Task> {
  const status = task.answer_until ? 'requested' : 'accepted';
  const created = await trx
    .insertInto('tasks')
    .values({ ...task, status, place: null, finish_at: null, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('task_history')
    .values({
      id: newId(),
      task_id: created.id,
      from: null,
      to: status,
      by: task.customer_id,
      message: null,
      at,
    })
    .execute();
  return created;
}

export async function find(db: Db, id: number): Promise<Task | undefined> {
  return db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Only for the two parties: for all others the task does not exist. */
export async function findFor(db: Db, id: number, person: string): Promise<Task | undefined> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', id)
    .where((is) => is.or([is('customer_id', '=', person), is('owner_id', '=', person)]))
    .executeTakeFirst();
}

/** For `locks.ts`. */
export async function lock(trx: Transaction, id: number): Promise<Task | undefined> {
  return trx.selectFrom('tasks').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function setFinish(trx: Transaction, id: number, finish_at: Date): Promise<void> {
  await trx.updateTable('tasks').set({ finish_at }).where('id', '=', id).execute();
}

export async function setPlace(trx: Transaction, id: number, place: string): Promise<void> {
  await trx.updateTable('tasks').set({ place }).where('id', '=', id).execute();
}

export const roleOf = (task: Pick<Task, 'customer_id'>, person: string): TaskRole =>
  task.customer_id === person ? 'customer' : 'owner';

/** A person's tasks in either role, with the other party and the review. */
export const rowsFor = (db: Db, person: string) =>
  db
    .selectFrom('tasks')
    .innerJoin('users as other', (join) =>
      join.on((on) =>
        on.or([
          on.and([on('tasks.customer_id', '=', person), on('other.id', '=', on.ref('tasks.owner_id'))]),
          on.and([on('tasks.owner_id', '=', person), on('other.id', '=', on.ref('tasks.customer_id'))]),
        ]),
      ),
    )
    .leftJoin('reviews', 'reviews.task_id', 'tasks.id')
    .leftJoin('offers', (join) =>
      join.onRef('offers.id', '=', 'tasks.offer_id').on('offers.deleted_at', 'is', null),
    )
    .selectAll('tasks')
    .select('offers.id as shown_offer_id')
    .select([
      'other.firstname',
      'other.lastname',
      'other.email',
      'other.image',
      'other.user_language',
      'other.timezone as other_timezone',
      'other.deleted_at as other_deleted_at',
      'reviews.rating',
      'reviews.text as review_text',
      'reviews.reply as review_reply',
      'reviews.created_at as reviewed_at',
    ])
    .where((is) => is.or([is('tasks.customer_id', '=', person), is('tasks.owner_id', '=', person)]));

export type TaskRow = Awaited<ReturnType<ReturnType<typeof rowsFor>['executeTakeFirstOrThrow']>>;

/** Only for the two parties, as in their lists. */
export async function findRowFor(db: Db, id: number, person: string): Promise<TaskRow | undefined> {
  return rowsFor(db, person).where('tasks.id', '=', id).executeTakeFirst();
}

/** The newest task of a conversation. */
export async function newestIn(db: Db, conversation: string): Promise<Task | undefined> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When somebody's calls take place that are agreed on, or may be. */
export async function openCallsOf(
  trx: Transaction,
  owner: string,
): Promise<Pick<Task, 'date' | 'time' | 'timezone' | 'hours'>[]> {
  return trx
    .selectFrom('tasks')
    .select(['date', 'time', 'timezone', 'hours'])
    .where('owner_id', '=', owner)
    .where('type', '=', 'call')
    .where('status', 'in', ['requested', 'accepted', 'in_progress'])
    .execute();
}

/** An offer's tasks that are not over. */
export async function countOpenOf(db: Db, offer: number): Promise<number> {
  const { open } = await db
    .selectFrom('tasks')
    .select((count) => count.fn.countAll<number>().as('open'))
    .where('offer_id', '=', offer)
    .where('status', 'not in', overStatuses)
    .executeTakeFirstOrThrow();
  return open;
}

/** Tasks in either role that are not over. */
export async function openFor(db: Db, person: string): Promise<Task[]> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where((is) => is.or([is('customer_id', '=', person), is('owner_id', '=', person)]))
    .where('status', 'not in', overStatuses)
    .orderBy('id')
    .execute();
}
