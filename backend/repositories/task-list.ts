/** A person's tasks a page at a time: filters, search, two orders, keyset pagination, and a count capped at 1000. */
import type { TaskRole, TaskStatus } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import type { Cursor } from '#backend/database/cursor.ts';
import type { Db } from '#backend/database/transaction.ts';
import { cap } from './capped-count.ts';
import { rowsFor, type TaskRow } from './tasks.ts';

/** `newest`: booked last. `date`: the soonest first, whatever the time zones. */
export const taskSorts = ['newest', 'date'] as const;

export interface TaskFilter {
  /** Words of the title, or of the other party's name. */
  q?: string | undefined;
  /** Any status where there is none. */
  statuses: readonly TaskStatus[];
  role?: TaskRole | undefined;
  sort: (typeof taskSorts)[number];
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

export async function listFor(db: Db, person: string, filter: TaskFilter): Promise<TaskPage> {
  const matching = matchingTasks(db, person, filter);
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

function matchingTasks(db: Db, person: string, { q = '', statuses, role }: TaskFilter) {
  let matching = rowsFor(db, person);
  if (statuses.length > 0) matching = matching.where('tasks.status', 'in', statuses);
  if (role) matching = matching.where(role === 'owner' ? 'tasks.owner_id' : 'tasks.customer_id', '=', person);
  for (const word of q.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    matching = matching.where((is) =>
      is.or([
        is('tasks.title', 'ilike', pattern),
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
