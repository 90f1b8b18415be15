import type { Category } from '@dragoman/widgets/server';
import type { Insertable } from 'kysely';
import type { Tables } from '#server/tables.ts';
import type { Db, Work } from '#server/transaction.ts';

export type NewRequest = Omit<Insertable<Tables['requests']>, 'status'>;

export async function publish(trx: Work, request: NewRequest): Promise<void> {
  await trx
    .insertInto('requests')
    .values({ ...request, status: 'open' })
    .execute();
}

export interface RequestFilter {
  category?: Category | undefined;
  type?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  before?: string | undefined;
}

const rows = (db: Db) =>
  db
    .selectFrom('requests')
    .innerJoin('users', 'users.id', 'requests.owner_id')
    .selectAll('requests')
    .select(['users.firstname', 'users.lastname', 'users.image'])
    .select((row) =>
      row
        .selectFrom('proposals')
        .select((count) => count.fn.countAll<number>().as('proposals'))
        .whereRef('proposals.request_id', '=', 'requests.id')
        .where('proposals.status', '!=', 'withdrawn')
        .as('proposals_count'),
    );

export type RequestRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** Open requests, newest first; one more than asked for tells whether there is a next page. */
export async function list(db: Db, filter: RequestFilter) {
  let matching = rows(db).where('requests.status', '=', 'open');
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

export async function find(db: Db, id: string): Promise<RequestRow | undefined> {
  return rows(db).where('requests.id', '=', id).executeTakeFirst();
}

/** Answers whether it was this call that closed it: a request is given away once. */
export async function close(trx: Work, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('requests')
    .set({ status: 'closed' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function closeAll(trx: Work, owner: string): Promise<void> {
  await trx.updateTable('requests').set({ status: 'closed' }).where('owner_id', '=', owner).execute();
}
