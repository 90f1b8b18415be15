/** The dialogs that ask before a step: what becomes of the money that is held, and what to tell the other party. */

import { useState } from 'react';
import { heldFor, isUnannounced, refundFor } from '#core/domain/accepted-task.ts';
import { acceptedFileTypes } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import { dateOf } from '#core/domain/time-zone.ts';
import { useDraft } from '#core/hooks/data/use-draft.ts';
import { useFormat, useMessages, useTitleOf } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#core/ui/confirm-dialog.tsx';
import { DraftProblem } from '#core/ui/forms/draft-note.tsx';
import { FileDrop } from '#core/ui/forms/file-drop.tsx';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { useStepText } from './status-text.ts';
import type { StepDialogProps } from './steps.ts';
import * as styles from './task.styles.ts';
import { ActionError, InlineError } from './task-problem.tsx';

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

/**
 * Before a task is declined or cancelled: only for the refund that was read. Each refusal shows what goes back by then, and
 * no live update changes the sum under the pointer.
 */
function EndDialog(props: StepDialogProps) {
  const { step, error, onConfirm } = props;
  const [{ task, refusal }, setRead] = useState({ task: props.task, refusal: error });
  if (error && error !== refusal) setRead({ task: props.task, refusal: error });
  const t = useMessages(taskMessages);
  const isDecline = step === 'declined';
  const name = fullName(task);
  return (
    <Confirmation
      {...props}
      title={isDecline ? t.declineTitle : t.cancelTitle}
      dismissLabel={t.keep}
      confirmLabel={isDecline ? t.doDecline : t.doCancel}
      variant="danger"
      onConfirm={(message) => onConfirm(message, refundFor(task))}
    >
      <Refund task={task} />
      <p>{t[isDecline ? 'declineText' : isUnannounced(task) ? 'cancelUntold' : 'cancelText']({ name })}</p>
    </Confirmation>
  );
}

/** What goes back to the customer. */
function Refund({ task }: { task: AcceptedTask }) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const { role, payment, cancel } = task;
  const held = heldFor(task);
  if (held > 0) {
    const refund = refundFor(task);
    const amount = format.price(refund / 100);
    const name = fullName(task);
    const until = dateOf(cancel?.until);
    return (
      <>
        <p className={styles.strong}>
          {role === 'owner' ? t.refundTo({ name, amount }) : t.refundToYou({ amount })}
        </p>
        {refund < held && <p>{t.keptByRule({ name, amount: format.price((held - refund) / 100) })}</p>}
        {until && <p>{t.refundUntil({ when: format.moment(until) })}</p>}
      </>
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
      {held > 0 && <p className={styles.strong}>{t.releaseText({ name: fullName(task), amount })}</p>}
      <p>{t.acceptText}</p>
    </Confirmation>
  );
}

type ConfirmationProps = StepDialogProps & Omit<ConfirmDialogProps, 'open' | 'onConfirm'>;

function Confirmation({ task, step, uploads, error, onConfirm, children, ...dialog }: ConfirmationProps) {
  const { title, lang } = useTitleOf(task);
  return (
    <ConfirmDialog open onConfirm={() => void onConfirm('')} {...dialog}>
      <div className={styles.texts}>
        <p className={styles.quiet} dir="auto" lang={lang}>
          {title}
        </p>
        {children}
        {error && <ActionError error={error} />}
      </div>
    </ConfirmDialog>
  );
}

const blank = { message: '' };

/** What the customer wants changed. Stored on this device as a draft until it is sent. */
function ChangesDialog({ task, busy, error, onConfirm, onClose }: StepDialogProps) {
  const t = useMessages(taskMessages);
  const stepText = useStepText();
  const draft = useDraft(`changes_requested.${task.id}`, blank);
  const name = fullName(task);
  const send = async () => {
    if (await onConfirm(draft.fields.message.trim())) draft.clear();
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
            limit={limits.taskText}
            value={draft.fields.message}
            onChange={(message) => draft.change({ message })}
          />
          <DraftProblem draft={draft} />
          {error && <ActionError error={error} />}
        </>
      )}
    </FormDialog>
  );
}

const noNote = { message: '' };

/**
 * Hands over the work: its files, each sent by itself, and a note. The task is delivered once all files are there; those
 * that arrived stay if another fails, and pressing the button again sends the rest.
 */
export function DeliverDialog({ task, busy, error, uploads, onConfirm, onClose }: StepDialogProps) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const stepText = useStepText();
  const draft = useDraft(`delivered.${task.id}`, noNote);
  const name = fullName(task);
  const isSending = uploads.status === 'busy';
  const isBusy = busy || isSending;
  // A call leaves nothing that one could send.
  const hasNothing = task.type !== 'call' && uploads.files.length === 0 && !hasWork(task);
  const hasFailed = !isBusy && uploads.files.some(({ state }) => state === 'failed');
  const send = async () => {
    if (!(await uploads.send()) || !(await onConfirm(draft.fields.message.trim()))) return;
    uploads.removeUploaded();
    draft.clear();
  };
  return (
    <FormDialog
      open
      onClose={() => !isBusy && onClose()}
      title={t.deliverTitle}
      submitLabel={stepText('delivered')}
      submit={{ busy: isBusy, busyLabel: isSending ? t.sendingFiles : undefined }}
      onSubmit={() => void send()}
    >
      {(errors) => (
        <>
          <p>{t.deliverText({ name })}</p>
          <MoneyAfter task={task} step="delivered" />
          <FileDrop
            name="documents"
            part="documents"
            label={t.work}
            hint={t.documentsHint({
              size: format.bytes(limits.documentBytes),
              count: format.number(limits.documents),
            })}
            optional
            disabled={isBusy}
            accept={acceptedFileTypes}
            multiple
            maxBytes={limits.documentBytes}
            maxFiles={limits.documents}
            files={uploads.files}
            onAdd={uploads.add}
            onRemove={uploads.remove}
          />
          <TextArea
            name="message"
            label={t.note({ name })}
            hint={hasNothing ? t.noteInsteadHint : t.noteHint}
            // Once there is a file, an empty note is right.
            error={hasNothing || draft.fields.message ? errors.message : undefined}
            required={hasNothing}
            optional={!hasNothing}
            limit={limits.taskText}
            value={draft.fields.message}
            onChange={(message) => draft.change({ message })}
          />
          <DraftProblem draft={draft} />
          {hasFailed && <InlineError>{t.notDelivered}</InlineError>}
          {error && <ActionError error={error} />}
        </>
      )}
    </FormDialog>
  );
}

const hasWork = ({ documents }: AcceptedTask): boolean =>
  documents.some(({ kind }) => kind === 'deliverable');

interface MoneyAfterProps {
  task: AcceptedTask;
  step: 'delivered' | 'changes_requested';
}

/** What an owner gets for the delivery, or that the customer's money stays where it is. */
export function MoneyAfter({ task, step }: MoneyAfterProps) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const held = heldFor(task);
  if (held === 0) return null;
  if (step === 'changes_requested') return <p>{t.staysHeld({ amount: format.price(held / 100) })}</p>;
  const net = task.payment?.net;
  if (net === null || net === undefined) return null;
  return <p>{t.netAfter({ name: fullName(task), amount: format.price(net / 100) })}</p>;
}
