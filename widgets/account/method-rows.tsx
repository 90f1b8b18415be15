/** The rows of the ways in which a user can sign in, with the dialogs that rename and remove them. */

import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Passkey, passkeyNameLength } from '#core/domain/passkey.ts';
import type { Identity } from '#core/domain/provider.ts';
import type { Action } from '#core/hooks/data/use-action.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { Button } from '#core/ui/button.tsx';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { Row } from '#core/ui/stack.tsx';
import { identityMessages, signInMethodMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { useRemoveIdentity, useRemovePasskey, useRenamePasskey } from './sign-in-methods.data.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  /** The user has no other way to sign in. */
  isOnly: boolean;
  onChanged(): Promise<void>;
}

export function PasskeyRow({ passkey, isOnly, onChanged }: PasskeyRowProps) {
  const t = useMessages(signInMethodMessages);
  const format = useFormat();
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const { name, createdAt, usedAt } = passkey;
  const moment = (at: Date) => isolated(format.moment(at));
  const close = () => setDialog(null);
  return (
    <>
      <span>
        <Row as="span" gap={2} lines={1}>
          <bdi translate="no">{name}</bdi>
        </Row>
        {createdAt && <span className={styles.since}>{t.createdAt({ when: moment(createdAt) })}</span>}
        <span className={styles.since}>{usedAt ? t.usedAt({ when: moment(usedAt) }) : t.neverUsed}</span>
        {isOnly && <span className={styles.since}>{t.onlyMethod}</span>}
        <span className={styles.rowActions}>
          <Button
            size="small"
            part="rename-passkey"
            aria-label={t.renameOf({ name })}
            onClick={() => setDialog('rename')}
          >
            {t.rename}
          </Button>
          {!isOnly && (
            <Button
              size="small"
              part="remove-passkey"
              aria-label={t.removeOf({ name })}
              onClick={() => setDialog('remove')}
            >
              {t.remove}
            </Button>
          )}
        </span>
      </span>
      {dialog === 'rename' && <RenamePasskey passkey={passkey} onClose={close} onChanged={onChanged} />}
      {dialog === 'remove' && <RemovePasskey passkey={passkey} onClose={close} onChanged={onChanged} />}
    </>
  );
}

// The dialogs in which a passkey gets another name, or is removed.

interface PasskeyDialogProps {
  passkey: Passkey;
  onClose(): void;
  onChanged(): Promise<void>;
}

function RenamePasskey({ passkey, onClose, onChanged }: PasskeyDialogProps) {
  const t = useMessages(signInMethodMessages);
  const core = useMessages(coreMessages);
  const [name, setName] = useState(passkey.name);
  const [rename, renaming] = useRenamePasskey();
  const submit = async () => {
    if (!(await rename({ id: passkey.id, name: name.trim() }))) return;
    flushSync(onClose);
    await onChanged();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t.renameTitle}
      submitLabel={t.renameNow}
      submit={{ part: 'confirm-rename', busy: renaming.status === 'busy', busyLabel: core.loading }}
      cancelLabel={core.cancel}
      onSubmit={() => void submit()}
    >
      {(errors) => (
        <>
          <TextField
            name="passkeyName"
            label={t.name}
            hint={t.nameHint}
            required
            maxLength={passkeyNameLength}
            value={name}
            onChange={setName}
            error={errors.passkeyName}
            autoComplete="off"
            data-autofocus
          />
          {renaming.status === 'failed' && <FormProblem error={renaming.error} />}
        </>
      )}
    </FormDialog>
  );
}

function RemovePasskey({ passkey, ...dialog }: PasskeyDialogProps) {
  const t = useMessages(signInMethodMessages);
  const action = useRemovePasskey();
  return (
    <RemoveDialog {...dialog} id={passkey.id} title={t.removeTitle} submitLabel={t.removeNow} action={action}>
      {t.removeQuestion({ name: isolated(passkey.name) })}
    </RemoveDialog>
  );
}

interface IdentityRowProps {
  identity: Identity;
  /** The user has no other way to sign in. */
  isOnly: boolean;
  onChanged(): Promise<void>;
}

/** A sign-in provider that is connected with the account. */
export function IdentityRow({ identity, isOnly, onChanged }: IdentityRowProps) {
  const t = useMessages(signInMethodMessages);
  const own = useMessages(identityMessages);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { name, provider, createdAt, usedAt } = identity;
  const moment = (at: Date) => isolated(format.moment(at));
  return (
    <>
      <span>
        <Row as="span" gap={2} lines={1}>
          <bdi translate="no">{name}</bdi>
        </Row>
        {createdAt && <span className={styles.since}>{t.createdAt({ when: moment(createdAt) })}</span>}
        <span className={styles.since}>{usedAt ? t.usedAt({ when: moment(usedAt) }) : t.neverUsed}</span>
        {!provider && <span className={styles.since}>{own.gone}</span>}
        {isOnly && provider && <span className={styles.since}>{t.onlyMethod}</span>}
        {!(isOnly && provider) && (
          <span className={styles.rowActions}>
            <Button
              size="small"
              part="remove-provider"
              aria-label={t.removeOf({ name })}
              onClick={() => setAsking(true)}
            >
              {t.remove}
            </Button>
          </span>
        )}
      </span>
      {isAsking && (
        <RemoveIdentity identity={identity} onClose={() => setAsking(false)} onChanged={onChanged} />
      )}
    </>
  );
}

type RemoveIdentityProps = Omit<IdentityRowProps, 'isOnly'> & { onClose(): void };

function RemoveIdentity({ identity: { id, name }, ...dialog }: RemoveIdentityProps) {
  const t = useMessages(identityMessages);
  const action = useRemoveIdentity();
  return (
    <RemoveDialog
      {...dialog}
      id={id}
      title={t.removeTitle({ name })}
      submitLabel={t.removeNow}
      action={action}
    >
      {t.removeQuestion({ name: isolated(name) })}
    </RemoveDialog>
  );
}

interface RemoveDialogProps {
  id: string;
  title: string;
  submitLabel: string;
  /** Removes it; resolves to true once that is done. */
  action: Action<string, boolean | undefined>;
  onClose(): void;
  onChanged(): Promise<void>;
  children: ReactNode;
}

/** Asks before a way to sign in is removed. */
function RemoveDialog({ id, action, onClose, onChanged, children, ...texts }: RemoveDialogProps) {
  const core = useMessages(coreMessages);
  const [remove, removing] = action;
  const submit = async () => {
    if (!(await remove(id))) return;
    flushSync(onClose);
    await onChanged();
  };
  return (
    <FormDialog
      {...texts}
      open
      onClose={onClose}
      submit={{
        variant: 'danger',
        part: 'confirm-remove',
        busy: removing.status === 'busy',
        busyLabel: core.loading,
      }}
      cancelLabel={core.cancel}
      onSubmit={() => void submit()}
    >
      {() => (
        <>
          <p>{children}</p>
          {removing.status === 'failed' && <FormProblem error={removing.error} />}
        </>
      )}
    </FormDialog>
  );
}
