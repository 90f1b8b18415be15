/** The SQL of customers' requests. */
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
