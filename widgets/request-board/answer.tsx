import { useRef, useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestMessages } from '#core/i18n/request.messages.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { OwnProposal } from '#core/kit/request/own-proposal.tsx';
import { ProposalForm } from '#core/kit/request/proposal-form.tsx';
import { ProposalList } from '#core/kit/request/proposal-list.tsx';
import { RequestState } from '#core/kit/request/request-state.tsx';
import { requestStepsMessages } from '#core/kit/request/request-steps.messages.ts';
import { RequestSteps } from '#core/kit/request/request-steps.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { requestBoardMessages } from './request-board.messages.ts';
import type { RequestCardProps } from './request-board.props.ts';
import * as styles from './request-board.styles.ts';

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
      <div className={styles.row}>
        <span className={styles.tags}>
          <Tag tone="accent" part="own">
            {t.yours}
          </Tag>
          {!request.isOpen && <RequestState request={request} />}
          <Count request={request} />
        </span>
        <span className={styles.tags}>
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
        </span>
      </div>
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
    <div className={styles.row} ref={opener}>
      <Count request={request} />
      <Button
        size="small"
        part="propose"
        aria-label={proposeTo({ title: request.title })}
        onClick={() => setOpen(true)}
      >
        {t.propose}
      </Button>
    </div>
  );
}
