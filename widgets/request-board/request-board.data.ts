import { useCallback, useMemo } from 'react';
import { type RequestPage, requests } from '#core/api/requests.ts';
import { distinct } from '#core/api/rows.ts';
import type { NewProposal, Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest, RequestQuery } from '#core/domain/request.ts';
import { sampleUser } from '#core/domain/sample-user.ts';
import { instantIn } from '#core/domain/time-zone.ts';
import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { type NextPage, usePagedResource } from '#core/kit/data/use-paged-resource.ts';
import { useRefresh } from '#core/kit/data/use-refresh.ts';
import { useViewer, type Viewer } from '#core/kit/data/use-viewer.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { requestBoardMessages } from './request-board.messages.ts';

/** New requests, and changes of the user's proposals, are polled so often, in milliseconds. */
const refreshEvery = 30_000;

const sampleViewer: Viewer = { status: 'signed-in', user: sampleUser };

/** The visitor; in `demo` the sample user. */
export function useViewerOrSample(): Viewer {
  const { demo } = useWidget();
  const viewer = useViewer();
  return demo ? sampleViewer : viewer;
}

export type Requests =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | {
      status: 'ready';
      requests: readonly PublishedRequest[];
      total: RequestPage['total'];
      more: NextPage;
      showMore(): void;
      /** Shows a proposal that was just sent, until the list is read again. */
      answered(id: string, proposal: Proposal): void;
    };

const emptyPage: RequestPage = { requests: [], total: { count: 0, more: false }, next: null };

const sample = {
  ready: async (): Promise<RequestPage> => {
    const { sampleRequests } = await import('#core/domain/sample-requests.ts');
    const found = sampleRequests();
    return { requests: found, total: { count: found.length, more: false }, next: null };
  },
  empty: emptyPage,
};

const noPages: readonly RequestPage[] = [];

/** The open requests, a page at a time, as this user sees them. */
export function useRequests(query: RequestQuery, pageSize: number, personId: string): Requests {
  const found = usePagedResource(
    ['requests', query, pageSize, personId],
    (client, cursor) => requests(client).list(query, { limit: pageSize, cursor }),
    sample,
    { refreshEvery },
  );
  const pages = found.status === 'ready' ? found.pages : noPages;
  const update = found.status === 'ready' ? found.update : null;
  const shown = useMemo(() => distinct(pages.flatMap((page) => page.requests)), [pages]);
  const answered = useCallback(
    (id: string, ownProposal: Proposal) => update?.((page) => withProposal(page, id, ownProposal)),
    [update],
  );

  if (found.status !== 'ready') return found;
  const { more, showMore } = found;
  const total = pages.at(-1)?.total ?? emptyPage.total;
  return { status: 'ready', requests: shown, total, more, showMore, answered };
}

const withProposal = (page: RequestPage, id: string, ownProposal: Proposal): RequestPage => ({
  ...page,
  requests: page.requests.map((request) =>
    request.id === id ? { ...request, ownProposal, proposalCount: request.proposalCount + 1 } : request,
  ),
});

/** Sends a proposal, and returns it as it is shown. */
export function usePropose({ id }: PublishedRequest, translator: User) {
  const { demo, emit } = useWidget();
  const { sent } = useMessages(requestBoardMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  return useAction(async (client, proposal: NewProposal, key): Promise<Proposal> => {
    const made = demo ? { id: 'sample' } : await requests(client).propose(id, proposal, key);
    if ('serverMessage' in made) notify(made.serverMessage, sent);
    emit('dragoman-proposal-sent', { requestId: id, id: made.id });
    void refresh('answered-requests');
    return {
      id: made.id,
      author: translator,
      price: proposal.price,
      message: proposal.message,
      startsAt: instantIn(proposal.timeZone, proposal.date, proposal.time),
      status: 'open',
    };
  });
}
