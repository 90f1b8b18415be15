/** People as operators find them: by name, address or id, with all that is theirs. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { cap } from '#backend/platform/database/cursor.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

/** A person's page shows so many of each kind of thing, the newest ones. */
const shown = 50;

const contains = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** All people with an account; each word of `q` is in the name or the address, or is the whole id. */
function matching(db: Db, q: string): SelectQueryBuilder<Tables, 'users', object> {
  let query: SelectQueryBuilder<Tables, 'users', object> = db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null);
  for (const word of q.split(/\s+/).filter(Boolean))
    query = query.where((is) =>
      is.or([
        is('users.firstname', 'ilike', contains(word)),
        is('users.lastname', 'ilike', contains(word)),
        is('users.email', 'ilike', contains(word)),
        ...(isUuid(word) ? [is('users.id', '=', word)] : []),
      ]),
    );
  return query;
}

const counts = [
  sql<number>`(
    select count(*) from offers where offers.owner_id = users.id and offers.deleted_at is null
  )`.as('offers_count'),
  sql<number>`(
    select count(*) from tasks where users.id in (tasks.customer_id, tasks.owner_id)
  )`.as('tasks_count'),
] as const;

interface Wanted {
  q: string;
  limit: number;
  before: string | undefined;
}

/** The newest first, with one row more than requested. */
export async function list(db: Db, { q, limit, before }: Wanted) {
  return matching(db, q)
    .selectAll('users')
    .select(counts)
    .$if(before !== undefined, (query) => query.where('users.id', '<', before as string))
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .execute();
}

export async function count(db: Db, q: string): Promise<number> {
  const { total } = await db
    .selectFrom(matching(db, q).select('users.id').limit(cap).as('capped'))
    .select((sum) => sum.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function find(db: Db, id: string) {
  return matching(db, '').selectAll('users').select(counts).where('users.id', '=', id).executeTakeFirst();
}

export type PersonFound = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Deleted ones too. */
export async function offersOf(db: Db, person: string) {
  return db
    .selectFrom('offers')
    .select(['id', 'title', 'active', 'created_at', 'deleted_at'])
    .where('owner_id', '=', person)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

/** What was paid for their tasks, as customer or as owner. */
export async function paymentsOf(db: Db, person: string) {
  return db
    .selectFrom('payments')
    .innerJoin('tasks', 'tasks.id', 'payments.task_id')
    .select([
      'payments.id',
      'payments.task_id',
      'payments.amount_cents',
      'payments.refunded_cents',
      'payments.status',
      'payments.created_at',
      'tasks.title',
      'tasks.owner_id',
    ])
    .where((is) => is.or([is('tasks.customer_id', '=', person), is('tasks.owner_id', '=', person)]))
    .orderBy('payments.id', 'desc')
    .limit(shown)
    .execute();
}

export async function mailsTo(db: Db, person: string) {
  return db
    .selectFrom('mails')
    .select(['id', 'topic', 'subject', 'status', 'reason', 'created_at'])
    .where('user_id', '=', person)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

interface WantedTasks {
  status: Tables['tasks']['status'] | undefined;
  /** Whoever is one of the two parties. */
  person?: string;
  limit: number;
  before?: number | undefined;
}

function matchingTasks(db: Db, { status, person }: Pick<WantedTasks, 'status' | 'person'>) {
  return db
    .selectFrom('tasks')
    .innerJoin('users as customer', 'customer.id', 'tasks.customer_id')
    .innerJoin('users as owner', 'owner.id', 'tasks.owner_id')
    .$if(status !== undefined, (query) =>
      query.where('tasks.status', '=', status as Tables['tasks']['status']),
    )
    .$if(person !== undefined, (query) =>
      query.where((is) =>
        is.or([is('tasks.customer_id', '=', person as string), is('tasks.owner_id', '=', person as string)]),
      ),
    );
}

/** The newest first, with one row more than requested. */
export async function listTasks(db: Db, { limit, before, ...wanted }: WantedTasks) {
  return matchingTasks(db, wanted)
    .select([
      'tasks.id',
      'tasks.title',
      'tasks.status',
      'tasks.customer_id',
      'tasks.owner_id',
      'tasks.total_cents',
      'tasks.starts_at',
      'tasks.created_at',
      'customer.firstname as customer_firstname',
      'customer.lastname as customer_lastname',
      'owner.firstname as owner_firstname',
      'owner.lastname as owner_lastname',
    ])
    .$if(before !== undefined, (query) => query.where('tasks.id', '<', before as number))
    .orderBy('tasks.id', 'desc')
    .limit(limit + 1)
    .execute();
}

export const newestTasksOf = async (db: Db, person: string) =>
  (await listTasks(db, { status: undefined, person, limit: shown })).slice(0, shown);

export type TaskFound = Awaited<ReturnType<typeof listTasks>>[number];

export async function countTasks(db: Db, wanted: Pick<WantedTasks, 'status'>): Promise<number> {
  const { total } = await db
    .selectFrom(matchingTasks(db, wanted).select('tasks.id').limit(cap).as('capped'))
    .select((sum) => sum.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
