import { KeyRound } from 'lucide';
import { supportsPasskeys } from '#core/kit/passkey/supports-passkeys.ts';
import { usePasskeyMessages } from '#core/kit/passkey/use-passkey-messages.ts';
import { usePasskeyText } from '#core/kit/passkey/use-passkey-text.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { usePasskeyAgain } from './use-passkey-again.ts';

/** Instead of the password, where a session has expired. */
export function PasskeyAgain({ onSignedIn }: { onSignedIn(): void }) {
  const t = usePasskeyMessages();
  const passkeyText = usePasskeyText();
  const [signIn, state] = usePasskeyAgain(onSignedIn);
  if (!supportsPasskeys()) return null;
  return (
    <>
      <Button wide part="passkey" busy={state.status === 'busy'} onClick={() => void signIn(null)}>
        <Icon node={KeyRound} size={18} /> {t.usePasskey}
      </Button>
      <StatusLine>{state.status === 'done' && state.result === 'not-done' && t.notDone}</StatusLine>
      {state.status === 'failed' && (
        <div role="alert">
          <Notice type="error">{passkeyText(state.error)}</Notice>
        </div>
      )}
    </>
  );
}
