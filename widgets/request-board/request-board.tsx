import { useEffect } from 'react';
import { useViewerOrSample } from '#core/hooks/data/use-viewer-or-sample.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { MarketplaceOnly } from '#core/hooks/links/on-marketplace.tsx';
import { shownInAddress, useSyncedAddress, useWriteAddress } from '#core/hooks/links/use-synced-address.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Stack } from '#core/ui/stack.tsx';
import { Nothing } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type FilterState, filterNames, useFilters } from './filters.ts';
import { requestBoardContract } from './request-board.contract.ts';
import { type Requests, useRequests } from './request-board.data.ts';
import { requestBoardMessages } from './request-board.messages.ts';
import type { BoardProps, RequestBoardProps } from './request-board.props.ts';
import * as styles from './request-board.styles.ts';
import { RequestCard, RequestListSkeleton } from './request-card.tsx';
import { SingleRequest } from './single-request.tsx';

/** What `sync-url` keeps in the page's address. */
const syncedNames = ['category', 'type', 'from', 'to', 'sort', 'shown'];

export function RequestBoard(props: RequestBoardProps) {
  const t = useMessages(requestBoardMessages);
  const Shown = props.requestId ? SingleRequest : Board;
  const path = props.requestId ? `/Requests/${encodeURIComponent(props.requestId)}` : '/RequestBoard';
  return (
    <Ready
      resource={useViewerOrSample()}
      skeleton={<RequestListSkeleton count={props.requestId ? 1 : 3} />}
      signedOut={t.signedOut}
      signInUrl={props.signInUrl}
    >
      {({ user }) => (
        <MarketplaceOnly path={path}>
          <Shown key={`${user.id} ${props.requestId}`} translator={user} {...props} />
        </MarketplaceOnly>
      )}
    </Ready>
  );
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
    <Stack as="section" gap={4} aria-label={heading || t.requests}>
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
    </Stack>
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
  return (
    <Ready resource={requests} skeleton={<RequestListSkeleton count={3} />}>
      {({ requests, answered, withdrawn }) =>
        requests.length === 0 ? (
          <Nothing message={t.empty} hint={t.emptyHint} />
        ) : (
          <Stack as="ul" gap={4} part="list">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard
                  {...props}
                  request={request}
                  onAnswered={(proposal) => answered(request.id, proposal)}
                  onWithdrawn={() => withdrawn(request.id)}
                />
              </li>
            ))}
          </Stack>
        )
      }
    </Ready>
  );
}
