import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { PasswordField } from '#core/ui/password-field.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { PasskeyAgain } from './passkey-again.tsx';
import { ProviderAgain } from './provider-again.tsx';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface SignInAgainProps {
  user: User;
  onSignedIn?(): void;
  onClose(): void;
}

/** The dialog above a widget whose session has expired: the user signs in again and continues. */
export function SignInAgain({ user, onSignedIn, onClose }: SignInAgainProps) {
  const t = useMessages(coreMessages);
  const { welcome, refusal } = useSignInTexts();
  const { runtime, session } = useWidget();
  const [values, setValues] = useState({ email: user.email, password: '' });
  const [signIn, signingIn] = useAction(async (client, { email, password }: typeof values) => {
    const { serverMessage } = await session.signIn(email.trim(), password, { client });
    runtime.notices.notify(serverMessage.type, welcome(serverMessage), { topic: sessionTopic });
    goOn();
  });
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
        return (
          <>
            <TextField {...field('email')} type="email" label={t.email} autoComplete="username" />
            <PasswordField
              {...field('password')}
              label={t.password}
              autoComplete="current-password"
              data-autofocus
            />
            {signingIn.status === 'failed' && (
              <div role="alert">
                <Notice type="error">{refusal(signingIn.error)}</Notice>
              </div>
            )}
            <ProviderAgain />
            <PasskeyAgain onSignedIn={goOn} />
          </>
        );
      }}
    </FormDialog>
  );
}
