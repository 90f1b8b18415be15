import type { ReactNode } from 'react';
import type { Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestMessages } from '#core/i18n/request.messages.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { InlineError } from '#core/kit/task/task-problem.tsx';
import { Avatar } from '#core/ui/avatar.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Price } from '#core/ui/price.tsx';
import { ProposalSummary } from '#core/ui/proposal-summary.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { RequestListsProps } from '#widgets/dashboard/dashboard.props.ts';
import { AcceptProposal, WithdrawProposal } from './proposal-steps.tsx';
import * as styles from './request-lists.styles.ts';
import { useProposals } from './requests.data.ts';

interface EntryProps extends RequestListsProps {
  request: PublishedRequest;
}

/** The person's own request, with the proposals for it. */
export function OwnRequest(props: EntryProps) {
  const { request } = props;
  const t = useMessages(dashboardMessages);
  const requestTexts = useMessages(requestMessages);
  const format = useFormat();
  const { proposalCount, isOpen, taskId } = request;
  const digits = format.number(proposalCount);
  return (
    <RequestEntry
      request={request}
      aside={
        <>
          <Tag part="request-state" tone={isOpen ? 'accent' : 'plain'}>
            {isOpen ? t.requestOpen : taskId ? t.requestGiven : t.requestClosed}
          </Tag>
          <span className={styles.quiet}>{requestTexts.proposals({ count: proposalCount, digits })}</span>
        </>
      }
    >
      <Proposals {...props} />
    </RequestEntry>
  );
}

/** Another person's request, with the person's own proposal. */
export function AnsweredRequest(props: EntryProps) {
  const { request } = props;
  const t = useMessages(dashboardMessages);
  const { ownProposal, owner } = request;
  return (
    <RequestEntry request={request} aside={<Party {...owner} />}>
      {ownProposal && (
        <ProposalSummary proposal={ownProposal} title={t.yourProposal}>
          {ownProposal.status === 'open' && <WithdrawProposal request={request} proposal={ownProposal} />}
          {ownProposal.status === 'accepted' && <TaskLinks {...props} />}
        </ProposalSummary>
      )}
    </RequestEntry>
  );
}

interface RequestEntryProps {
  request: PublishedRequest;
  aside: ReactNode;
  children: ReactNode;
}

function RequestEntry({ request, aside, children }: RequestEntryProps) {
  const { title, category, fromLanguage, toLanguage, price } = request;
  return (
    <article className={styles.entry} part="request">
      <div className={styles.about}>
        <p className={styles.title} part="request-title" dir="auto">
          {title}
        </p>
        <div className={styles.facts}>
          <CategoryChip category={category} part="request-type" />
          <LanguagePair languages={[fromLanguage, toLanguage]} directed part="request-languages" />
          <Price value={price} part="request-price" />
        </div>
        <div className={styles.facts}>{aside}</div>
      </div>
      <div className={styles.answers}>{children}</div>
    </article>
  );
}

const Party = ({ fullName, image }: Pick<Proposal['author'], 'fullName' | 'image'>) => (
  <span className={styles.party}>
    <Avatar name={fullName} image={image} size={24} />
    <bdi translate="no">{fullName}</bdi>
  </span>
);

function Proposals(props: EntryProps) {
  const t = useMessages(dashboardMessages);
  const errorText = useErrorText();
  const { request } = props;
  const proposals = useProposals(request);
  if (request.proposalCount === 0) return <p className={styles.quiet}>{t.noProposal}</p>;
  if (proposals.status === 'failed') return <InlineError>{errorText(proposals.error)}</InlineError>;
  if (proposals.status === 'loading') {
    return Array.from({ length: request.proposalCount }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <div key={place} className={styles.placeholder} />
    ));
  }
  return proposals.value.map((proposal) => (
    <ProposalSummary key={proposal.id} proposal={proposal} title={<Party {...proposal.author} />}>
      {proposal.status === 'open' && request.isOpen && (
        <AcceptProposal request={request} proposal={proposal} />
      )}
      {proposal.status === 'accepted' && <TaskLinks {...props} />}
    </ProposalSummary>
  ));
}

/** Links to the task and the conversation of an accepted proposal. */
function TaskLinks({ request: { taskId, conversationId }, taskUrl, messagesUrl }: EntryProps) {
  const t = useMessages(dashboardMessages);
  const { conversation: conversationText } = useMessages(taskMessages);
  const link = useLink();
  const conversation = `${messagesUrl}${messagesUrl.includes('?') ? '&' : '?'}conversation={id}`;
  return (
    <>
      {taskId && (
        <ButtonLink size="small" part="open-task" href={link('taskUrl', taskUrl, { id: taskId })}>
          {t.openTask}
        </ButtonLink>
      )}
      {conversationId && (
        <ButtonLink
          variant="text"
          size="small"
          part="request-conversation"
          href={link('messagesUrl', conversation, { id: conversationId })}
        >
          {conversationText}
        </ButtonLink>
      )}
    </>
  );
}
