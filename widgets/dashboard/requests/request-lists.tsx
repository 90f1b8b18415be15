import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import type { PublishedRequest } from '#core/domain/request.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { InlineError } from '#core/kit/task/task-problem.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { RequestListsProps } from '#widgets/dashboard/dashboard.props.ts';
import { MoreButton, useSlice } from '#widgets/dashboard/tasks/load-more.tsx';
import { AnsweredRequest, OwnRequest } from './request-entry.tsx';
import * as styles from './request-lists.styles.ts';
import { RequestListsSkeleton } from './request-lists-skeleton.tsx';
import { useAnsweredRequests, useOwnRequests } from './requests.data.ts';

/** The person's own requests with proposals, and their proposals for requests of others. */
export function RequestLists(props: RequestListsProps) {
  const { personId, postUrl, requestsUrl } = props;
  const t = useMessages(dashboardMessages);
  const link = useLink();
  const own = useOwnRequests(personId);
  const answered = useAnsweredRequests(personId);
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
      <RequestList
        {...props}
        name={t.ownRequests}
        emptyText={t.ownRequestsEmpty}
        found={own}
        more={{ part: 'ask', href: link('postUrl', postUrl), text: t.ask }}
        entry={(request) => <OwnRequest {...props} request={request} />}
      />
      <RequestList
        {...props}
        name={t.ownProposals}
        emptyText={t.ownProposalsEmpty}
        found={answered}
        more={{ part: 'browse', href: link('requestsUrl', requestsUrl), text: t.browseRequests }}
        entry={(request) => <AnsweredRequest {...props} request={request} />}
      />
    </div>
  );
}

interface RequestListProps extends RequestListsProps {
  name: string;
  emptyText: string;
  found: Exclude<Resource<PublishedRequest[]>, { status: 'loading' }>;
  more: { part: string; href: string; text: string };
  entry(request: PublishedRequest): ReactNode;
}

function RequestList({ name, more, headingLevel, ...props }: RequestListProps) {
  const Heading = headingTag(headingLevel);
  return (
    <section className={styles.section} part="requests" aria-label={name}>
      <div className={styles.head}>
        <Heading className={styles.heading}>{name}</Heading>
        <ButtonLink variant="text" size="small" part={more.part} href={more.href}>
          {more.text}
          <Icon node={ArrowRight} mirror />
        </ButtonLink>
      </div>
      <Body {...props} />
    </section>
  );
}

function Body({ found, emptyText, entry }: Pick<RequestListProps, 'found' | 'emptyText' | 'entry'>) {
  const { retry } = useMessages(coreMessages);
  const errorText = useErrorText();
  const slice = useSlice(found.status === 'ready' ? found.value : []);
  switch (found.status) {
    case 'failed':
      return (
        <div className={styles.failed}>
          <InlineError>{errorText(found.error)}</InlineError>
          <Button size="small" part="retry-requests" busy={found.isRetrying} onClick={found.retry}>
            {retry}
          </Button>
        </div>
      );
    case 'ready':
      if (found.value.length === 0) return <p className={styles.quiet}>{emptyText}</p>;
      return (
        <>
          <ul className={styles.list}>
            {slice.shown.map((request) => (
              <li key={request.id}>{entry(request)}</li>
            ))}
          </ul>
          <MoreButton {...slice} />
        </>
      );
  }
}
