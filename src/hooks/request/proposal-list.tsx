import type { Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { AskQuestion } from '#core/hooks/conversation/ask-question.tsx';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { VerifyNotice } from '#core/hooks/errors/verify-notice.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { InlineError } from '#core/hooks/task/task-problem.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestStepsMessages } from '#core/i18n/tasks.messages.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { ProposalSummary } from '#core/ui/proposal-summary.tsx';
import { Rating } from '#core/ui/rating.tsx';
import { AcceptProposal, DeclineProposal } from './proposal-steps.tsx';
import * as styles from './request.styles.ts';
import type { RequestLinks } from './task-links.tsx';
import { TaskLinks, type TaskLinksProps } from './task-links.tsx';
import { useProposals } from './use-requests.ts';

interface ProposalListProps extends TaskLinksProps, Pick<RequestLinks, 'offersUrl'> {
  request: PublishedRequest;
  /** With a button to ask each translator a question before answering. */
  canAsk?: boolean;
  /** The proposal that a link has led to: it is said if it is gone. */
  proposalId?: string;
}

/** The translators' proposals for the person's own request. */
export function ProposalList(props: ProposalListProps) {
  const t = useMessages(requestStepsMessages);
  const format = useFormat();
  const errorText = useErrorText();
  const { request, offersUrl, messagesUrl, taskUrl, canAsk, proposalId = '' } = props;
  const proposals = useProposals(request, proposalId);
  if (request.proposalCount === 0 && !proposalId)
    return request.isOpen ? <p className={styles.quiet}>{t.noProposal}</p> : null;
  if (proposals.status === 'failed') return <InlineError>{errorText(proposals.error)}</InlineError>;
  if (proposals.status === 'loading') {
    return Array.from({ length: Math.max(request.proposalCount, 1) }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <div key={place} className={styles.placeholder} />
    ));
  }
  const row = (proposal: Proposal) => (
    <ProposalSummary
      key={proposal.id}
      proposal={proposal}
      title={<Translator proposal={proposal} offersUrl={offersUrl} />}
      note={
        proposal.status === 'withdrawn' ? t.translatorWithdrew({ name: proposal.author.fullName }) : undefined
      }
    >
      {proposal.status === 'open' && request.isOpen && (
        <>
          <AcceptProposal request={request} proposal={proposal} taskUrl={taskUrl} />
          <DeclineProposal request={request} proposal={proposal} />
          {canAsk && (
            <AskQuestion
              variant="text"
              size="small"
              person={proposal.author}
              about={request.title}
              messagesUrl={questionUrl(messagesUrl)}
              page={`/Requests/${request.id}`}
            />
          )}
        </>
      )}
      {proposal.status === 'accepted' && <TaskLinks {...props} />}
    </ProposalSummary>
  );
  const withdrawn = proposals.value.filter(({ status }) => status === 'withdrawn');
  return (
    <>
      {request.isOpen && <VerifyNotice step="book" />}
      {proposalId && !proposals.value.some(({ id }) => id === proposalId) && (
        <p className={styles.quiet}>{t.proposalGone}</p>
      )}
      {proposals.value.filter(({ status }) => status !== 'withdrawn').map(row)}
      {withdrawn.length > 0 && (
        <details className={styles.withdrawn} open={withdrawn.some(({ id }) => id === proposalId)}>
          <summary>{t.withdrawnProposals({ digits: format.number(withdrawn.length) })}</summary>
          {withdrawn.map(row)}
        </details>
      )}
    </>
  );
}

const questionUrl = (messagesUrl: string) =>
  `${messagesUrl}${messagesUrl.includes('?') ? '&' : '?'}conversation={id}&about={about}`;

/** Who proposes it: name, rating, and a link to what they offer. */
function Translator({ proposal, offersUrl }: { proposal: Proposal } & Pick<RequestLinks, 'offersUrl'>) {
  const t = useMessages(requestStepsMessages);
  const link = useLink();
  const { author, rating, ratingCount, offerCount } = proposal;
  return (
    <span className={styles.party}>
      <Avatar name={author.fullName} image={author.image} size={24} />
      <bdi translate="no">{author.fullName}</bdi>
      <Rating value={rating} count={ratingCount} part="proposal-rating" />
      {offerCount > 0 && (
        <ButtonLink
          variant="text"
          size="small"
          part="offers"
          aria-label={t.offersOf({ name: author.fullName })}
          href={link('offersUrl', offersUrl, { id: author.id, name: author.fullName })}
        >
          {t.seeOffers}
        </ButtonLink>
      )}
    </span>
  );
}
