/** One list of requests: which are shown, and how many of them. */
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { type RequestPage, requests } from '#core/api/requests.ts';
import { distinct, type Total } from '#core/api/rows.ts';
import type { OwnRequestQuery, PublishedRequest } from '#core/domain/request.ts';
import { live } from '#core/hooks/request/use-requests.ts';
import { type GrowingList, useGrowingList } from './use-growing-list.ts';

/** The person's own requests, or those of others that the person made a proposal for. */
type Scope = 'mine' | 'answered';

interface FoundRequests {
  requests: PublishedRequest[];
  total: Total;
  hasMore: boolean;
}

export type RequestList = GrowingList<FoundRequests>;

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

export const useRequestList = (personId: string, scope: Scope, query: OwnRequestQuery): RequestList =>
  useGrowingList(query, {
    key: [scope === 'mine' ? 'own-requests' : 'answered-requests', personId],
    first: (client, count, query) => firstOf(client, scope, count, query),
    sample: () => ({ ready: () => samplesOf(scope), empty: none }),
    live,
  });

async function samplesOf(scope: Scope): Promise<FoundRequests> {
  const { sampleOwnRequests, sampleRequests } = await import('#core/domain/samples/sample-requests.ts');
  const found = scope === 'mine' ? sampleOwnRequests() : sampleRequests().filter((one) => one.ownProposal);
  return { requests: found, total: { count: found.length, more: false }, hasMore: false };
}
