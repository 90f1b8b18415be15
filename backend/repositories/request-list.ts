/** Requests a page at a time: filters, search, two orders, keyset pagination, and a count capped at 1000. */
import type { Category, requestSorts } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import type { Cursor } from '#backend/database/cursor.ts';
import type { Db } from '#backend/database/transaction.ts';
import { cap } from './capped-count.ts';
import { type RequestRow, rowsFor } from './requests.ts';

/** Requests that take proposals; the viewer's own; those that the viewer made a proposal for. */
export const requestScopes = ['open', 'mine', 'answered'] as const;

export interface RequestFilter {
  scope: (typeof requestScopes)[number];
  /** Words of the title, or of the author's name. */
  q?: string | undefined;
  status?: 'open' | 'closed' | undefined;
  category?: Category | undefined;
  type?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** `due`: on the calendar of each author, the soonest first, and last what is due at no time. */
  sort: (typeof requestSorts)[number];
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
