/** The SQL of tasks, single and in lists. */
import type { StepCause } from '@dragoman/widgets/domain/task.ts';
import type { TaskSort } from '@dragoman/widgets/domain/task-states.ts';
import { overStatuses, type PaymentPolicy, type TaskRole, type TaskStatus } from '@dragoman/widgets/server';
import { type Insertable, sql } from 'kysely';
import { isPartyOf } from '#backend/features/people/task-parties.queries.ts';
import type { Reader } from '#backend/platform/auth/caller.ts';
import { type Cursor, cap } from '#backend/platform/database/cursor.ts';
import type { Clock } from '#backend/platform/database/locks.ts';
import type { Tables, Task } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type NewTask = Omit<
  Insertable<Tables['tasks']>,
  'id' | 'status' | 'created_at' | 'updated_at' | 'finish_at' | 'place' | 'reminded_at' | 'cancel_from'
>;

/** It is paid: from now on its owner sees it. */
export async function announce(trx: Transaction, id: number, at: Date): Promise<Task> {
  return trx
    .updateTable('tasks')
    .set({ announced: true, pay_until: null, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

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

/** Only for those who see it: for all others the task does not exist. */
export async function findFor(db: Db, id: number, person: string): Promise<Task | undefined> {
  return db.selectFrom('tasks').selectAll().where('id', '=', id).where(isPartyOf(person)).executeTakeFirst();
}

export type Terms = Pick<
  Task,
  'quantity' | 'price_parts' | 'total_cents' | 'date' | 'time' | 'timezone' | 'starts_at' | 'cancel_from'
>;

export async function setTerms(trx: Transaction, id: number, terms: Terms, at: Date): Promise<Task> {
  return trx
    .updateTable('tasks')
    .set({ ...terms, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setAnswer(trx: Transaction, id: number, answer_until: Date): Promise<void> {
  await trx.updateTable('tasks').set({ answer_until }).where('id', '=', id).execute();
}

export async function setFinish(trx: Transaction, id: number, finish_at: Date): Promise<void> {
  await trx.updateTable('tasks').set({ finish_at }).where('id', '=', id).execute();
}

export async function setPayUntil(trx: Transaction, id: number, pay_until: Date | null): Promise<void> {
  await trx.updateTable('tasks').set({ pay_until }).where('id', '=', id).execute();
}

/** When a reminder or an invitation that was sent now was due. */
export async function setReminded(trx: Transaction, id: number, reminded_at: Date): Promise<void> {
  await trx.updateTable('tasks').set({ reminded_at }).where('id', '=', id).execute();
}

/** In one sweep. */
const most = 500;

/** Agreed bookings that nobody has begun to pay and that have no time to be paid. */
export async function withoutPayUntil(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where('status', '=', 'accepted')
    .where('pay_until', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payments')
            .whereRef('task_id', '=', 'tasks.id')
            .where('payments.status', 'in', ['pending', 'held', 'settled']),
        ),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Agreed bookings that were to be paid by now. Those that are paid first are so under any policy. */
export async function overdue(db: Db, policy: PaymentPolicy): Promise<{ id: number; pay_until: Date }[]> {
  return db
    .selectFrom('tasks')
    .select(['id', 'pay_until'])
    .where('status', '=', 'accepted')
    .where('pay_until', '<', sql<Date>`now()`)
    .$if(policy !== 'before-start', (query) => query.where('announced', '=', false))
    .orderBy('id')
    .limit(most)
    .$narrowType<{ pay_until: Date }>()
    .execute();
}

/** Agreed bookings that were to begin a week ago. */
export async function missed(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where('status', '=', 'accepted')
    .where('starts_at', '<', sql<Date>`now() - interval '7 days'`)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setPlace(trx: Transaction, id: number, place: string): Promise<void> {
  await trx.updateTable('tasks').set({ place }).where('id', '=', id).execute();
}

export const roleOf = (task: Pick<Task, 'customer_id'>, person: string): TaskRole =>
  task.customer_id === person ? 'customer' : 'owner';

/** When it takes place, as the rules of `src/domain/task-states.ts` read it. */
export const appointmentOf = ({ type, starts_at }: Pick<Task, 'type' | 'starts_at'>) => ({
  type,
  start: starts_at,
});

/** A person's tasks in either role, with the other party and the review; on a partner's page those booked there. */
export const rowsFor = (db: Db, { id: person, origin }: Reader) =>
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
    .where(isPartyOf(person))
    .$if(origin !== null, (shown) =>
      shown.where('tasks.customer_id', '=', person).where('tasks.made_on', '=', origin),
    );

export type TaskRow = Awaited<ReturnType<ReturnType<typeof rowsFor>['executeTakeFirstOrThrow']>>;

/** More than a calendar can show. */
const calendarTasks = 1000;

/** A person's tasks of both roles from a time on, without those that were called off. */
export async function listForCalendar(db: Db, person: string, from: Date): Promise<TaskRow[]> {
  return rowsFor(db, { id: person, origin: null })
    .where('tasks.starts_at', '>=', from)
    .where('tasks.status', 'not in', ['declined', 'cancelled'])
    .orderBy('tasks.starts_at')
    .limit(calendarTasks)
    .execute();
}

/** Only for the two parties, as in their lists. */
export async function findRowFor(db: Db, id: number, reader: Reader): Promise<TaskRow | undefined> {
  return rowsFor(db, reader).where('tasks.id', '=', id).executeTakeFirst();
}

/**
 * A customer's bookings that hold somebody's time for nothing yet: not answered, or not paid where the marketplace takes
 * payments. One whose time has come holds nothing any more, paid or not.
 */
export async function waitingOf(
  trx: Transaction,
  customer: string,
  { isPaidHere, at }: { isPaidHere: boolean; at: Date },
): Promise<Pick<Task, 'id' | 'owner_id' | 'title'>[]> {
  return trx
    .selectFrom('tasks')
    .select(['id', 'owner_id', 'title'])
    .where('customer_id', '=', customer)
    .where((is) =>
      is.or([
        is('status', '=', 'requested'),
        is.and([
          is('status', '=', 'accepted'),
          is.lit(isPaidHere),
          is('starts_at', '>', at),
          is.not(
            is.exists(
              is
                .selectFrom('payments')
                .whereRef('task_id', '=', 'tasks.id')
                .where('payments.status', 'in', ['pending', 'held', 'settled']),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Tasks in either role that are not over, also those that their owner does not see yet. */
export async function openFor(db: Db, person: string): Promise<Task[]> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where((is) => is.or([is('customer_id', '=', person), is('owner_id', '=', person)]))
    .where('status', 'not in', overStatuses)
    .orderBy('id')
    .execute();
}

// A person's tasks a page at a time: filters, search, two orders, keyset pagination, and a count capped at 1000.

export interface TaskFilter {
  /** Words of the title in any of its languages, or of the other party's name. */
  q?: string | undefined;
  /** Any status where there is none. */
  statuses: readonly TaskStatus[];
  role?: TaskRole | undefined;
  sort: TaskSort;
  limit: number;
  /** The values of the last row before, with the sort. */
  after?: Cursor | undefined;
}

export interface TaskPage {
  tasks: TaskRow[];
  next: Cursor | undefined;
  /** Exact up to 1000; 1001 means more. */
  total: number;
}

export async function listFor(db: Db, reader: Reader, filter: TaskFilter): Promise<TaskPage> {
  const matching = matchingTasks(db, reader, filter);
  const found = await nextTasks(matching, filter)
    .limit(filter.limit + 1)
    .execute();
  const { total } = await db
    .selectFrom(matching.clearSelect().select('tasks.id').limit(cap).as('capped'))
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const tasks = found.slice(0, filter.limit);
  const last = tasks.at(-1);
  return {
    tasks,
    next: found.length > tasks.length && last ? cursorOf(last, filter.sort) : undefined,
    total,
  };
}

function matchingTasks(db: Db, reader: Reader, { q = '', statuses, role }: TaskFilter) {
  let matching = rowsFor(db, reader);
  if (statuses.length > 0) matching = matching.where('tasks.status', 'in', statuses);
  if (role)
    matching = matching.where(role === 'owner' ? 'tasks.owner_id' : 'tasks.customer_id', '=', reader.id);
  for (const word of q.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    matching = matching.where((is) =>
      is.or([
        is('tasks.title', 'ilike', pattern),
        sql<boolean>`exists (
          select from jsonb_each(tasks.translations) as translation (language, text)
          where translation.text ->> 'title' ilike ${pattern}
        )`,
        is('other.firstname', 'ilike', pattern),
        is('other.lastname', 'ilike', pattern),
      ]),
    );
  }
  return matching;
}

function nextTasks(matching: ReturnType<typeof rowsFor>, { sort, after }: TaskFilter) {
  switch (sort) {
    case 'newest': {
      const rest = after ? matching.where('tasks.id', '<', Number(after[1])) : matching;
      return rest.orderBy('tasks.id', 'desc');
    }
    case 'date': {
      const [, id = 0, start = 0] = after ?? [];
      const rest = after
        ? matching.where(sql<boolean>`(tasks.starts_at, tasks.id) > (${new Date(Number(start))}, ${id})`)
        : matching;
      return rest.orderBy('tasks.starts_at').orderBy('tasks.id');
    }
  }
}

const cursorOf = ({ id, starts_at }: TaskRow, sort: TaskFilter['sort']): Cursor =>
  sort === 'newest' ? [sort, id] : [sort, id, starts_at.getTime()];

export interface Step {
  to: TaskStatus;
  /** Null where nobody did it. */
  by: string | null;
  cause: StepCause;
  message: string | null;
  /** When the task moves on by itself, if it does. */
  due: Pick<Task, 'answer_until' | 'finish_at' | 'pay_until'>;
}

/** A task's next status, under its lock. */
export async function move(
  trx: Transaction,
  task: Pick<Task, 'id' | 'status'>,
  { to, due, ...step }: Step,
  { at, newId }: Clock,
): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ status: to, ...due, updated_at: at })
    .where('id', '=', task.id)
    .execute();
  await trx
    .insertInto('task_history')
    .values({ ...step, id: newId(), task_id: task.id, from: task.status, to, at })
    .execute();
}

export async function listSteps(db: Db, task: number) {
  return db
    .selectFrom('task_history')
    .select(['from', 'to', 'by', 'cause', 'message', 'at'])
    .where('task_id', '=', task)
    .orderBy('id')
    .execute();
}
