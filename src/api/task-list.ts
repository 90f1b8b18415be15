/** A person's own tasks, searched, filtered and ordered by the backend. */
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { isOver, type TaskRole, taskStatuses } from '#core/domain/task.ts';
import { acceptedTaskFromWire } from './accepted-task.ts';
import type { Client } from './client.ts';
import { linkedPage, type Total, totalOf } from './paging.ts';
import { rowsOf } from './rows.ts';

export interface TaskQuery {
  /** Tasks that have ended, or those that have not. */
  over: boolean;
  /** A `TaskStatus`; empty for any. */
  status: string;
  role: TaskRole | '';
  /** Words of the title, or of the other party's name. */
  q: string;
  /** `date`: the soonest first. `newest`: booked last. */
  sort: 'date' | 'newest';
}

export interface TaskPage {
  tasks: AcceptedTask[];
  /** Null for a backend with only the spec's calls, which neither searches nor filters. */
  total: Total | null;
  hasMore: boolean;
}

/** The most that one call returns. */
const longestPage = 100;

export const taskList = (client: Client) => ({
  /** The first `count` tasks that match. */
  async first(count: number, query: TaskQuery): Promise<TaskPage> {
    const found: AcceptedTask[] = [];
    for (let cursor: string | null = null; ; ) {
      const limit = Math.min(longestPage, count - found.length);
      const { body, headers } = await client.call({
        path: '/task/accepted',
        query: { ...wireQuery(query), limit, ...(cursor && { cursor }) },
        token: 'always',
      });
      found.push(...tasksFromWire(body, client.baseUrl));
      const total = totalOf(headers);
      if (!total) return firstOf(found, count, query);
      cursor = linkedPage(headers, 'next');
      if (!cursor || found.length >= count) return { tasks: found, total, hasMore: cursor !== null };
    }
  },
});

export const tasksFromWire = (body: unknown, baseUrl: string): AcceptedTask[] =>
  rowsOf(body, (row) => {
    const task = acceptedTaskFromWire(row, baseUrl);
    return task.id || task.title ? task : null;
  });

const wireQuery = ({ over, status, role, q, sort }: TaskQuery) => ({
  status: status || taskStatuses.filter((one) => isOver(one) === over).join(','),
  ...(role && { role }),
  ...(q && { q }),
  sort,
});

/** For a backend that sends all tasks, whatever is asked: newest first. */
function firstOf(all: AcceptedTask[], count: number, { over, sort }: TaskQuery): TaskPage {
  const time = ({ startsAt }: AcceptedTask) => startsAt?.getTime() ?? Number.MAX_VALUE;
  const matching = all.filter(({ status }) => isOver(status) === over);
  if (sort === 'date') matching.sort((one, other) => time(one) - time(other));
  return { tasks: matching.slice(0, count), total: null, hasMore: matching.length > count };
}
