import { ArrowRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { type OwnRequestQuery, type PublishedRequest, requestSorts } from '#core/domain/request.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { OwnProposal } from '#core/hooks/request/own-proposal.tsx';
import { ProposalList } from '#core/hooks/request/proposal-list.tsx';
import { RequestState, RequestSteps } from '#core/hooks/request/request-steps.tsx';
import { InlineError } from '#core/hooks/task/task-problem.tsx';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { requestCatalogues, requestMessages } from '#core/i18n/tasks.messages.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Price } from '#core/ui/price.tsx';
import { Skeleton, SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import { Row, Stack } from '#core/ui/stack.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { RequestListsProps } from '#widgets/dashboard/dashboard.props.ts';
import * as dashboardStyles from '#widgets/dashboard/dashboard.styles.ts';
import { NoMatch } from './no-match.tsx';
import * as styles from './request-lists.styles.ts';
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
    <Stack gap={8}>
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
    </Stack>
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
      <Row gap={4} lines={1} align="baseline" between>
        <Heading className={styles.heading}>{name}</Heading>
        <ButtonLink variant="text" size="small" part={more.part} href={more.href}>
          {more.text}
          <Icon node={ArrowRight} mirror />
        </ButtonLink>
      </Row>
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
        <Row gap={4} lines={2}>
          <InlineError>{errorText(list.error)}</InlineError>
          <Button size="small" part="retry-requests" busy={list.isRetrying} onClick={list.retry}>
            {retry}
          </Button>
        </Row>
      );
    case 'ready':
      if (list.page.requests.length === 0) {
        const isFiltered = filters.q !== '' || filters.status !== '';
        if (isFiltered) return <NoMatch onClear={() => onFilter(noFilters)} />;
        return <p className={styles.quiet}>{emptyText}</p>;
      }
      return (
        <>
          <Stack as="ul" gap={4}>
            {list.page.requests.map((request) => (
              <li key={request.id}>{entry(request)}</li>
            ))}
          </Stack>
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

interface EntryProps extends RequestListsProps {
  request: PublishedRequest;
}

/** The person's own request, with the proposals for it. */
function OwnRequest(props: EntryProps) {
  const { request, requestEditUrl } = props;
  const { proposals } = useMessages(requestMessages);
  const format = useFormat();
  const digits = format.number(request.proposalCount);
  return (
    <RequestEntry
      {...props}
      aside={
        <>
          <RequestState request={request} />
          <span className={styles.quiet}>{proposals({ count: request.proposalCount, digits })}</span>
        </>
      }
      steps={<RequestSteps request={request} requestEditUrl={requestEditUrl} />}
    >
      <ProposalList {...props} />
    </RequestEntry>
  );
}

/** Another person's request, with the person's own proposal. */
function AnsweredRequest(props: EntryProps) {
  const { ownProposal, owner } = props.request;
  return (
    <RequestEntry
      {...props}
      aside={
        <span className={styles.party}>
          <Avatar name={owner.fullName} image={owner.image} size={24} />
          <bdi translate="no">{owner.fullName}</bdi>
        </span>
      }
    >
      {ownProposal && <OwnProposal {...props} proposal={ownProposal} />}
    </RequestEntry>
  );
}

interface RequestEntryProps extends EntryProps {
  aside: ReactNode;
  steps?: ReactNode;
  children: ReactNode;
}

function RequestEntry({ request, requestUrl, aside, steps, children }: RequestEntryProps) {
  const link = useLink();
  const { id, title, category, fromLanguage, toLanguage, price } = request;
  return (
    <article className={styles.entry} part="request">
      <div className={styles.about}>
        <p className={styles.title} dir="auto">
          <a part="request-title" href={link('requestUrl', requestUrl, { id })}>
            {title}
          </a>
        </p>
        <Row gap={3} lines={1.5}>
          <CategoryChip category={category} part="request-type" />
          <LanguagePair languages={[fromLanguage, toLanguage]} directed part="request-languages" />
          <Price value={price} part="request-price" />
        </Row>
        <Row gap={3} lines={1.5}>
          {aside}
        </Row>
        {steps}
      </div>
      <div className={styles.answers}>{children}</div>
    </article>
  );
}

interface RequestFilterBarProps {
  filters: OwnRequestQuery;
  /** What the search looks through. */
  hint: string;
  onChange(filters: OwnRequestQuery): void;
}

/** Each change applies to the list at once. */
function RequestFilterBar({ filters, hint, onChange }: RequestFilterBarProps) {
  const t = useMessages(dashboardMessages);
  const field = (name: keyof OwnRequestQuery) => ({
    name,
    compact: true,
    value: filters[name],
    onChange: (value: string) => onChange({ ...filters, [name]: value }),
  });
  return (
    <search>
      <form className={styles.filters} part="filters" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.search}>
          <TextField
            {...field('q')}
            type="search"
            maxLength={limits.search}
            label={t.search}
            placeholder={hint}
          />
        </div>
        <SelectField
          {...field('status')}
          label={t.state}
          emptyLabel={t.any}
          options={(['open', 'closed'] as const).map((value) => ({ value, label: t[`request-${value}`] }))}
        />
        <SelectField
          {...field('sort')}
          label={t.order}
          options={requestSorts.map((value) => ({ value, label: t[`order-${value}`] }))}
        />
      </form>
    </search>
  );
}

/** A placeholder as tall as two lists with one request each. */
function RequestListsSkeleton() {
  return (
    <Stack gap={8}>
      {['own', 'answered'].map((list) => (
        <div key={list} className={styles.section}>
          <SkeletonBlock width="160px" height="26px" />
          <div className={styles.entry}>
            <SkeletonText lines={3} />
            <div className={styles.placeholder}>
              <SkeletonText lines={2} />
            </div>
          </div>
        </div>
      ))}
    </Stack>
  );
}
