import { CalendarClock } from 'lucide';
import { useId, useRef, useState } from 'react';
import { type PublishedRequest, requestTypeIn } from '#core/domain/request.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { OwnProposal } from '#core/hooks/request/own-proposal.tsx';
import { ProposalForm } from '#core/hooks/request/proposal-form.tsx';
import { ProposalList } from '#core/hooks/request/proposal-list.tsx';
import { RequestState, RequestSteps } from '#core/hooks/request/request-steps.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestMessages, requestStepsMessages } from '#core/i18n/tasks.messages.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Card } from '#core/ui/card.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Price } from '#core/ui/price.tsx';
import { SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import { Row, Stack } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { requestBoardMessages } from './request-board.messages.ts';
import type { RequestCardProps } from './request-board.props.ts';
import * as styles from './request-board.styles.ts';

/** A request, and the user's proposal for it. */
export function RequestCard(props: RequestCardProps) {
  const { request, headingLevel, heading, isSingle, requestUrl } = props;
  const link = useLink();
  const { typeName } = useMessages(requestMessages);
  const titleId = useId();
  const Heading = headingTag(heading && !isSingle ? headingLevel + 1 : headingLevel);
  const { title, description, category, fromLanguage, toLanguage, price, owner } = request;
  const type = requestTypeIn(category, request.type);
  return (
    <Card as="article" variant="panel" part="request" aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Row as="span" gap={3} lines={1}>
            <CategoryChip category={category} />
            <span className={styles.quiet} part="kind">
              {type ? typeName({ type }) : request.type}
            </span>
          </Row>
          <Price value={price} />
        </div>
        <Heading className={isSingle ? styles.pageTitle : styles.title} part="title" id={titleId} dir="auto">
          {isSingle ? title : <a href={link('requestUrl', requestUrl, { id: request.id })}>{title}</a>}
        </Heading>
        <p className={styles.description} part="description" dir="auto">
          {description}
        </p>
        <div className={styles.facts}>
          <LanguagePair languages={[fromLanguage, toLanguage]} directed />
          <Due request={request} />
          <span className={styles.owner} part="owner">
            <Avatar name={owner.fullName} image={owner.image} size={24} />
            <bdi translate="no">{owner.fullName}</bdi>
          </span>
        </div>
        <Answer {...props} />
      </div>
    </Card>
  );
}

function Due({ request: { dueAt } }: { request: PublishedRequest }) {
  const t = useMessages(requestStepsMessages);
  const format = useFormat();
  if (!dueAt) return null;
  return (
    <span className={styles.due} part="due">
      <Icon node={CalendarClock} />
      {t.due({ day: format.day(dueAt), time: format.clock(dueAt) })}
    </span>
  );
}

/** Below a request: what its owner can do, the user's proposal, or the button for one. */
export function Answer(props: RequestCardProps) {
  const { request, translator, onAnswered } = props;
  const [isSent, setSent] = useState(false);
  const { sent } = useMessages(requestStepsMessages);
  return (
    <div className={styles.answer}>
      <StatusLine hidden>{isSent && sent}</StatusLine>
      {request.owner.id === translator.id ? (
        <Own {...props} />
      ) : request.ownProposal ? (
        <OwnProposal {...props} proposal={request.ownProposal} hasFocus={isSent} onChanged={onAnswered} />
      ) : (
        <Open
          {...props}
          onAnswered={(proposal) => {
            setSent(true);
            onAnswered(proposal);
          }}
        />
      )}
    </div>
  );
}

function Count({ request: { proposalCount } }: Pick<RequestCardProps, 'request'>) {
  const { proposals } = useMessages(requestMessages);
  const format = useFormat();
  return (
    <span className={styles.quiet} part="proposals">
      {proposals({ count: proposalCount, digits: format.number(proposalCount) })}
    </span>
  );
}

/** In the list a link leads to the proposals; the view of one request shows them. */
function Own(props: RequestCardProps) {
  const { request, requestEditUrl, requestUrl, isSingle, onWithdrawn } = props;
  const t = useMessages(requestBoardMessages);
  const link = useLink();
  return (
    <div className={styles.own}>
      <Row gap={4} lines={2} between>
        <Row as="span" gap={3} lines={1}>
          <Tag tone="accent" part="own">
            {t.yours}
          </Tag>
          {!request.isOpen && <RequestState request={request} />}
          <Count request={request} />
        </Row>
        <Row as="span" gap={3} lines={1}>
          <RequestSteps request={request} requestEditUrl={requestEditUrl} onWithdrawn={onWithdrawn} />
          {!isSingle && request.proposalCount > 0 && (
            <ButtonLink
              size="small"
              part="see-proposals"
              href={link('requestUrl', requestUrl, { id: request.id })}
            >
              {t.seeProposals}
            </ButtonLink>
          )}
        </Row>
      </Row>
      {isSingle && <ProposalList {...props} canAsk />}
    </div>
  );
}

function Open(props: RequestCardProps) {
  const { request, signInUrl, onAnswered } = props;
  const t = useMessages(requestBoardMessages);
  const { proposeTo } = useMessages(requestStepsMessages);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  if (isOpen) {
    return (
      <ProposalForm
        request={request}
        own={null}
        signInUrl={signInUrl}
        onSent={onAnswered}
        onClose={() => {
          setOpen(false);
          requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
        }}
      />
    );
  }
  return (
    <Row gap={4} lines={2} between ref={opener}>
      <Count request={request} />
      <Button
        size="small"
        part="propose"
        aria-label={proposeTo({ title: request.title })}
        onClick={() => setOpen(true)}
      >
        {t.propose}
      </Button>
    </Row>
  );
}

const places = ['first', 'second', 'third'];

/** As high as one request, or as three. */
export function RequestListSkeleton({ count }: { count: 1 | 3 }) {
  return (
    <Stack gap={4}>
      {places.slice(0, count).map((place) => (
        <Card key={place} variant="panel">
          <div className={styles.card}>
            <div className={styles.head}>
              <SkeletonBlock width="110px" height="26px" round />
              <SkeletonBlock width="72px" height="24px" />
            </div>
            <SkeletonBlock width="60%" height="26px" />
            <SkeletonText lines={2} />
            <SkeletonBlock width="80%" height="24px" />
            <div className={styles.answer}>
              <SkeletonBlock width="150px" height="36px" />
            </div>
          </div>
        </Card>
      ))}
    </Stack>
  );
}
