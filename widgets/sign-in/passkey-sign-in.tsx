import { KeyRound } from 'lucide';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { usePasskeyAutofill, usePasskeySignIn } from './passkey.data.ts';
import { Refusal } from './refusal.tsx';
import type { OnSignedIn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';

/** The button that signs in with a passkey, and what the browser offers by autofill. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: OnSignedIn }) {
  const t = useMessages(signInMessages);
  const [signIn, state] = usePasskeySignIn(onSignedIn);
  const isBusy = state.status === 'busy';
  usePasskeyAutofill(isBusy, (signed) => void signIn(signed));
  return (
    <>
      <Button part="passkey" wide busy={isBusy} onClick={() => void signIn(null)}>
        <Icon node={KeyRound} size={18} /> {t.passkeySignIn}
      </Button>
      <StatusLine>{state.status === 'done' && state.result === 'not-done' && t.passkeyNotUsed}</StatusLine>
      <Refusal error={state.status === 'failed' ? state.error : null} />
    </>
  );
}
