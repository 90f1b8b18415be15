import { flushSync } from 'react-dom';
import { ownAccount } from '#core/api/account.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { usePasskeyText } from '#core/hooks/passkey/passkeys.ts';
import { ProofField } from '#core/hooks/passkey/proof-field.tsx';
import { usePasskeyMessages } from '#core/hooks/passkey/use-passkey-messages.ts';
import { useConfirmPasskey, usePasskeys, useProof } from '#core/hooks/passkey/use-proof.ts';
import { ProviderButtons } from '#core/hooks/provider/provider-buttons.tsx';
import { useIdentities } from '#core/hooks/provider/use-identities.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { providerMessages } from '#core/i18n/sign-in.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Stack } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
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
  if (!proof.isRequired && !proof.isConfirmed) return <AskPasskey onSettled={close} />;

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

interface AskPasskeyProps {
  onSettled(isConfirmed: boolean): void;
}

/** Asks users without a password for a passkey, or for a sign-in with their provider. */
function AskPasskey({ onSettled }: AskPasskeyProps) {
  const core = useMessages(coreMessages);
  const t = usePasskeyMessages();
  const passkeyText = usePasskeyText();
  const provider = useMessages(providerMessages);
  const passkeys = usePasskeys();
  const hasNone = passkeys.status === 'ready' && passkeys.value.length === 0;
  const [confirm, confirming] = useConfirmPasskey(() => onSettled(true));
  return (
    <Dialog
      open
      onClose={() => onSettled(false)}
      title={t.confirmTitle}
      actions={
        <>
          <Button onClick={() => onSettled(false)}>{core.cancel}</Button>
          {!hasNone && (
            <Button
              variant="primary"
              part="confirm-passkey"
              data-autofocus
              busy={confirming.status === 'busy'}
              onClick={() => void confirm(null)}
            >
              {t.usePasskey}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <p>{hasNone ? provider.confirmHint : t.confirmHint}</p>
        <ConfirmProviders onDemo={() => onSettled(true)} />
      </Stack>
      <StatusLine>{confirming.status === 'done' && confirming.result === 'not-done' && t.notDone}</StatusLine>
      {confirming.status === 'failed' && (
        <div role="alert">
          <Notice type="error">{passkeyText(confirming.error)}</Notice>
        </div>
      )}
    </Dialog>
  );
}

/** For a user who has to prove once more who they are: the way to each of their providers, which leads back here. */
function ConfirmProviders({ onDemo }: { onDemo(): void }) {
  const identities = useIdentities();
  const list =
    identities.status === 'ready' ? identities.value.flatMap(({ provider }) => provider ?? []) : [];
  return <ProviderButtons list={list} purpose="confirm" onDemo={onDemo} />;
}
