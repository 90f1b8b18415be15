import type { ServerMessage } from '#core/api/account.ts';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { requests } from '#core/api/requests.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import type { OwnProposal, Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useLiveResource } from '#core/kit/data/use-live-resource.ts';
import { useRefresh } from '#core/kit/data/use-refresh.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { failureTopic, useNotify } from '#core/kit/errors/use-server-message.ts';
import { isOutdated } from '#core/kit/task/outdated.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';

/** The backend notifies the other party of each proposal and its outcome. */
const live = { refreshEvery: 30_000, isAffectedBy: (update: LiveUpdate) => update.kind === 'notification' };

/** The maximum of one call; older requests are closed. */
const pageSize = 100;

const noFilter = { category: '', type: '', from: '', to: '' } as const;

/** Empty for a backend with only the spec's calls, which has no requests. */
async function listOf(client: Client, scope: 'mine' | 'answered'): Promise<PublishedRequest[]> {
  try {
    return (await requests(client).list(noFilter, { limit: pageSize }, scope)).requests;
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

/** The proposals for the person's own request. */
export function useProposals({ id, proposalCount }: PublishedRequest): Resource<Proposal[]> {
  return useLiveResource(
    proposalCount > 0 ? ['proposals', id] : null,
    (client) => requests(client).proposals(id),
    { ready: async () => (await import('#core/domain/sample-requests.ts')).sampleProposals(), empty: [] },
    live,
  );
}

const affectedQueries = [
  'own-requests',
  'answered-requests',
  'proposals',
  'tasks',
  'conversations',
  'messages',
];

/** Calls the backend, shows its message and refreshes. If the page was outdated, the error is shown as a toast too. */
function useProposalCall() {
  const { demo, runtime, tag } = useWidget();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const notify = useNotify();
  return async (call: () => Promise<ServerMessage>, fallback: string) => {
    if (demo) return;
    try {
      notify(await call(), fallback);
    } catch (error) {
      if (isOutdated(error)) {
        runtime.notices.notify('warning', errorText(error), { topic: failureTopic(tag, error) });
        await refresh(...affectedQueries);
      }
      throw error;
    }
    await refresh(...affectedQueries);
  };
}

/** Accepts a proposal; resolves to true once it is a task. */
export function useAcceptProposal({ id: requestId }: PublishedRequest, { id }: Proposal) {
  const { emit } = useWidget();
  const { proposalAccepted } = useMessages(dashboardMessages);
  const callBackend = useProposalCall();
  return useAction(async (client, _input: null, key) => {
    await callBackend(async () => {
      const { taskId, conversationId, serverMessage } = await requests(client).accept(requestId, id, key);
      emit('dragoman-proposal-accept', { requestId, id, taskId, conversationId });
      return serverMessage;
    }, proposalAccepted);
    return true;
  });
}

/** Withdraws the person's own proposal. */
export function useWithdrawProposal({ id: requestId }: PublishedRequest, { id }: OwnProposal) {
  const { emit } = useWidget();
  const { proposalWithdrawn } = useMessages(dashboardMessages);
  const guarded = useProposalCall();
  return useAction(async (client, _input: null) => {
    await guarded(async () => {
      const serverMessage = await requests(client).withdraw(requestId, id);
      emit('dragoman-proposal-withdraw', { requestId, id });
      return serverMessage;
    }, proposalWithdrawn);
    return true;
  });
}
