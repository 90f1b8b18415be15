/** The dialogs that ask before a step: what becomes of the money that is held, and what to tell the other party. */
import type { ReactNode } from 'react';
import { type AcceptedTask, heldFor } from '#core/domain/accepted-task.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useDraft } from '#core/kit/data/use-draft.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { MoneyAfter } from './money-after.tsx';
import { useStepText } from './status-text.ts';
import type { StepDialogProps } from './steps.ts';
import { taskMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';
import { maxTextLength } from './task-form-dialog.tsx';
import { ActionError } from './task-problem.tsx';

export function StepDialog(props: StepDialogProps) {
  switch (props.step) {
    case 'declined':
    case 'cancelled':
      return <EndDialog {...props} />;
    case 'finished':
      return <AcceptDialog {...props} />;
    case 'delivered':
      return <DeliverDialog {...props} />;
    case 'changes_requested':
      return <ChangesDialog {...props} />;
  }
}

/** Before a task is declined or cancelled. */
function EndDialog(props: StepDialogProps) {
  const { task, step } = props;
  const t = useMessages(taskMessages);
  const isDecline = step === 'declined';
  const name = task.other.fullName;
  return (
    <Confirmation
      {...props}
      title={isDecline ? t.declineTitle : t.cancelTitle}
      dismissLabel={t.keep}
      confirmLabel={isDecline ? t.doDecline : t.doCancel}
      variant="danger"
    >
      <Refund task={task} />
      <p>{isDecline ? t.declineText({ name }) : t.cancelText({ name })}</p>
    </Confirmation>
  );
}

/** What goes back to the customer. */
function Refund({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const { role, payment, other } = task;
  const held = heldFor(task);
  if (held > 0) {
    const amount = format.price(held / 100);
    return (
      <p className={styles.strong}>
        {role === 'owner' ? t.refundTo({ name: other.fullName, amount }) : t.refundToYou({ amount })}
      </p>
    );
  }
  if (payment?.status !== 'pending') return null;
  return <p className={styles.strong}>{t.refundIfPaid({ amount: format.price(payment.amount / 100) })}</p>;
}

/** Before the customer accepts a delivery. */
function AcceptDialog(props: StepDialogProps) {
  const { task } = props;
  const t = useMessages(taskMessages);
  const stepText = useStepText();
  const format = useFormat();
  const held = heldFor(task);
  const amount = format.price(held / 100);
  return (
    <Confirmation
      {...props}
      title={t.acceptTitle}
      dismissLabel={t.notYet}
      confirmLabel={held > 0 ? t.release({ amount }) : stepText('finished')}
      variant="primary"
    >
      {held > 0 && <p className={styles.strong}>{t.releaseText({ name: task.other.fullName, amount })}</p>}
      <p>{t.acceptText}</p>
    </Confirmation>
  );
}

interface ConfirmationProps extends StepDialogProps {
  title: string;
  dismissLabel: string;
  confirmLabel: string;
  variant: 'primary' | 'danger';
  children: ReactNode;
}

function Confirmation({ task, busy, error, onConfirm, onClose, children, ...texts }: ConfirmationProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button part="dismiss" disabled={busy} onClick={onClose} data-autofocus>
            {texts.dismissLabel}
          </Button>
          <Button variant={texts.variant} part="confirm" busy={busy} onClick={() => void onConfirm('')}>
            {texts.confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.texts}>
        <p className={styles.quiet} dir="auto">
          {task.title}
        </p>
        {children}
        {error && <ActionError error={error} />}
      </div>
    </Dialog>
  );
}

const blank = { message: '' };

/** What the customer wants changed. Stored on this device as a draft until it is sent. */
function ChangesDialog({ task, busy, error, onConfirm, onClose }: StepDialogProps) {
  const t = useMessages(taskMessages);
  const stepText = useStepText();
  const { fields: draft, change, clear } = useDraft(`changes_requested.${task.id}`, blank);
  const name = task.other.fullName;
  const send = async () => {
    if (await onConfirm(draft.message.trim())) clear();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={stepText('changes_requested')}
      submitLabel={stepText('changes_requested')}
      submit={{ busy }}
      onSubmit={() => void send()}
    >
      {(errors) => (
        <>
          <MoneyAfter task={task} step="changes_requested" />
          <TextArea
            name="message"
            label={t.changesLabel}
            hint={t.changesHint({ name })}
            error={errors.message}
            required
            limit={maxTextLength}
            value={draft.message}
            onChange={(message) => change({ message })}
          />
          {error && <ActionError error={error} />}
        </>
      )}
    </FormDialog>
  );
}
