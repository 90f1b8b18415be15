import { useRef, useState } from 'react';
import type { OwnProposal as Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { useMessages } from '#core/i18n/context.ts';
import { requestStepsMessages } from '#core/i18n/tasks.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { ProposalSummary } from '#core/ui/proposal-summary.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { WithdrawProposal } from './proposal-steps.tsx';
import { TaskLinks, type TaskLinksProps } from './task-links.tsx';

interface OwnProposalProps extends TaskLinksProps {
  request: PublishedRequest;
  proposal: Proposal;
  signInUrl: string;
  /** The person has just sent it. */
  hasFocus?: boolean;
  /** Shows the proposal as it is now, until it is read again. */
  onChanged?(proposal: Proposal): void;
}

/** The person's own proposal, which they can change and withdraw while it is not answered. */
export function OwnProposal(props: OwnProposalProps) {
  const { request, proposal, signInUrl, hasFocus = false, onChanged } = props;
  const t = useMessages(requestStepsMessages);
  const [isChanging, setChanging] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = proposal.status === 'open' && request.isOpen;

  if (isChanging && isOpen) {
    return (
      <ProposalForm
        request={request}
        own={proposal}
        signInUrl={signInUrl}
        onSent={(changed) => {
          setChanging(false);
          setChanged(true);
          onChanged?.(changed);
        }}
        onClose={() => {
          setChanging(false);
          requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
        }}
      />
    );
  }
  return (
    <div ref={box}>
      <ProposalSummary
        proposal={proposal}
        title={t.yourProposal}
        note={noteOf(request, proposal, t)}
        autoFocus={hasFocus || isChanged}
      >
        {isOpen && (
          <>
            <Button
              size="small"
              part="change"
              aria-label={t.changeFor({ title: request.title })}
              onClick={() => setChanging(true)}
            >
              {t.change}
            </Button>
            <WithdrawProposal request={request} proposal={proposal} onWithdrawn={onChanged} />
          </>
        )}
        {proposal.status === 'accepted' && <TaskLinks {...props} />}
      </ProposalSummary>
    </div>
  );
}

/** What became of the request, where the author of a proposal that led to nothing may ask. */
function noteOf(
  { isOpen, isWithdrawn }: PublishedRequest,
  { status }: Proposal,
  t: { customerWithdrew: string; wentToOther: string },
): string {
  if (isOpen || (status !== 'declined' && status !== 'withdrawn')) return '';
  if (isWithdrawn) return t.customerWithdrew;
  return status === 'declined' ? t.wentToOther : '';
}
