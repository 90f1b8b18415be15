import { ArrowRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { OwnRequestQuery, PublishedRequest } from '#core/domain/request.ts';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { requestCatalogues } from '#core/kit/request/request-steps.messages.ts';
import { InlineError } from '#core/kit/task/task-problem.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { RequestListsProps } from '#widgets/dashboard/dashboard.props.ts';
import * as dashboardStyles from '#widgets/dashboard/dashboard.styles.ts';
import { NoMatch } from '#widgets/dashboard/tasks/no-match.tsx';
import { AnsweredRequest, OwnRequest } from './request-entry.tsx';
import { RequestFilterBar } from './request-filter-bar.tsx';
import * as styles from './request-lists.styles.ts';
import { RequestListsSkeleton } from './request-lists-skeleton.tsx';
import { noFilters, type RequestList, useRequestList } from './requests.data.ts';

/** The texts that only this tab needs. */
export const catalogues: readonly Catalogue[] = requestCatalogues;

/** Shorter lists are read without filters. */
const filteredAbove = 5;

/** The person's own requests with proposals, and their proposals for requests of others. */
export function RequestLists(props: RequestListsProps) {
  const { personId, postUrl, requestsUrl } = props;
  const t = useMessages(dashboardMessages);
  const link = useLink();
  const [ownFilters, setOwnFilters] = useState(noFilters);
  const [answeredFilters, setAnsweredFilters] = useState(noFilters);
  const own = useRequestList(personId, 'mine', ownFilters);
  const answered = useRequestList(personId, 'answered', answeredFilters);
  // Both appear together, because the later one would move the other.
  if (own.status === 'loading' || answered.status === 'loading') {
    return (
      <slot name="loading">
        <Skeleton>
          <RequestListsSkeleton />
        </Skeleton>
      </slot>
    );
  }
  return (
    <div className={styles.lists}>
      <RequestSection
        {...props}
        name={t.ownRequests}
        emptyText={t.ownRequestsEmpty}
        searchHint={t.searchOffers}
        list={own}
        filters={ownFilters}
        onFilter={setOwnFilters}
        more={{ part: 'ask', href: link('postUrl', postUrl), text: t.ask }}
        entry={(request) => <OwnRequest {...props} request={request} />}
      />
      <RequestSection
        {...props}
        name={t.ownProposals}
        emptyText={t.ownProposalsEmpty}
        searchHint={t.searchHint}
        list={answered}
        filters={answeredFilters}
        onFilter={setAnsweredFilters}
        more={{ part: 'browse', href: link('requestsUrl', requestsUrl), text: t.browseRequests }}
        entry={(request) => <AnsweredRequest {...props} request={request} />}
      />
    </div>
  );
}

interface RequestSectionProps extends RequestListsProps {
  name: string;
  emptyText: string;
  searchHint: string;
  list: Exclude<RequestList, { status: 'loading' }>;
  filters: OwnRequestQuery;
  onFilter(filters: OwnRequestQuery): void;
  more: { part: string; href: string; text: string };
  entry(request: PublishedRequest): ReactNode;
}

function RequestSection({ name, more, headingLevel, searchHint, ...props }: RequestSectionProps) {
  const { list, filters, onFilter } = props;
  const Heading = headingTag(headingLevel);
  const [isLong, setLong] = useState(false);
  // A list that becomes short keeps its filters while it is open.
  if (!isLong && list.status === 'ready' && list.page.total.count > filteredAbove) setLong(true);
  return (
    <section className={styles.section} part="requests" aria-label={name}>
      <div className={styles.head}>
        <Heading className={styles.heading}>{name}</Heading>
        <ButtonLink variant="text" size="small" part={more.part} href={more.href}>
          {more.text}
          <Icon node={ArrowRight} mirror />
        </ButtonLink>
      </div>
      {isLong && <RequestFilterBar filters={filters} hint={searchHint} onChange={onFilter} />}
      <Body {...props} />
    </section>
  );
}

type BodyProps = Pick<RequestSectionProps, 'list' | 'emptyText' | 'filters' | 'onFilter' | 'entry'>;

function Body({ list, emptyText, filters, onFilter, entry }: BodyProps) {
  const t = useMessages(dashboardMessages);
  const { retry } = useMessages(coreMessages);
  const errorText = useErrorText();
  switch (list.status) {
    case 'failed':
      return (
        <div className={styles.failed}>
          <InlineError>{errorText(list.error)}</InlineError>
          <Button size="small" part="retry-requests" busy={list.isRetrying} onClick={list.retry}>
            {retry}
          </Button>
        </div>
      );
    case 'ready':
      if (list.page.requests.length === 0) {
        const isFiltered = filters.q !== '' || filters.status !== '';
        if (isFiltered) return <NoMatch onClear={() => onFilter(noFilters)} />;
        return <p className={styles.quiet}>{emptyText}</p>;
      }
      return (
        <>
          <ul className={styles.list}>
            {list.page.requests.map((request) => (
              <li key={request.id}>{entry(request)}</li>
            ))}
          </ul>
          {list.page.hasMore && (
            <div className={dashboardStyles.more}>
              <Button part="more" busy={list.isLoading} onClick={list.showMore}>
                {t.showMore}
              </Button>
            </div>
          )}
        </>
      );
  }
}
