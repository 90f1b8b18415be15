/** A list of which the visitor sees the first entries and asks for more, as they filter, order and search it. */
import { useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { useDebounced } from '#core/hooks/data/use-debounced.ts';
import { type LiveOptions, useLiveResource } from '#core/hooks/data/use-live-resource.ts';
import type { Sample } from '#core/hooks/data/use-resource.ts';

export type GrowingList<Page> =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | { status: 'ready'; page: Page; isLoading: boolean; showMore(): void };

/** How a list is read: its first `count` entries, samples of it for the demo, and what changes it. */
export interface ListSource<Query, Page> {
  key: readonly unknown[];
  first(client: Client, count: number, query: Query): Promise<Page>;
  sample(query: Query): Sample<Page>;
  live: LiveOptions;
}

const pageSize = 24;

/** While other entries load, the last ones stay. */
export function useGrowingList<Query extends { q: string }, Page>(
  query: Query,
  { key, first, sample, live }: ListSource<Query, Page>,
): GrowingList<Page> {
  const settled = useDebounced(query, isTyping);
  const [{ count, of }, setWanted] = useState({ count: pageSize, of: settled });
  const [last, setLast] = useState<Page | null>(null);
  if (of !== settled) setWanted({ count: pageSize, of: settled });
  const read = (client: Client) => first(client, count, settled);
  const found = useLiveResource([...key, settled, count], read, sample(settled), live);
  if (found.status === 'ready' && found.value !== last) setLast(found.value);
  if (found.status === 'failed') return found;
  const page = found.status === 'ready' ? found.value : last;
  if (!page) return { status: 'loading' };
  const showMore = () => setWanted({ count: count + pageSize, of: settled });
  return { status: 'ready', page, isLoading: found.status === 'loading', showMore };
}

/** To take the words away is no typing. */
const isTyping = (before: { q: string }, now: { q: string }): boolean => now.q !== '' && now.q !== before.q;
