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
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import { isOutdated } from '#widgets/dashboard/tasks/outdated.ts';

/** Each proposal, and what became of it, is told to the other side by a notification. */
const live = { refreshEvery: 30_000, isAffectedBy: (news: LiveUpdate) => news.kind === 'notification' };

/** As many as one call brings: older ones are over. */
const most = 100;

const everything = { category: '', type: '', from: '', to: '' } as const;

/** A backend that knows only the spec's calls keeps no such list: nothing is in it. */
async function listOf(client: Client, scope: 'mine' | 'answered'): Promise<PublishedRequest[]> {
  try {
    return (await requests(client).list(everything, { limit: most }, scope)).requests;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** What the person asks for. */
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

/** What translators answered to one's own request. */
export function useProposals({ id, proposalCount }: PublishedRequest): Resource<Proposal[]> {
  return useLiveResource(
    proposalCount > 0 ? ['proposals', id] : null,
    (client) => requests(client).proposals(id),
    { ready: async () => (await import('#core/domain/sample-requests.ts')).sampleProposals(), empty: [] },
    live,
  );
}

const told = ['own-requests', 'answered-requests', 'proposals', 'tasks', 'conversations', 'messages'];

/** Where the backend sees it otherwise than the page does, the page is read anew. */
function useProposalCall() {
  const { demo, runtime } = useWidget();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const tell = useNotify();
  return async (call: () => Promise<ServerMessage>, own: string) => {
    if (demo) return;
    try {
      tell(await call(), own);
    } catch (error) {
      if (isOutdated(error)) {
        runtime.notices.notify('warning', errorText(error));
        await refresh(...told);
      }
      throw error;
    }
    await refresh(...told);
  };
}

/** Gives a request to whoever made this proposal; answers true once it is a task. */
export function useAcceptProposal({ id: requestId }: PublishedRequest, { id }: Proposal) {
  const { emit } = useWidget();
  const { proposalAccepted } = useMessages(dashboardMessages);
  const guarded = useProposalCall();
  return useAction(async (client, _input: null, key) => {
    await guarded(async () => {
      const { taskId, conversationId, serverMessage } = await requests(client).accept(requestId, id, key);
      emit('dragoman-proposal-accept', { requestId, id, taskId, conversationId });
      return serverMessage;
    }, proposalAccepted);
    return true;
  });
}

/** Takes one's own proposal back. */
export function useWithdrawProposal({ id: requestId }: PublishedRequest, { id }: OwnProposal) {
  const { emit } = useWidget();
  const { proposalWithdrawn } = useMessages(dashboardMessages);
  const guarded = useProposalCall();
  return useAction(async (client, _input: null) => {
    await guarded(async () => {
      const told = await requests(client).withdraw(requestId, id);
      emit('dragoman-proposal-withdraw', { requestId, id });
      return told;
    }, proposalWithdrawn);
    return true;
  });
}
