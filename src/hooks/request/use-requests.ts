/** Reads one request, and the proposals for one. */
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { requests } from '#core/api/requests.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import type { Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { type LiveResource, useLiveResource } from '#core/hooks/data/use-live-resource.ts';
import type { Resource } from '#core/hooks/data/use-resource.ts';

/** The backend notifies the other party of each proposal and its outcome. */
export const live = {
  refreshEvery: 30_000,
  isAffectedBy: (update: LiveUpdate) => update.kind === 'notification',
};

/** The proposals for the person's own request. The one that a link leads to may be withdrawn, which the count leaves out. */
export function useProposals(
  { id, proposalCount }: PublishedRequest,
  linkedProposal = '',
): Resource<Proposal[]> {
  return useLiveResource(
    proposalCount > 0 || linkedProposal ? ['proposals', id] : null,
    (client) => requests(client).proposals(id),
    {
      ready: async () => (await import('#core/domain/samples/sample-requests.ts')).sampleProposals(),
      empty: [],
    },
    live,
  );
}

/** Null where there is no such request, or it is not the reader's to see. */
async function findRequest(client: Client, id: string): Promise<PublishedRequest | null> {
  try {
    return await requests(client).find(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** One request, as this person sees it. */
export function useRequest(id: string, personId: string): LiveResource<PublishedRequest | null> {
  return useLiveResource<PublishedRequest | null>(
    ['request', id, personId],
    (client) => findRequest(client, id),
    {
      ready: async () => (await import('#core/domain/samples/sample-requests.ts')).sampleRequestOf(id),
      empty: null,
    },
    live,
  );
}
