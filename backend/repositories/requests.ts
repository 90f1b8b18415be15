/** The SQL of customers' requests. */
import type { Category } from '@dragoman/widgets/server';
import type { Request } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';

export type NewRequest = Omit<Request, 'status' | 'changed_at' | 'withdrawn_at'>;

/** What its owner may change. */
export type RequestFields = Omit<NewRequest, 'id' | 'owner_id' | 'text_language' | 'created_at'>;

export async function publish(trx: Transaction, request: NewRequest): Promise<void> {
  await trx
    .insertInto('requests')
    .values({ ...request, status: 'open' })
    .execute();
}

/** Requests that take proposals; the viewer's own; those that the viewer made a proposal for. */
export const scopes = ['open', 'mine', 'answered'] as const;

export interface RequestFilter {
  scope: (typeof scopes)[number];
  category?: Category | undefined;
  type?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  before?: string | undefined;
}

/** With the viewer's own proposal, and the request's task if the viewer is a party of it. */
const rows = (db: Db, viewer: string) =>
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
      'own.price_cents as own_price_cents',
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

export type RequestRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** Newest first. It reads one more row than requested, to know whether there is a next page. */
export async function list(db: Db, viewer: string, filter: RequestFilter) {
  let matching = rows(db, viewer);
  // Nothing is left of the requests of removed accounts that could be listed.
  matching = matching.where('users.deleted_at', 'is', null);
  if (filter.scope === 'open') matching = matching.where('requests.status', '=', 'open');
  if (filter.scope === 'mine') matching = matching.where('requests.owner_id', '=', viewer);
  if (filter.scope === 'answered') matching = matching.where('own.translator_id', '=', viewer);
  if (filter.category) matching = matching.where('requests.category', '=', filter.category);
  if (filter.type) matching = matching.where('requests.type', '=', filter.type);
  if (filter.from) matching = matching.where('requests.from_language', '=', filter.from);
  if (filter.to) matching = matching.where('requests.to_language', '=', filter.to);
  const page = filter.before ? matching.where('requests.id', '<', filter.before) : matching;
  const found = await page
    .orderBy('requests.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  const { total } = await db
    .selectFrom(matching.clearSelect().select('requests.id').limit(1001).as('capped'))
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { requests: found.slice(0, filter.limit), hasMore: found.length > filter.limit, total };
}

export async function find(db: Db, id: string): Promise<Request | undefined> {
  return db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As the viewer sees it: their own, one they made a proposal for, or one that takes proposals. */
export async function findFor(db: Db, viewer: string, id: string): Promise<RequestRow | undefined> {
  return rows(db, viewer)
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

/** For `locks.ts`. */
export async function lock(trx: Transaction, id: string): Promise<Request | undefined> {
  return trx.selectFrom('requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
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
