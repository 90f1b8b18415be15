import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { type RequestPage, requests } from '#core/api/requests.ts';
import { distinct } from '#core/api/rows.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { useLiveResource } from '#core/kit/data/use-live-resource.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { live } from '#core/kit/request/use-requests.ts';

/** The maximum of one call. */
const pageSize = 100;

/** Nobody reads further back than this many calls reach. */
const mostPages = 10;

const noFilter = { category: '', type: '', from: '', to: '' } as const;

/** Empty for a backend with only the spec's calls, which has no requests. */
async function listOf(client: Client, scope: 'mine' | 'answered'): Promise<PublishedRequest[]> {
  const found: PublishedRequest[] = [];
  let cursor: string | null = null;
  try {
    for (let page = 0; page < mostPages; page += 1) {
      const read: RequestPage = await requests(client).list(noFilter, { limit: pageSize, cursor }, scope);
      found.push(...read.requests);
      cursor = read.next;
      if (!cursor) break;
    }
    return distinct(found);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** The person's own requests. */
export function useOwnRequests(personId: string): Resource<PublishedRequest[]> {
  return useLiveResource(
    ['own-requests', personId],
    (client) => listOf(client, 'mine'),
    { ready: async () => (await import('#core/domain/sample-requests.ts')).sampleOwnRequests(), empty: [] },
    live,
  );
}

/** The requests of others that the person made a proposal for. */
export function useAnsweredRequests(personId: string): Resource<PublishedRequest[]> {
  return useLiveResource(
    ['answered-requests', personId],
    (client) => listOf(client, 'answered'),
    {
      ready: async () => {
        const { sampleRequests } = await import('#core/domain/sample-requests.ts');
        return sampleRequests().filter(({ ownProposal }) => ownProposal);
      },
      empty: [],
    },
    live,
  );
}
