import { useCallback, useMemo } from 'react';
import { type RequestPage, requests } from '#core/api/requests.ts';
import { distinct } from '#core/api/rows.ts';
import type { OwnProposal } from '#core/domain/proposal.ts';
import { type PublishedRequest, withOwnProposal } from '#core/domain/request.ts';
import { type NextPage, usePagedResource } from '#core/hooks/data/use-paged-resource.ts';
import { useShownRows } from '#core/hooks/data/use-shown-rows.ts';
import type { Filters } from './filters.ts';
import type { RequestBoardProps } from './request-board.props.ts';

/** New requests, and changes of the user's proposals, are polled so often, in milliseconds. */
const refreshEvery = 30_000;

export type Requests =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | {
      status: 'ready';
      requests: readonly PublishedRequest[];
      total: RequestPage['total'];
      more: NextPage;
      showMore(): void;
      /** Shows a proposal that was just sent or changed, until the list is read again. */
      answered(id: string, proposal: OwnProposal): void;
      /** Leaves out a request that was just withdrawn. */
      withdrawn(id: string): void;
    };

const emptyPage: RequestPage = { requests: [], total: { count: 0, more: false }, next: null };

/** The sample requests that the query finds. */
const sampleFor = ({ category, type, from, to, sort }: Filters) => ({
  ready: async (): Promise<RequestPage> => {
    const { sampleRequests } = await import('#core/domain/samples/sample-requests.ts');
    const found = sampleRequests().filter(
      (one) =>
        (!category || one.category === category) &&
        (!type || one.type === type) &&
        (!from || one.fromLanguage === from) &&
        (!to || one.toLanguage === to),
    );
    if (sort === 'due') found.sort((one, other) => Number(one.dueAt) - Number(other.dueAt));
    return { requests: found, total: { count: found.length, more: false }, next: null };
  },
  empty: emptyPage,
});

const noPages: readonly RequestPage[] = [];

/** The open requests, a page at a time, as this user sees them. */
export function useRequests(
  query: Filters,
  { pageSize, shown: atFirst }: Pick<RequestBoardProps, 'pageSize' | 'shown'>,
  personId: string,
): Requests {
  const found = usePagedResource(
    ['requests', query, pageSize, personId],
    (client, cursor) => requests(client).list(query, { limit: pageSize, cursor }),
    sampleFor(query),
    { refreshEvery },
  );
  const pages = found.status === 'ready' ? found.pages : noPages;
  const update = found.status === 'ready' ? found.update : null;
  const loaded = useMemo(() => distinct(pages.flatMap((page) => page.requests)), [pages]);
  const { rows, more, showMore } = useShownRows(found, loaded, { subject: query, pageSize, atFirst });
  const answered = useCallback(
    (id: string, ownProposal: OwnProposal) => update?.((page) => withProposal(page, id, ownProposal)),
    [update],
  );
  const withdrawn = useCallback((id: string) => update?.((page) => without(page, id)), [update]);

  if (found.status !== 'ready') return found;
  const total = pages.at(-1)?.total ?? emptyPage.total;
  return { status: 'ready', requests: rows, total, more, showMore, answered, withdrawn };
}

const withProposal = (page: RequestPage, id: string, ownProposal: OwnProposal): RequestPage => ({
  ...page,
  requests: page.requests.map((request) =>
    request.id === id ? withOwnProposal(request, ownProposal) : request,
  ),
});

const without = (page: RequestPage, id: string): RequestPage => ({
  ...page,
  requests: page.requests.filter((request) => request.id !== id),
  total: { ...page.total, count: Math.max(page.total.count - 1, 0) },
});
