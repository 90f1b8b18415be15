import type { ReactNode } from 'react';
import type { Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestMessages } from '#core/i18n/request.messages.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Price } from '#core/ui/price.tsx';
import { ProposalSummary } from '#core/ui/proposal-summary.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import type { RequestListsProps } from '#widgets/dashboard/dashboard.props.ts';
import { Problem } from '#widgets/dashboard/dialogs/inline-error.tsx';
import { AcceptProposal, WithdrawProposal } from './proposal-steps.tsx';
import * as styles from './request-lists.styles.ts';
import { useProposals } from './requests.data.ts';

interface EntryProps extends RequestListsProps {
  request: PublishedRequest;
}

/** One's own request with what translators propose. */
export function OwnRequest(props: EntryProps) {
  const { request } = props;
  const t = useMessages(dashboardMessages);
  const words = useMessages(requestMessages);
  const format = useFormat();
  const { proposalCount, isOpen, taskId } = request;
  const digits = format.number(proposalCount);
  return (
    <Entry
      request={request}
      aside={
        <>
          <Tag part="request-state" tone={isOpen ? 'accent' : 'plain'}>
            {isOpen ? t.requestOpen : taskId ? t.requestGiven : t.requestClosed}
          </Tag>
          <span className={styles.quiet}>{words.proposals({ count: proposalCount, digits })}</span>
        </>
      }
    >
      <Proposals {...props} />
    </Entry>
  );
}

/** Somebody else's request with one's own proposal. */
export function AnsweredRequest(props: EntryProps) {
  const { request } = props;
  const t = useMessages(dashboardMessages);
  const { ownProposal, owner } = request;
  return (
    <Entry request={request} aside={<Party {...owner} />}>
      {ownProposal && (
        <ProposalSummary proposal={ownProposal} title={t.yourProposal}>
          {ownProposal.status === 'open' && <WithdrawProposal request={request} proposal={ownProposal} />}
          {ownProposal.status === 'accepted' && <Ways {...props} />}
        </ProposalSummary>
      )}
    </Entry>
  );
}

interface FrameProps {
  request: PublishedRequest;
  aside: ReactNode;
  children: ReactNode;
}

function Entry({ request, aside, children }: FrameProps) {
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
  if (proposals.status === 'failed') return <Problem>{errorText(proposals.error)}</Problem>;
  if (proposals.status === 'loading') {
    return Array.from({ length: request.proposalCount }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing but room is in it
      <div key={place} className={styles.room} />
    ));
  }
  return proposals.value.map((proposal) => (
    <ProposalSummary key={proposal.id} proposal={proposal} title={<Party {...proposal.author} />}>
      {proposal.status === 'open' && request.isOpen && (
        <AcceptProposal request={request} proposal={proposal} />
      )}
      {proposal.status === 'accepted' && <Ways {...props} />}
    </ProposalSummary>
  ));
}

/** To what an accepted proposal has become. */
function Ways({ request: { taskId, conversationId }, messagesUrl, onOpenTask }: EntryProps) {
  const t = useMessages(dashboardMessages);
  const link = useLink();
  const conversation = `${messagesUrl}${messagesUrl.includes('?') ? '&' : '?'}conversation={id}`;
  return (
    <>
      {taskId && (
        <Button size="small" part="open-task" onClick={() => onOpenTask(taskId)}>
          {t.openTask}
        </Button>
      )}
      {conversationId && (
        <ButtonLink
          variant="text"
          size="small"
          part="request-conversation"
          href={link('messagesUrl', conversation, { id: conversationId })}
        >
          {t.conversation}
        </ButtonLink>
      )}
    </>
  );
}
