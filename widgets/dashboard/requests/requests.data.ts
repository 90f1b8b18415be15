/** One list of requests: which are shown, and how many of them. */
import { useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import type { Total } from '#core/api/paging.ts';
import { type RequestPage, requests } from '#core/api/requests.ts';
import { distinct } from '#core/api/rows.ts';
import type { OwnRequestQuery, PublishedRequest } from '#core/domain/request.ts';
import { useLiveResource } from '#core/kit/data/use-live-resource.ts';
import { live } from '#core/kit/request/use-requests.ts';
import { useDebouncedWords } from '#widgets/dashboard/tasks/debounced-words.ts';

/** The person's own requests, or those of others that the person made a proposal for. */
type Scope = 'mine' | 'answered';

interface FoundRequests {
  requests: PublishedRequest[];
  total: Total;
  hasMore: boolean;
}

export type RequestList =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | { status: 'ready'; page: FoundRequests; isLoading: boolean; showMore(): void };

const pageSize = 24;

/** The maximum of one call. */
const longestPage = 100;

export const noFilters: OwnRequestQuery = { q: '', status: '', sort: 'newest' };

const none: FoundRequests = { requests: [], total: { count: 0, more: false }, hasMore: false };

/** The first `count` that match. Empty for a backend with only the spec's calls, which has no requests. */
async function firstOf(
  client: Client,
  scope: Scope,
  count: number,
  query: OwnRequestQuery,
): Promise<FoundRequests> {
  const found: PublishedRequest[] = [];
  let cursor: string | null = null;
  try {
    for (;;) {
      const limit = Math.min(longestPage, count - found.length);
      const page: RequestPage = await requests(client).list(query, { limit, cursor }, scope);
      found.push(...page.requests);
      cursor = page.next;
      if (!cursor || found.length >= count)
        return { requests: distinct(found), total: page.total, hasMore: cursor !== null };
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return none;
    throw error;
  }
}

/** While other ones load, the last ones stay. */
export function useRequestList(personId: string, scope: Scope, query: OwnRequestQuery): RequestList {
  const asked = useDebouncedWords(query);
  const [{ count, of }, setWanted] = useState({ count: pageSize, of: asked });
  const [last, setLast] = useState<FoundRequests | null>(null);
  if (of !== asked) setWanted({ count: pageSize, of: asked });
  const found = useLiveResource(
    [scope === 'mine' ? 'own-requests' : 'answered-requests', personId, asked, count],
    (client) => firstOf(client, scope, count, asked),
    { ready: () => samplesOf(scope), empty: none },
    live,
  );
  if (found.status === 'ready' && found.value !== last) setLast(found.value);
  if (found.status === 'failed') return found;
  const page = found.status === 'ready' ? found.value : last;
  if (!page) return { status: 'loading' };
  const showMore = () => setWanted({ count: count + pageSize, of: asked });
  return { status: 'ready', page, isLoading: found.status === 'loading', showMore };
}

async function samplesOf(scope: Scope): Promise<FoundRequests> {
  const { sampleOwnRequests, sampleRequests } = await import('#core/domain/sample-requests.ts');
  const found = scope === 'mine' ? sampleOwnRequests() : sampleRequests().filter((one) => one.ownProposal);
  return { requests: found, total: { count: found.length, more: false }, hasMore: false };
}
