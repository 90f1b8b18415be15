/** The buttons that accept, decline and withdraw a proposal. */

import { type ReactNode, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { OwnProposal, Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import type { ActionState } from '#core/hooks/data/use-action.ts';
import { strong } from '#core/hooks/task/task.styles.ts';
import { ActionError } from '#core/hooks/task/task-problem.tsx';
import { WaitingBookings } from '#core/hooks/task/waiting-bookings.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestStepsMessages } from '#core/i18n/tasks.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { ConfirmDialog } from '#core/ui/confirm-dialog.tsx';
import { Total } from '#core/ui/total.tsx';
import type { RequestLinks } from './task-links.tsx';
import { useAcceptProposal, useDeclineProposal, useWithdrawProposal } from './use-request-calls.ts';

interface ProposalStepProps<AnyProposal extends OwnProposal> {
  request: PublishedRequest;
  proposal: AnyProposal;
}

/**
 * Accepts a proposal after a confirmation: it becomes a task, and the backend declines all others. The dialog and the
 * call name what the proposal was as the dialog opened, even if its author changes it meanwhile.
 */
export function AcceptProposal({
  request,
  proposal,
  taskUrl,
}: ProposalStepProps<Proposal> & Pick<RequestLinks, 'taskUrl'>) {
  const t = useMessages(requestStepsMessages);
  const format = useFormat();
  const [accept, state] = useAcceptProposal(request);
  const [read, setRead] = useState<OwnProposal>(proposal);
  const name = proposal.author.fullName;
  const error = state.status === 'failed' ? state.error : null;
  return (
    <ConfirmedButton
      part="accept"
      variant="primary"
      text={t.acceptProposal}
      label={t.acceptProposalOf({ name })}
      question={t.acceptTitle({ name })}
      title={request.title}
      about={
        <>
          <p className={strong} part="total">
            <Total {...read} minimum={null} />
          </p>
          <p>{t.acceptText({ name, price: format.price(read.total) })}</p>
        </>
      }
      dismissLabel={t.notYet}
      state={state}
      wayForward={
        error instanceof ApiError &&
        error.code === 'too-many-unpaid' && <WaitingBookings error={error} taskUrl={taskUrl} />
      }
      onOpen={() => setRead(proposal)}
      run={() => accept(read)}
    />
  );
}

export function DeclineProposal({ request, proposal }: ProposalStepProps<Proposal>) {
  const t = useMessages(requestStepsMessages);
  const [decline, state] = useDeclineProposal(request, proposal);
  const name = proposal.author.fullName;
  return (
    <ConfirmedButton
      part="decline"
      variant="danger"
      text={t.decline}
      label={t.declineOf({ name })}
      question={t.declineTitle({ name })}
      title={request.title}
      about={<p>{t.declineText({ name })}</p>}
      dismissLabel={t.notYet}
      state={state}
      run={() => decline(null)}
    />
  );
}

interface WithdrawProposalProps extends ProposalStepProps<OwnProposal> {
  onWithdrawn?: ((proposal: OwnProposal) => void) | undefined;
}

export function WithdrawProposal({ request, proposal, onWithdrawn }: WithdrawProposalProps) {
  const t = useMessages(requestStepsMessages);
  const [withdraw, state] = useWithdrawProposal(request, proposal);
  return (
    <ConfirmedButton
      part="withdraw"
      variant="danger"
      text={t.withdraw}
      label={t.withdrawFrom({ title: request.title })}
      question={t.withdrawTitle}
      title={request.title}
      about={<p>{t.withdrawText}</p>}
      dismissLabel={t.keepProposal}
      state={state}
      run={async () => {
        const isDone = await withdraw(null);
        if (isDone) onWithdrawn?.({ ...proposal, status: 'withdrawn' });
        return isDone;
      }}
    />
  );
}

interface ConfirmedButtonProps {
  part: string;
  variant: 'primary' | 'danger';
  text: string;
  label: string;
  question: string;
  title: string;
  about: ReactNode;
  dismissLabel: string;
  state: ActionState<boolean>;
  /** What to do where it was refused. */
  wayForward?: ReactNode;
  /** Called as the dialog opens. */
  onOpen?(): void;
  run(): Promise<boolean | undefined>;
}

/** A button that asks for confirmation. */
export function ConfirmedButton({
  part,
  variant,
  text,
  label,
  question,
  title,
  about,
  dismissLabel,
  state,
  wayForward,
  onOpen,
  run,
}: ConfirmedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={variant === 'danger' ? 'quiet' : 'secondary'}
        part={part}
        aria-label={label}
        onClick={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        {text}
      </Button>
      {state.status === 'failed' && <ActionError error={state.error} />}
      {wayForward}
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={question}
        dismissLabel={dismissLabel}
        confirmLabel={text}
        variant={variant}
        busy={state.status === 'busy'}
        onConfirm={() => void run().then(() => setOpen(false))}
      >
        <p className={strong} dir="auto">
          {title}
        </p>
        {about}
      </ConfirmDialog>
    </>
  );
}
