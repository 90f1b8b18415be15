/** The SQL of customers’ requests, single and in lists. */
import type { RequestScope, RequestSort, RequestStatus } from '@dragoman/widgets/domain/request.ts';
import type { Category } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import { type Cursor, cap } from '#backend/platform/database/cursor.ts';
import type { Request } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type NewRequest = Omit<Request, 'status' | 'changed_at' | 'withdrawn_at'>;

/** What its owner may change. */
export type RequestFields = Omit<NewRequest, 'id' | 'owner_id' | 'text_language' | 'created_at'>;

export async function publish(trx: Transaction, request: NewRequest): Promise<void> {
  await trx
    .insertInto('requests')
    .values({ ...request, status: 'open' })
    .execute();
}

/** With the viewer's own proposal, and the request's task if the viewer is a party of it. */
export const rowsFor = (db: Db, viewer: string) =>
  db
    .selectFrom('requests')
    .innerJoin('users', 'users.id', 'requests.owner_id')
    .leftJoin('proposals as own', (join) =>
      join.onRef('own.request_id', '=', 'requests.id').on('own.translator_id', '=', viewer),
    )
    .leftJoin('tasks', (join) =>
      join
        .onRef('tasks.request_id', '=', 'requests.id')
        .on((on) => on.or([on('tasks.customer_id', '=', viewer), on('tasks.owner_id', '=', viewer)])),
    )
    .selectAll('requests')
    .select(['users.firstname', 'users.lastname', 'users.image'])
    .select([
      'own.id as own_id',
      'own.price_parts as own_price_parts',
      'own.unit as own_unit',
      'own.quantity as own_quantity',
      'own.message as own_message',
      'own.date as own_date',
      'own.time as own_time',
      'own.timezone as own_timezone',
      'own.status as own_status',
      'own.created_at as own_created_at',
      'own.changed_at as own_changed_at',
    ])
    .select(['tasks.id as task_id', 'tasks.conversation_id'])
    .select((row) =>
      row
        .selectFrom('proposals')
        .select((count) => count.fn.countAll<number>().as('proposals'))
        .whereRef('proposals.request_id', '=', 'requests.id')
        .where('proposals.status', '!=', 'withdrawn')
        .as('proposals_count'),
    );

export type RequestRow = Awaited<ReturnType<ReturnType<typeof rowsFor>['executeTakeFirstOrThrow']>>;

export async function find(db: Db, id: string): Promise<Request | undefined> {
  return db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As the viewer sees it: their own, one they made a proposal for, or one that takes proposals. */
export async function findFor(db: Db, viewer: string, id: string): Promise<RequestRow | undefined> {
  return rowsFor(db, viewer)
    .where('requests.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row('requests.owner_id', '=', viewer),
        row('own.id', 'is not', null),
        row('requests.status', '=', 'open'),
      ]),
    )
    .executeTakeFirst();
}

/** An open request, under its lock: only one proposal can be accepted. */
export async function close(trx: Transaction, id: string): Promise<void> {
  await trx.updateTable('requests').set({ status: 'closed' }).where('id', '=', id).execute();
}

/** An open request without proposals, under its lock. */
export async function edit(trx: Transaction, id: string, fields: RequestFields, at: Date): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ ...fields, changed_at: at })
    .where('id', '=', id)
    .execute();
}

/** An open request, under its lock. */
export async function withdraw(trx: Transaction, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ status: 'closed', withdrawn_at: at })
    .where('id', '=', id)
    .execute();
}

// Requests a page at a time: filters, search, two orders, keyset pagination, and a count capped at 1000.

interface RequestFilter {
  scope: RequestScope;
  /** Words of the title, or of the author's name. */
  q?: string | undefined;
  status?: RequestStatus | undefined;
  category?: Category | undefined;
  type?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** `due`: on the calendar of each author, the soonest first, and last what is due at no time. */
  sort: RequestSort;
  limit: number;
  /** The values of the last row before, with the sort. */
  after?: Cursor | undefined;
}

export interface RequestPage {
  requests: RequestRow[];
  next: Cursor | undefined;
  /** Exact up to 1000; 1001 means more. */
  total: number;
}

export async function list(db: Db, viewer: string, filter: RequestFilter): Promise<RequestPage> {
  const matching = matchingRequests(db, viewer, filter);
  const found = await nextRequests(matching, filter)
    .limit(filter.limit + 1)
    .execute();
  const { total } = await db
    .selectFrom(matching.clearSelect().select('requests.id').limit(cap).as('capped'))
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const requests = found.slice(0, filter.limit);
  const last = requests.at(-1);
  return {
    requests,
    next: found.length > requests.length && last ? cursorOf(last, filter.sort) : undefined,
    total,
  };
}

function matchingRequests(db: Db, viewer: string, { scope, q = '', ...filter }: RequestFilter) {
  // Nothing is left of the requests of removed accounts that could be listed.
  let matching = rowsFor(db, viewer).where('users.deleted_at', 'is', null);
  if (scope === 'open') matching = matching.where('requests.status', '=', 'open');
  if (scope === 'mine') matching = matching.where('requests.owner_id', '=', viewer);
  if (scope === 'answered') matching = matching.where('own.translator_id', '=', viewer);
  if (filter.status) matching = matching.where('requests.status', '=', filter.status);
  if (filter.category) matching = matching.where('requests.category', '=', filter.category);
  if (filter.type) matching = matching.where('requests.type', '=', filter.type);
  if (filter.from) matching = matching.where('requests.from_language', '=', filter.from);
  if (filter.to) matching = matching.where('requests.to_language', '=', filter.to);
  for (const word of q.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    matching = matching.where((is) =>
      is.or([
        is('requests.title', 'ilike', pattern),
        is('users.firstname', 'ilike', pattern),
        is('users.lastname', 'ilike', pattern),
      ]),
    );
  }
  return matching;
}

/** After every day and time that a request can be due at. */
const noDay = '9999-12-31';
const noTime = '24:00';

const dueDay = sql<string>`coalesce(requests.due_date, ${sql.lit(noDay)})`;
const dueTime = sql<string>`coalesce(requests.due_time, ${sql.lit(noTime)})`;

function nextRequests(matching: ReturnType<typeof rowsFor>, { sort, after }: RequestFilter) {
  const [, id = '', date = '', time = ''] = after ?? [];
  switch (sort) {
    case 'newest': {
      const rest = after ? matching.where('requests.id', '<', String(id)) : matching;
      return rest.orderBy('requests.id', 'desc');
    }
    case 'due': {
      const rest = after
        ? matching.where(sql<boolean>`(${dueDay}, ${dueTime}, requests.id) > (${date}, ${time}, ${id})`)
        : matching;
      return rest.orderBy(dueDay).orderBy(dueTime).orderBy('requests.id');
    }
  }
}

const cursorOf = ({ id, due_date, due_time }: RequestRow, sort: RequestFilter['sort']): Cursor =>
  sort === 'newest' ? [sort, id] : [sort, id, due_date ?? noDay, due_time ?? noTime];
