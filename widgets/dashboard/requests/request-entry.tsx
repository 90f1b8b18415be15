import type { ReactNode } from 'react';
import type { PublishedRequest } from '#core/domain/request.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestMessages } from '#core/i18n/request.messages.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { OwnProposal } from '#core/kit/request/own-proposal.tsx';
import { ProposalList } from '#core/kit/request/proposal-list.tsx';
import { RequestState } from '#core/kit/request/request-state.tsx';
import { RequestSteps } from '#core/kit/request/request-steps.tsx';
import { Avatar } from '#core/ui/avatar.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Price } from '#core/ui/price.tsx';
import type { RequestListsProps } from '#widgets/dashboard/dashboard.props.ts';
import * as styles from './request-lists.styles.ts';

interface EntryProps extends RequestListsProps {
  request: PublishedRequest;
}

/** The person's own request, with the proposals for it. */
export function OwnRequest(props: EntryProps) {
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
export function AnsweredRequest(props: EntryProps) {
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
        <div className={styles.facts}>
          <CategoryChip category={category} part="request-type" />
          <LanguagePair languages={[fromLanguage, toLanguage]} directed part="request-languages" />
          <Price value={price} part="request-price" />
        </div>
        <div className={styles.facts}>{aside}</div>
        {steps}
      </div>
      <div className={styles.answers}>{children}</div>
    </article>
  );
}
