/** One tab of tasks: which are shown, and how many of them. */

import { useMemo } from 'react';
import { type TaskPage, type TaskQuery, taskList } from '#core/api/tasks.ts';
import { startOf } from '#core/domain/accepted-task.ts';
import { isOver } from '#core/domain/task-states.ts';
import { liveTasks } from '#widgets/dashboard/dashboard.data.ts';
import { type GrowingList, useGrowingList } from './use-growing-list.ts';

export type TaskFilters = Omit<TaskQuery, 'over'>;

export type TaskFilterName = keyof TaskFilters;

/** What lies ahead comes by its date, what is over by its booking. */
export const noFilters = (over: boolean): TaskFilters => ({
  q: '',
  status: '',
  role: '',
  sort: over ? 'newest' : 'date',
});

export type TaskList = GrowingList<TaskPage>;

/** The tasks in which the person is one of the two parties. */
export function useTaskList(personId: string, over: boolean, filters: TaskFilters): TaskList {
  const query = useMemo(() => ({ over, ...filters }), [over, filters]);
  return useGrowingList(query, {
    key: ['tasks', personId],
    first: (client, count, query) => taskList(client).first(count, query),
    sample: (query) => ({ ready: () => sampleOf(query), empty: none }),
    live: liveTasks,
  });
}

const none: TaskPage = { tasks: [], total: { count: 0, more: false }, hasMore: false };

async function sampleOf({ over, status, role, sort }: TaskQuery): Promise<TaskPage> {
  const { sampleTasks } = await import('#core/domain/samples/sample-tasks.ts');
  const found = sampleTasks()
    .filter((task) => isOver(task.status) === over)
    .filter((task) => (!status || task.status === status) && (!role || task.role === role));
  if (sort === 'date') found.sort((one, other) => Number(startOf(one)) - Number(startOf(other)));
  return { tasks: found, total: { count: found.length, more: false }, hasMore: false };
}
