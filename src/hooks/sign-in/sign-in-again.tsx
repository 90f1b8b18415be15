import { KeyRound } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { passkeySignIn } from '#core/api/passkeys.ts';
import type { User } from '#core/domain/user.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { supportsPasskeys, unlessNotDone, usePasskeyText } from '#core/hooks/passkey/passkeys.ts';
import { usePasskeyMessages } from '#core/hooks/passkey/use-passkey-messages.ts';
import { ProviderButtons } from '#core/hooks/provider/provider-buttons.tsx';
import { useProviders } from '#core/hooks/provider/use-providers.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import { Button } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface SignInAgainProps {
  user: User;
  onSignedIn?(): void;
  onClose(): void;
}

/** The dialog above a widget whose session has expired: the user signs in again and continues. */
export function SignInAgain({ user, onSignedIn, onClose }: SignInAgainProps) {
  const t = useMessages(coreMessages);
  const { welcome } = useSignInTexts();
  const { runtime } = useWidget();
  const [email, setEmail] = useState(user.email);
  const goOn = () => {
    // Elements behind a modal dialog cannot receive focus, so it closes first.
    flushSync(onClose);
    onSignedIn?.();
  };

  return (
    <PasswordDialog
      email={email}
      onClose={onClose}
      title={t.errorSignIn}
      submitLabel={t.signIn}
      person={(errors) => (
        <TextField
          name="email"
          type="email"
          label={t.email}
          value={email}
          onChange={setEmail}
          error={errors.email}
          autoComplete="username"
          required
        />
      )}
      others={
        <>
          <ProviderAgain />
          <PasskeyAgain onSignedIn={goOn} />
        </>
      }
      onSignedIn={(message) => {
        runtime.notices.notify(message.type, welcome(message), { topic: sessionTopic });
        goOn();
      }}
    />
  );
}

/** Instead of the password, where a session has expired. */
function PasskeyAgain({ onSignedIn }: { onSignedIn(): void }) {
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

/** Signs in with a passkey where a session has expired. */
function usePasskeyAgain(onSignedIn: () => void) {
  const { runtime, session } = useWidget();
  const { welcome } = useSignInTexts();
  return useAction(async (client, _input: null) => {
    const { signWithPasskey } = await import('#core/hooks/passkey/authenticator.ts');
    const options = await passkeySignIn(client).options();
    const signed = await unlessNotDone(() => signWithPasskey(options));
    if (signed === 'not-done') return signed;
    const { serverMessage } = await session.signInBy(
      'passkey',
      (backend, replaced) => passkeySignIn(backend).signIn(signed, replaced),
      { client },
    );
    runtime.notices.notify(serverMessage.type, welcome(serverMessage), { topic: sessionTopic });
    onSignedIn();
    return 'done';
  });
}

/**
 * Instead of the password, where a session has expired. The provider leads to the sign-in page, and that back to this one:
 * what was typed here is among the drafts.
 */
function ProviderAgain() {
  const list = useProviders();
  const page = `/SignIn?next=${encodeURIComponent(location.pathname + location.search)}`;
  return <ProviderButtons list={list} purpose="sign-in" page={page} onDemo={() => undefined} />;
}
