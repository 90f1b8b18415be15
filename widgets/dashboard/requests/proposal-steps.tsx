import { type ReactNode, useState } from 'react';
import type { OwnProposal, Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import type { ActionState } from '#core/kit/data/use-action.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import { StepProblem } from '#widgets/dashboard/dialogs/inline-error.tsx';
import * as styles from '#widgets/dashboard/tasks/task-table.styles.ts';
import { useAcceptProposal, useWithdrawProposal } from './requests.data.ts';

interface StepProps<Given extends OwnProposal> {
  request: PublishedRequest;
  proposal: Given;
}

/** Makes a task of a proposal, once it was asked: everybody else is turned down by that. */
export function AcceptProposal({ request, proposal }: StepProps<Proposal>) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const [accept, state] = useAcceptProposal(request, proposal);
  const name = proposal.author.fullName;
  return (
    <Step
      part="accept"
      variant="primary"
      text={t.acceptProposal}
      label={t.acceptProposalOf({ name })}
      question={t.acceptTitle({ name })}
      title={request.title}
      about={t.acceptText({ name, price: format.price(proposal.price) })}
      keep={t.notYet}
      state={state}
      run={() => accept(null)}
    />
  );
}

export function WithdrawProposal({ request, proposal }: StepProps<OwnProposal>) {
  const t = useMessages(dashboardMessages);
  const [withdraw, state] = useWithdrawProposal(request, proposal);
  return (
    <Step
      part="withdraw"
      variant="danger"
      text={t.withdraw}
      label={t.withdrawFrom({ title: request.title })}
      question={t.withdrawTitle}
      title={request.title}
      about={t.withdrawText}
      keep={t.keepProposal}
      state={state}
      run={() => withdraw(null)}
    />
  );
}

interface AskedProps {
  part: string;
  variant: 'primary' | 'danger';
  text: string;
  label: string;
  question: string;
  title: string;
  about: ReactNode;
  keep: string;
  state: ActionState<boolean>;
  run(): Promise<boolean | undefined>;
}

/** A button that asks once more. */
function Step({ part, variant, text, label, question, title, about, keep, state, run }: AskedProps) {
  const [isAsked, ask] = useState(false);
  const isBusy = state.status === 'busy';
  return (
    <>
      <Button
        size="small"
        variant={variant === 'danger' ? 'quiet' : 'secondary'}
        part={part}
        aria-label={label}
        onClick={() => ask(true)}
      >
        {text}
      </Button>
      {state.status === 'failed' && <StepProblem error={state.error} />}
      <Dialog
        open={isAsked}
        onClose={() => ask(false)}
        title={question}
        actions={
          <>
            <Button part="dismiss" disabled={isBusy} onClick={() => ask(false)} data-autofocus>
              {keep}
            </Button>
            <Button
              variant={variant}
              part="confirm"
              busy={isBusy}
              onClick={() => void run().then(() => ask(false))}
            >
              {text}
            </Button>
          </>
        }
      >
        <p className={styles.strong} dir="auto">
          {title}
        </p>
        <p>{about}</p>
      </Dialog>
    </>
  );
}
