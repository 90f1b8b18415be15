import { useRef, useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestMessages } from '#core/i18n/request.messages.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { ProposalSummary } from '#core/ui/proposal-summary.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { requestBoardMessages } from './request-board.messages.ts';
import type { RequestCardProps } from './request-board.props.ts';
import * as styles from './request-board.styles.ts';

/** Below a request: that it is the user's own, the user's proposal, or the button for one. */
export function Answer(props: RequestCardProps) {
  const { request, translator } = props;
  const [isSent, setSent] = useState(false);
  const t = useMessages(requestBoardMessages);
  return (
    <div className={styles.answer}>
      <StatusLine hidden>{isSent && t.sent}</StatusLine>
      {request.owner.id === translator.id ? (
        <Own {...props} />
      ) : request.ownProposal ? (
        <Given {...props} hasFocus={isSent} />
      ) : (
        <Open
          {...props}
          onAnswered={(proposal) => {
            setSent(true);
            props.onAnswered(proposal);
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

function Own({ request, dashboardUrl }: RequestCardProps) {
  const t = useMessages(requestBoardMessages);
  const link = useLink();
  return (
    <div className={styles.row}>
      <span className={styles.tags}>
        <Tag tone="accent" part="own">
          {t.yours}
        </Tag>
        <Count request={request} />
      </span>
      {request.proposalCount > 0 && (
        <ButtonLink size="small" part="dashboard" href={link('dashboardUrl', dashboardUrl)}>
          {t.seeProposals}
        </ButtonLink>
      )}
    </div>
  );
}

function Given({
  request: { ownProposal },
  dashboardUrl,
  hasFocus,
}: RequestCardProps & { hasFocus: boolean }) {
  const t = useMessages(requestBoardMessages);
  const link = useLink();
  if (!ownProposal) return null;
  return (
    <ProposalSummary proposal={ownProposal} title={t.yourProposal} autoFocus={hasFocus}>
      <ButtonLink variant="text" size="small" part="dashboard" href={link('dashboardUrl', dashboardUrl)}>
        {t.dashboard}
      </ButtonLink>
    </ProposalSummary>
  );
}

function Open(props: RequestCardProps) {
  const t = useMessages(requestBoardMessages);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  if (isOpen) {
    return (
      <ProposalForm
        {...props}
        onClose={() => {
          setOpen(false);
          requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
        }}
      />
    );
  }
  return (
    <div className={styles.row} ref={opener}>
      <Count request={props.request} />
      <Button
        size="small"
        part="propose"
        aria-label={t.proposeTo({ title: props.request.title })}
        onClick={() => setOpen(true)}
      >
        {t.propose}
      </Button>
    </div>
  );
}
