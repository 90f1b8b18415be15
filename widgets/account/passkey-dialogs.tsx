/** The dialogs in which a passkey gets another name, or is removed. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Passkey, passkeyNameLength } from '#core/domain/passkey.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { useRemovePasskey, useRenamePasskey } from './passkeys.data.ts';
import { signInMethodMessages } from './sign-in-methods.messages.ts';

interface PasskeyDialogProps {
  passkey: Passkey;
  onClose(): void;
  onChanged(): Promise<void>;
}

export function RenamePasskey({ passkey, onClose, onChanged }: PasskeyDialogProps) {
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
            pattern=".*\S.*"
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

export function RemovePasskey({ passkey, onClose, onChanged }: PasskeyDialogProps) {
  const t = useMessages(signInMethodMessages);
  const core = useMessages(coreMessages);
  const [remove, removing] = useRemovePasskey();
  const submit = async () => {
    if (!(await remove(passkey.id))) return;
    flushSync(onClose);
    await onChanged();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t.removeTitle}
      submitLabel={t.removeNow}
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
          <p>{t.removeQuestion({ name: isolated(passkey.name) })}</p>
          {removing.status === 'failed' && <FormProblem error={removing.error} />}
        </>
      )}
    </FormDialog>
  );
}
