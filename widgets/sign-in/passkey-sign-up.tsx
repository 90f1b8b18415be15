import { KeyRound } from 'lucide';
import { useId } from 'react';
import type { Newcomer } from '#core/api/passkey-sign-in.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useSupportsPasskeys } from '#core/kit/passkey/use-supports-passkeys.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { usePasskeySignUp } from './passkey.data.ts';
import { Refusal } from './refusal.tsx';
import type { OnSignedIn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { divider, lead, methods } from './sign-in.styles.ts';

interface PasskeySignUpProps {
  /** The person, or null where a field is wrong. */
  read(): Newcomer | null;
  onSignedIn: OnSignedIn;
}

/** The button that opens an account without a password; nothing where the browser has no passkeys. */
export function PasskeySignUp({ read, onSignedIn }: PasskeySignUpProps) {
  const t = useMessages(signInMessages);
  const { demo } = useWidget();
  const [signUp, state] = usePasskeySignUp(onSignedIn);
  const hintId = useId();
  const isSupported = useSupportsPasskeys();
  if (!demo && !isSupported) return null;
  const press = () => {
    const person = read();
    if (person) void signUp(person);
  };
  return (
    <div className={methods}>
      <p className={divider}>{t.or}</p>
      <Button part="passkey" wide aria-describedby={hintId} busy={state.status === 'busy'} onClick={press}>
        <Icon node={KeyRound} size={18} /> {t.passkeySignUp}
      </Button>
      <p className={lead} data-small id={hintId}>
        {t.passkeySignUpHint}
      </p>
      <StatusLine>{state.status === 'done' && state.result === 'not-done' && t.passkeyNotMade}</StatusLine>
      <Refusal error={state.status === 'failed' ? state.error : null} />
    </div>
  );
}
