import { useMessages } from '#core/i18n/context.ts';
import { useSupportsPasskeys } from '#core/kit/passkey/use-supports-passkeys.ts';
import { ProviderButtons } from '#core/kit/provider/provider-buttons.tsx';
import { useWidget } from '#core/kit/widget-context.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import type { ProviderVisit } from './provider.data.ts';
import type { OnSignedIn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { divider, methods } from './sign-in.styles.ts';

interface SignInMethodsProps {
  /** Whether the visitor signs up: the form for that has its own button for a passkey. */
  isNew: boolean;
  visit: ProviderVisit;
  onSignedIn: OnSignedIn;
}

/** How else than with the password a visitor can sign in; nothing where there is no other method. */
export function SignInMethods({ isNew, visit, onSignedIn }: SignInMethodsProps) {
  const t = useMessages(signInMessages);
  const { demo } = useWidget();
  const isSupported = useSupportsPasskeys();
  const hasPasskeys = !isNew && (demo !== '' || isSupported);
  if (!hasPasskeys && visit.list.length === 0) return null;
  return (
    <div className={methods}>
      <p className={divider}>{t.or}</p>
      {hasPasskeys && <PasskeySignIn onSignedIn={onSignedIn} />}
      <ProviderButtons
        list={visit.list}
        purpose="sign-in"
        pending={visit.pending}
        onDemo={visit.signInDemo}
      />
    </div>
  );
}
