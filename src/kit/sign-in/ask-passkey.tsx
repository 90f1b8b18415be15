import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useConfirmPasskey } from '#core/kit/passkey/use-confirm-passkey.ts';
import { usePasskeyMessages } from '#core/kit/passkey/use-passkey-messages.ts';
import { usePasskeyText } from '#core/kit/passkey/use-passkey-text.ts';
import { usePasskeys } from '#core/kit/passkey/use-passkeys.ts';
import { ConfirmProviders } from '#core/kit/provider/confirm-providers.tsx';
import { providerMessages } from '#core/kit/provider/provider.messages.ts';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';

interface AskPasskeyProps {
  onSettled(isConfirmed: boolean): void;
}

/** The same for users without a password: the dialog asks for a passkey, or for a sign-in with their provider. */
export function AskPasskey({ onSettled }: AskPasskeyProps) {
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
      <div className={choices}>
        <p>{hasNone ? provider.confirmHint : t.confirmHint}</p>
        <ConfirmProviders onDemo={() => onSettled(true)} />
      </div>
      <StatusLine>{confirming.status === 'done' && confirming.result === 'not-done' && t.notDone}</StatusLine>
      {confirming.status === 'failed' && (
        <div role="alert">
          <Notice type="error">{passkeyText(confirming.error)}</Notice>
        </div>
      )}
    </Dialog>
  );
}

const choices = css`
  display: grid;
  gap: ${space(4)};
`;
