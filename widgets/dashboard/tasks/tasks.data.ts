/** One tab of tasks: which are shown, and how many of them. */
import { useMemo, useState } from 'react';
import { type TaskPage, type TaskQuery, taskList } from '#core/api/task-list.ts';
import { isOver } from '#core/domain/task.ts';
import { useLiveResource } from '#core/kit/data/use-live-resource.ts';
import { liveTasks } from '#widgets/dashboard/dashboard.data.ts';
import { useDebouncedWords } from './debounced-words.ts';

export type TaskFilters = Omit<TaskQuery, 'over'>;

export type TaskFilterName = keyof TaskFilters;

const pageSize = 24;

/** What lies ahead comes by its date, what is over by its booking. */
export const noFilters = (over: boolean): TaskFilters => ({
  q: '',
  status: '',
  role: '',
  sort: over ? 'newest' : 'date',
});

export type TaskList =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | { status: 'ready'; page: TaskPage; isLoading: boolean; showMore(): void };

/** The tasks in which the person is one of the two parties. While other ones load, the last ones stay. */
export function useTaskList(personId: string, over: boolean, filters: TaskFilters): TaskList {
  const query = useMemo(() => ({ over, ...filters }), [over, filters]);
  const asked = useDebouncedWords(query);
  const [{ count, of }, setWanted] = useState({ count: pageSize, of: asked });
  const [last, setLast] = useState<TaskPage | null>(null);
  if (of !== asked) setWanted({ count: pageSize, of: asked });
  const found = useLiveResource(
    ['tasks', personId, asked, count],
    (client) => taskList(client).first(count, asked),
    { ready: () => sampleOf(asked), empty: { tasks: [], total: { count: 0, more: false }, hasMore: false } },
    liveTasks,
  );
  if (found.status === 'ready' && found.value !== last) setLast(found.value);
  if (found.status === 'failed') return found;
  const page = found.status === 'ready' ? found.value : last;
  if (!page) return { status: 'loading' };
  const showMore = () => setWanted({ count: count + pageSize, of: asked });
  return { status: 'ready', page, isLoading: found.status === 'loading', showMore };
}

async function sampleOf({ over, status, role, sort }: TaskQuery): Promise<TaskPage> {
  const { sampleTasks } = await import('#core/domain/sample-tasks.ts');
  const found = sampleTasks()
    .filter((task) => isOver(task.status) === over)
    .filter((task) => (!status || task.status === status) && (!role || task.role === role));
  if (sort === 'date') found.sort((one, other) => Number(one.startsAt) - Number(other.startsAt));
  return { tasks: found, total: { count: found.length, more: false }, hasMore: false };
}
