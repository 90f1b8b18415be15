import { useMessages } from '#core/i18n/context.ts';
import { supportsPasskeys } from '#core/kit/passkey/supports-passkeys.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import type { OnSignedIn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { divider, methods } from './sign-in.styles.ts';

/** How else than with the password a visitor can sign in; nothing where there is no other method. */
export function SignInMethods({ onSignedIn }: { onSignedIn: OnSignedIn }) {
  const t = useMessages(signInMessages);
  const { demo } = useWidget();
  if (!demo && !supportsPasskeys()) return null;
  return (
    <div className={methods}>
      <p className={divider}>{t.or}</p>
      <PasskeySignIn onSignedIn={onSignedIn} />
    </div>
  );
}
