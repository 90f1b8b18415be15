import { flushSync } from 'react-dom';
import { ownAccount } from '#core/api/own-account.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { ProofField } from '#core/kit/passkey/proof-field.tsx';
import { useProof } from '#core/kit/passkey/use-proof.ts';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { AskPasskey } from './ask-passkey.tsx';
import type { PasswordRequest } from './reauthentication.ts';

type AskPasswordProps = PasswordRequest & { onClose(): void };

/** The dialog above a widget that asks for the password once more, or for a passkey; the session stays as it is. */
export function AskPassword({ texts, settle, onClose }: AskPasswordProps) {
  const t = useMessages(coreMessages);
  const errorText = useErrorText();
  const proof = useProof();
  const close = (isConfirmed: boolean) => {
    // Elements behind a modal dialog cannot receive focus, so it closes first.
    flushSync(onClose);
    settle(isConfirmed);
  };
  const [confirm, confirming] = useAction(async (client, given: string) => {
    await ownAccount(client).confirmPassword(given);
    close(true);
  });
  if (!proof.isAsked && !proof.isConfirmed) return <AskPasskey onSettled={close} />;

  return (
    <FormDialog
      open
      onClose={() => close(false)}
      title={texts.title}
      submitLabel={texts.submit}
      submit={{ busy: confirming.status === 'busy', busyLabel: t.loading }}
      cancelLabel={t.cancel}
      onSubmit={() => void confirm(proof.typed)}
    >
      {(errors) => (
        <>
          <p>{texts.hint}</p>
          <ProofField
            proof={proof}
            name="confirmedPassword"
            label={t.password}
            error={errors.confirmedPassword}
            onConfirmed={() => close(true)}
            autoFocus
          />
          {confirming.status === 'failed' && (
            <div role="alert">
              <Notice type="error">{errorText(confirming.error)}</Notice>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
