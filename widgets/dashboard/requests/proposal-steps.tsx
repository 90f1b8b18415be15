/** The buttons that accept and withdraw a proposal. */
import { type ReactNode, useState } from 'react';
import type { OwnProposal, Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import type { ActionState } from '#core/kit/data/use-action.ts';
import { taskMessages } from '#core/kit/task/task.messages.ts';
import { strong } from '#core/kit/task/task.styles.ts';
import { ActionError } from '#core/kit/task/task-problem.tsx';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import { useAcceptProposal, useWithdrawProposal } from './requests.data.ts';

interface ProposalStepProps<AnyProposal extends OwnProposal> {
  request: PublishedRequest;
  proposal: AnyProposal;
}

/** Accepts a proposal after a confirmation: it becomes a task, and the backend declines all others. */
export function AcceptProposal({ request, proposal }: ProposalStepProps<Proposal>) {
  const t = useMessages(dashboardMessages);
  const { notYet } = useMessages(taskMessages);
  const format = useFormat();
  const [accept, state] = useAcceptProposal(request, proposal);
  const name = proposal.author.fullName;
  return (
    <ConfirmedButton
      part="accept"
      variant="primary"
      text={t.acceptProposal}
      label={t.acceptProposalOf({ name })}
      question={t.acceptTitle({ name })}
      title={request.title}
      about={t.acceptText({ name, price: format.price(proposal.price) })}
      dismissLabel={notYet}
      state={state}
      run={() => accept(null)}
    />
  );
}

export function WithdrawProposal({ request, proposal }: ProposalStepProps<OwnProposal>) {
  const t = useMessages(dashboardMessages);
  const [withdraw, state] = useWithdrawProposal(request, proposal);
  return (
    <ConfirmedButton
      part="withdraw"
      variant="danger"
      text={t.withdraw}
      label={t.withdrawFrom({ title: request.title })}
      question={t.withdrawTitle}
      title={request.title}
      about={t.withdrawText}
      dismissLabel={t.keepProposal}
      state={state}
      run={() => withdraw(null)}
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
  run(): Promise<boolean | undefined>;
}

/** A button that asks for confirmation. */
function ConfirmedButton({
  part,
  variant,
  text,
  label,
  question,
  title,
  about,
  dismissLabel,
  state,
  run,
}: ConfirmedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isBusy = state.status === 'busy';
  return (
    <>
      <Button
        size="small"
        variant={variant === 'danger' ? 'quiet' : 'secondary'}
        part={part}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {state.status === 'failed' && <ActionError error={state.error} />}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={question}
        actions={
          <>
            <Button part="dismiss" disabled={isBusy} onClick={() => setOpen(false)} data-autofocus>
              {dismissLabel}
            </Button>
            <Button
              variant={variant}
              part="confirm"
              busy={isBusy}
              onClick={() => void run().then(() => setOpen(false))}
            >
              {text}
            </Button>
          </>
        }
      >
        <p className={strong} dir="auto">
          {title}
        </p>
        <p>{about}</p>
      </Dialog>
    </>
  );
}
