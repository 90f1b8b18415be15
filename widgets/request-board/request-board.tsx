import { useEffect } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useViewerOrSample } from '#core/kit/data/use-viewer-or-sample.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { shownInAddress, useSyncedAddress, useWriteAddress } from '#core/kit/links/use-synced-address.ts';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { useWidget } from '#core/kit/widget-context.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterNames } from './filters.ts';
import { requestBoardContract } from './request-board.contract.ts';
import { type Requests, useRequests } from './request-board.data.ts';
import { requestBoardMessages } from './request-board.messages.ts';
import type { BoardProps, RequestBoardProps } from './request-board.props.ts';
import * as styles from './request-board.styles.ts';
import { RequestCard } from './request-card.tsx';
import { RequestListSkeleton } from './request-list-skeleton.tsx';
import { SingleRequest } from './single-request.tsx';
import { type FilterState, useFilters } from './use-filters.ts';

/** What `sync-url` keeps in the page's address. */
const syncedNames = ['category', 'type', 'from', 'to', 'sort', 'shown'];

export function RequestBoard(props: RequestBoardProps) {
  const t = useMessages(requestBoardMessages);
  const translator = useViewerOrSample();
  switch (translator.status) {
    case 'unknown':
      return <RequestListSkeleton count={props.requestId ? 1 : 3} />;
    case 'unreachable':
      return (
        <Failure error={translator.error} isRetrying={translator.isRetrying} onRetry={translator.retry} />
      );
    case 'signed-out':
      return <SignInFirst message={t.signedOut} signInUrl={props.signInUrl} />;
    case 'signed-in': {
      const Shown = props.requestId ? SingleRequest : Board;
      return (
        <Shown key={`${translator.user.id} ${props.requestId}`} translator={translator.user} {...props} />
      );
    }
  }
}

function Board(given: BoardProps) {
  const { props, write } = useSyncedAddress(requestBoardContract.attributes, syncedNames, given);
  const { heading, headingLevel, pageSize, translator } = props;
  const t = useMessages(requestBoardMessages);
  const { emit } = useWidget();
  const filtering = useFilters(props);
  const requests = useRequests(filtering.filters, props, translator.id);
  const count = requests.status === 'ready' && requests.more !== 'loading' ? requests.requests.length : null;
  useWriteAddress(write, { ...filtering.filters, ...shownInAddress(count, pageSize) });
  const Heading = headingTag(headingLevel);
  const total = requests.status === 'ready' ? requests.total.count : null;

  useEffect(() => {
    if (count !== null && total !== null) emit('dragoman-load', { count, total });
  }, [count, total, emit]);

  return (
    <section className={styles.board} aria-label={heading || t.requests}>
      {heading && (
        <Heading className={styles.heading} part="heading">
          {heading}
        </Heading>
      )}
      <FilterBar {...filtering} />
      <Found requests={requests} {...filtering} />
      <List requests={requests} {...props} />
      {requests.status === 'ready' && requests.more !== 'none' && (
        <div className={styles.more}>
          <Button part="more" busy={requests.more === 'loading'} onClick={requests.showMore}>
            {requests.more === 'failed' ? t.showMoreFailed : t.showMore}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The number of requests, and a button that clears the filters. */
function Found({ requests, filters, clear }: FilterState & { requests: Requests }) {
  const t = useMessages(requestBoardMessages);
  const format = useFormat();
  const total = requests.status === 'ready' ? requests.total : null;
  const isNarrowed = filterNames.some((name) => filters[name] !== '');
  return (
    <div className={styles.found}>
      <StatusLine hidden={total?.count === 0}>
        {total?.count === 0 && t.empty}
        {total && total.count > 0 && (
          <span part="count">
            {t.count({ total: total.count, isCapped: total.more, digits: format.number(total.count) })}
          </span>
        )}
      </StatusLine>
      {isNarrowed && (
        <Button variant="text" size="small" part="clear" onClick={clear}>
          {t.clear}
        </Button>
      )}
    </div>
  );
}

function List({ requests, ...props }: BoardProps & { requests: Requests }) {
  const t = useMessages(requestBoardMessages);
  switch (requests.status) {
    case 'loading':
      return <RequestListSkeleton count={3} />;
    case 'failed':
      return <Failure error={requests.error} isRetrying={requests.isRetrying} onRetry={requests.retry} />;
    case 'ready':
      if (requests.requests.length === 0) {
        return (
          <slot name="empty">
            <Empty message={t.empty} hint={t.emptyHint} />
          </slot>
        );
      }
      return (
        <ul className={styles.list} part="list">
          {requests.requests.map((request) => (
            <li key={request.id}>
              <RequestCard
                {...props}
                request={request}
                onAnswered={(proposal) => requests.answered(request.id, proposal)}
                onWithdrawn={() => requests.withdrawn(request.id)}
              />
            </li>
          ))}
        </ul>
      );
  }
}
