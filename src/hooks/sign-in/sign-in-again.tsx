import { KeyRound } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { codeTicketOf } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { passkeySignIn } from '#core/api/passkeys.ts';
import { account } from '#core/api/session.ts';
import type { User } from '#core/domain/user.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { supportsPasskeys, unlessNotDone, usePasskeyText } from '#core/hooks/passkey/passkeys.ts';
import { usePasskeyMessages } from '#core/hooks/passkey/use-passkey-messages.ts';
import { ProviderButtons } from '#core/hooks/provider/provider-buttons.tsx';
import { useProviders } from '#core/hooks/provider/use-providers.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { codeMessages } from '#core/i18n/sign-in.messages.ts';
import { useLateMessages } from '#core/i18n/use-late-messages.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import { Button } from '#core/ui/button.tsx';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
import { PasswordField } from '#core/ui/forms/password-field.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { CodeField } from './code-field.tsx';
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
  const code = useLateMessages(codeMessages);
  const { runtime, session } = useWidget();
  const [values, setValues] = useState({ email: user.email, password: '', code: '' });
  const [ticket, setTicket] = useState('');
  const [signIn, signingIn] = useAction(async (client, { email, password, code }: typeof values) => {
    const prove = (backend: Client, replaced: string | null) =>
      ticket
        ? account(backend).signInByCode(ticket, code, replaced)
        : account(backend).signIn(email.trim(), password, replaced);
    const { serverMessage } = await session
      .signInBy('password', prove, { client })
      .catch((error: unknown) => {
        const needed = codeTicketOf(error);
        if (!needed) throw error;
        setTicket(needed);
        return { serverMessage: null };
      });
    if (!serverMessage) return;
    runtime.notices.notify(serverMessage.type, welcome(serverMessage), { topic: sessionTopic });
    goOn();
  });
  const startAgain = () => {
    setTicket('');
    setValues((before) => ({ ...before, code: '' }));
  };
  const goOn = () => {
    // Elements behind a modal dialog cannot receive focus, so it closes first.
    flushSync(onClose);
    onSignedIn?.();
  };

  return (
    <FormDialog
      open
      onClose={onClose}
      title={t.errorSignIn}
      submitLabel={t.signIn}
      submit={{ busy: signingIn.status === 'busy', busyLabel: t.loading }}
      onSubmit={() => void signIn(values)}
    >
      {(errors) => {
        const field = (name: keyof typeof values) => ({
          name,
          required: true,
          value: values[name],
          error: errors[name],
          onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
        });
        if (ticket)
          return (
            <>
              <p>{code.lead}</p>
              <CodeField {...field('code')} autoFocus />
              <Refused error={signingIn.status === 'failed' ? signingIn.error : null} />
              <Button variant="text" onClick={startAgain}>
                {code.back}
              </Button>
            </>
          );
        return (
          <>
            <TextField {...field('email')} type="email" label={t.email} autoComplete="username" />
            <PasswordField
              {...field('password')}
              label={t.password}
              autoComplete="current-password"
              data-autofocus
            />
            <Refused error={signingIn.status === 'failed' ? signingIn.error : null} />
            <ProviderAgain />
            <PasskeyAgain onSignedIn={goOn} />
          </>
        );
      }}
    </FormDialog>
  );
}

function Refused({ error }: { error: Error | null }) {
  const { refusal } = useSignInTexts();
  if (!error) return null;
  return (
    <div role="alert">
      <Notice type="error">{refusal(error)}</Notice>
    </div>
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
